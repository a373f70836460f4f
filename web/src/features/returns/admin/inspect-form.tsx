import { useState } from "react";
import type { AdminReturn_ReturnFragment, InspectedLineInput } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { Stepper } from "../../../ui/stepper.tsx";
import { variantText } from "../../catalogue/variant-text.ts";
import { piecesText } from "../return-words.ts";

type Line = AdminReturn_ReturnFragment["lines"][number];

const inspected = ({ id, quantity }: Line, writtenOff: number): InspectedLineInput => ({
  lineId: id,
  restocked: quantity - writtenOff,
  writtenOff,
});

/** The inspection of a received return: how many pieces of each line cannot be sold again. The others go into stock. */
export const InspectForm = ({
  shown,
  isBusy,
  onInspect,
}: {
  shown: AdminReturn_ReturnFragment;
  isBusy: boolean;
  onInspect: (lines: InspectedLineInput[]) => void;
}) => {
  const [writtenOff, setWrittenOff] = useState<Readonly<Record<string, number>>>({});
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    if (!isBusy) onInspect(shown.lines.map((line) => inspected(line, writtenOff[line.id] ?? 0)));
  };
  return (
    <form onSubmit={submit} className="grid gap-4 bg-paper-deep p-4">
      <h3 className="font-sans text-base font-semibold">Inspection</h3>
      <ul className="grid gap-4">
        {shown.lines.map((line) => {
          const away = writtenOff[line.id] ?? 0;
          const name = [line.title, variantText(line)].filter(Boolean).join(", ");
          return (
            <li key={line.id} className="grid gap-2 text-sm">
              <p className="wrap-anywhere">{name}</p>
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <Stepper
                  label={`Pieces of ${name} that cannot be sold`}
                  value={away}
                  min={0}
                  max={line.quantity}
                  onChange={(value) => setWrittenOff({ ...writtenOff, [line.id]: value })}
                />
                <span className="text-ink-soft tabular-nums">
                  cannot be sold; {piecesText(line.quantity - away)} back into stock
                </span>
              </div>
            </li>
          );
        })}
      </ul>
      <p className="text-sm text-ink-soft">
        This updates the stock, starts the refund and lists replacements to send. It cannot be undone.
      </p>
      <div>
        <Button type="submit" isLoading={isBusy}>
          Complete the return
        </Button>
      </div>
    </form>
  );
};
