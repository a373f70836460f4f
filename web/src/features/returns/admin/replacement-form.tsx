import { useState } from "react";
import type { AdminReturn_ReturnFragment } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { Address } from "../../parcels/admin/delivery-cells.tsx";
import { ReplacementFields, valuesOf, type ReplacementParcel } from "./replacement-fields.tsx";

/** Courier and number of the replacement; the shopper gets a mail with them. */
export const ReplacementForm = ({
  shown,
  isBusy,
  onSend,
}: {
  shown: AdminReturn_ReturnFragment;
  isBusy: boolean;
  onSend: (parcel: ReplacementParcel) => void;
}) => {
  const [values, setValues] = useState(() => valuesOf(shown));
  const isSent = shown.replacementSentAt !== null;
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSend(values);
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
      <div className="grid gap-4 sm:grid-cols-2">
        <ReplacementFields values={values} onChange={setValues} />
      </div>
      <div>
        <Button type="submit" variant={isSent ? "secondary" : "primary"} isLoading={isBusy}>
          {isSent ? "Correct" : "Mark as sent"}
        </Button>
      </div>
    </form>
  );
};
