import {
  useCouriersQuery,
  type ImportTrackingMutation,
  type TrackingCorrectionInput,
} from "../../../graphql/generated.ts";
import { CorrectRowForm, type CellField } from "../../../ui/correct-row.tsx";

type CorrectTrackingRowProps = {
  row: ImportTrackingMutation["importTracking"]["rows"][number];
  isLoading: boolean;
  onCancel: () => void;
  onCorrect: (correction: TrackingCorrectionInput) => void;
};

/** The cells of a row of tracking ids, with the couriers of the shop. */
export const CorrectTrackingRow = ({ row, onCorrect, ...form }: CorrectTrackingRowProps) => {
  const choices = useCouriersQuery().data?.couriers ?? [];
  const { position, orderNumber, trackingId, courier, estimate } = row;
  const fields: CellField<"orderNumber" | "trackingId" | "courier" | "estimate">[] = [
    { name: "orderNumber", label: "Order number" },
    { name: "trackingId", label: "Tracking id" },
    { name: "courier", label: "Courier", placeholder: "Choose a courier", choices },
    { name: "estimate", label: "Expected on", placeholder: "28-11-2026", isOptional: true },
  ];
  return (
    <CorrectRowForm
      {...form}
      fields={fields}
      cells={{ orderNumber, trackingId, courier, estimate }}
      onCorrect={(cells) => onCorrect({ position, ...cells })}
    />
  );
};
