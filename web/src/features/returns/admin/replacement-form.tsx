import { useState } from "react";
import type { AdminReturn_ReturnFragment } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";

/** Courier and number of the replacement; the shopper gets a mail with them. */
export const ReplacementForm = ({
  shown,
  isBusy,
  onSend,
}: {
  shown: AdminReturn_ReturnFragment;
  isBusy: boolean;
  onSend: (parcel: { courier: string; trackingId: string }) => void;
}) => {
  const [courier, setCourier] = useState(shown.replacementCourier ?? "");
  const [trackingId, setTrackingId] = useState(shown.replacementTrackingId ?? "");
  const isSent = shown.replacementSentAt !== null;
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSend({ courier, trackingId });
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4 bg-paper-deep p-4">
      <h3 className="font-sans text-base font-semibold">
        {isSent ? "Replacement sent" : "Replacement to be sent"}
      </h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Courier"
          maxLength={60}
          value={courier}
          onChange={({ target }) => setCourier(target.value)}
        />
        <TextField
          label="Tracking id"
          maxLength={60}
          value={trackingId}
          onChange={({ target }) => setTrackingId(target.value)}
        />
      </div>
      <div>
        <Button type="submit" variant={isSent ? "secondary" : "primary"} isLoading={isBusy}>
          {isSent ? "Correct" : "Mark as sent"}
        </Button>
      </div>
    </form>
  );
};
