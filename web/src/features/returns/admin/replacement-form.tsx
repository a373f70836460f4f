import { useState } from "react";
import type { AdminReturn_ReturnFragment } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { useUnloadQuestion } from "../../../ui/use-leave-notice.ts";
import { CourierFields } from "../../parcels/admin/courier-fields.tsx";
import { Address } from "../../parcels/admin/delivery-cells.tsx";
import type { CourierValues } from "../../parcels/admin/tracking-values.ts";
import { NewPieces } from "./new-pieces.tsx";
import { replacementValues } from "./replacement-values.ts";
import type { ReturnStepActions } from "./use-return-steps.ts";

/** Courier and number of the replacement; the shopper gets a mail with them. */
export const ReplacementForm = ({
  shown,
  steps: { send, isBusy, parcelErrors },
}: {
  shown: AdminReturn_ReturnFragment;
  steps: ReturnStepActions;
}) => {
  // Until something is typed, the fields follow the return.
  const [typed, setTyped] = useState<CourierValues | null>(null);
  const values = typed ?? replacementValues(shown);
  useUnloadQuestion(typed !== null);
  const isSent = shown.replacementDueAt === null;
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    // What was typed during the request stays.
    if (await send(values)) setTyped((current) => (current === typed ? null : current));
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4 bg-paper-deep p-4">
      <h3 className="font-sans text-base font-semibold">
        {isSent ? "Replacement sent" : "Replacement to be sent"}
      </h3>
      {!isSent && (
        <div className="grid gap-2 text-sm">
          <NewPieces lines={shown.lines} />
          <Address to={shown.shippingAddress} />
        </div>
      )}
      <div className="grid gap-4">
        <CourierFields values={values} errors={parcelErrors} onChange={setTyped} />
      </div>
      <div>
        <Button type="submit" variant={isSent ? "secondary" : "primary"} isLoading={isBusy}>
          {isSent ? "Correct" : "Mark as sent"}
        </Button>
      </div>
    </form>
  );
};
