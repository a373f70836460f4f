import type { OrderPiecesInput, OrderCard_OrderFragment } from "../../../graphql/generated.ts";
import { Stepper } from "../../../ui/stepper.tsx";
import { variantText } from "../../catalogue/variant-text.ts";

export type MissingCounts = Readonly<Record<string, number>>;

type Line = Pick<OrderCard_OrderFragment["lines"][number], "id" | "title" | "quantity" | "size" | "color">;

/** The counts as the API takes them, without the lines whose pieces all came back. */
export const missingPieces = (lines: readonly Line[], counts: MissingCounts): OrderPiecesInput[] =>
  lines
    .map(({ id, size, color }) => ({ lineId: id, quantity: counts[id] ?? 0, size, color }))
    .filter(({ quantity }) => quantity > 0);

/** How many pieces of each line did not come back with the parcel of an order. They do not go into stock. */
export const MissingPiecesFields = ({
  lines,
  counts,
  onChange,
}: {
  lines: readonly Line[];
  counts: MissingCounts;
  onChange: (counts: MissingCounts) => void;
}) => (
  <fieldset className="mt-4">
    <legend className="text-sm font-semibold">Pieces that did not come back</legend>
    <ul className="mt-2 divide-y divide-hairline border-y border-hairline">
      {lines.map((line) => {
        const name = [line.title, variantText(line)].filter(Boolean).join(", ");
        return (
          <li key={line.id} className="flex items-center justify-between gap-4 py-2 text-sm">
            <span className="min-w-0 wrap-anywhere">
              {name}
              <span className="block text-ink-soft tabular-nums">of {line.quantity}</span>
            </span>
            <Stepper
              label={`Pieces of ${name} that did not come back`}
              value={counts[line.id] ?? 0}
              min={0}
              max={line.quantity}
              onChange={(count) => onChange({ ...counts, [line.id]: count })}
            />
          </li>
        );
      })}
    </ul>
  </fieldset>
);
