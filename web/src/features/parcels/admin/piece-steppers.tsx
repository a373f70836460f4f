import type { Delivery_OrderFragment } from "../../../graphql/generated.ts";
import { Stepper } from "../../../ui/stepper.tsx";

export type PieceCounts = Readonly<Record<string, number>>;

/** All pieces of an order that are left to ship, by line. */
export const allPiecesLeft = (order: Delivery_OrderFragment): PieceCounts =>
  Object.fromEntries(order.lines.map(({ id, leftToShip }) => [id, leftToShip]));

export const countPieces = (counts: PieceCounts) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

type PieceSteppersProps = {
  order: Delivery_OrderFragment;
  counts: PieceCounts;
  onChange: (counts: PieceCounts) => void;
};

/** Which pieces of an order are in the parcel: a stepper for each line that is not shipped completely. */
export const PieceSteppers = ({ order, counts, onChange }: PieceSteppersProps) => (
  <ul className="divide-y divide-hairline border-y border-hairline">
    {order.lines
      .filter(({ leftToShip }) => leftToShip > 0)
      .map((line) => {
        const name = [line.title, line.size, line.color].filter(Boolean).join(", ");
        const { leftToShip: left } = line;
        return (
          <li key={line.id} className="flex items-center justify-between gap-4 py-2">
            <span className="min-w-0 text-sm wrap-anywhere">
              {name}
              <span className="block text-ink-soft">
                {left === 1 ? "1 piece left" : `${left} pieces left`}
              </span>
            </span>
            <Stepper
              label={`Pieces of ${name}`}
              value={counts[line.id] ?? 0}
              min={0}
              max={left}
              onChange={(count) => onChange({ ...counts, [line.id]: count })}
            />
          </li>
        );
      })}
  </ul>
);
