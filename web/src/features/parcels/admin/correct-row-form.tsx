import { useState, type FormEvent } from "react";
import {
  useCouriersQuery,
  type ImportTrackingMutation,
  type TrackingCorrectionInput,
} from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";

type CorrectRowFormProps = {
  row: ImportTrackingMutation["importTracking"]["rows"][number];
  isLoading: boolean;
  onCancel: () => void;
  onCorrect: (correction: TrackingCorrectionInput) => void;
};

/** The cells of a row of a courier's file, to be corrected without the file: on a phone there is no spreadsheet. */
export const CorrectRowForm = ({ row, isLoading, onCancel, onCorrect }: CorrectRowFormProps) => {
  const names = useCouriersQuery().data?.couriers ?? [];
  const { position, orderNumber, trackingId, courier, estimate } = row;
  const [cells, setCells] = useState({ orderNumber, trackingId, courier, estimate });
  const selectedCourier = names.find((name) => name.toLowerCase() === cells.courier.trim().toLowerCase());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isLoading) onCorrect({ position, ...cells });
  };
  return (
    <form onSubmit={submit} className="col-span-full mt-2 grid gap-3 sm:grid-cols-4 sm:items-end">
      <TextField
        label="Order number"
        value={cells.orderNumber}
        onChange={({ target }) => setCells({ ...cells, orderNumber: target.value })}
        autoComplete="off"
      />
      <TextField
        label="Tracking id"
        value={cells.trackingId}
        onChange={({ target }) => setCells({ ...cells, trackingId: target.value })}
        autoComplete="off"
      />
      <Select
        label="Courier"
        placeholder="Choose a courier"
        choices={names.map((name) => ({ value: name, label: name }))}
        value={selectedCourier ?? ""}
        onChange={({ target }) => setCells({ ...cells, courier: target.value })}
      />
      <TextField
        label="Expected on"
        placeholder="28-11-2026"
        isOptional
        value={cells.estimate}
        onChange={({ target }) => setCells({ ...cells, estimate: target.value })}
        autoComplete="off"
      />
      <div className="flex gap-3 sm:col-span-full">
        <Button type="submit" isLoading={isLoading}>
          Check row
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
};
