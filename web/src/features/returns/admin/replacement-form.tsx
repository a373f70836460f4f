import { useState } from "react";
import type { AdminReturn_ReturnFragment } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { CourierFields } from "../../parcels/admin/courier-fields.tsx";
import { Address } from "../../parcels/admin/delivery-cells.tsx";
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
  const [values, setValues] = useState(() => replacementValues(shown));
  const isSent = shown.replacementSentAt !== null;
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    if (!isBusy) void send(values);
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4 bg-paper-deep p-4">
      <h3 className="font-sans text-base font-semibold">
        {isSent ? "Replacement sent" : "Replacement to be sent"}
      </h3>
      {!isSent && (
        <div className="text-sm">
          <Address to={shown.shippingAddress} />
        </div>
      )}
      <div className="grid gap-4">
        <CourierFields values={values} errors={parcelErrors} onChange={setValues} />
      </div>
      <div>
        <Button type="submit" variant={isSent ? "secondary" : "primary"} isLoading={isBusy}>
          {isSent ? "Correct" : "Mark as sent"}
        </Button>
      </div>
    </form>
  );
};
