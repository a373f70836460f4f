import { useState } from "react";
import type { AdminReturn_ReturnFragment, InspectedLineInput } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { piecesText } from "../return-words.ts";
import { InspectForm } from "./inspect-form.tsx";

/** The pieces that did not arrive with a completed return, and their inspection when they arrive later. */
export const LatePieces = ({
  shown,
  isBusy,
  onInspect,
}: {
  shown: AdminReturn_ReturnFragment;
  isBusy: boolean;
  /** Returns whether the inspection was recorded. */
  onInspect: (lines: InspectedLineInput[]) => Promise<boolean>;
}) => {
  const [isOpen, setOpen] = useState(false);
  const missing = shown.lines.reduce((sum, line) => sum + line.missing, 0);
  const inspect = async (lines: InspectedLineInput[]) => {
    if (await onInspect(lines)) setOpen(false);
  };
  if (isOpen)
    return (
      <InspectForm
        shown={shown}
        isBusy={isBusy}
        onInspect={(lines) => void inspect(lines)}
        onCancel={() => setOpen(false)}
      />
    );
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-sm">
        {piecesText(missing)} did not arrive. The customer can still send {missing === 1 ? "it" : "them"}, or
        request the return again.
      </p>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Inspect missing pieces<span className="sr-only"> of return {shown.returnNumber}</span>
      </Button>
    </div>
  );
};
