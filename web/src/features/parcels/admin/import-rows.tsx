import { useState } from "react";
import {
  useCouriersQuery,
  type ImportTrackingMutation,
  type TrackingCorrectionInput,
} from "../../../graphql/generated.ts";
import { CorrectRowButton, CorrectRowForm, type CellField } from "../../../ui/correct-row.tsx";

type Row = ImportTrackingMutation["importTracking"]["rows"][number];

/** Rows in sight. Those with a problem come first, and all of them are shown. */
const SHOWN_ROWS = 200;

const outcomeText = ({ state, problem, pieceCount }: Row) => {
  if (problem) return problem;
  if (state === "RECORDED") return "Already recorded.";
  if (state === "DELIVERED") return "The order is marked as delivered.";
  return pieceCount === 1 ? "1 piece is shipped." : `${pieceCount} pieces are shipped.`;
};

type CorrectTrackingRowProps = {
  row: Row;
  isLoading: boolean;
  onCancel: () => void;
  onCorrect: (correction: TrackingCorrectionInput) => void;
};

/** The cells of a row of tracking ids, with the couriers of the shop. */
const CorrectTrackingRow = ({ row, onCorrect, ...form }: CorrectTrackingRowProps) => {
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

type ImportRowsProps = {
  rows: readonly Row[];
  /** Called with a row of which the admin has corrected the cells. */
  onCorrect: (correction: TrackingCorrectionInput) => void;
  isLoading: boolean;
};

/** The rows of a checked file, each with its sentence. */
export const ImportRows = ({ rows, onCorrect, isLoading }: ImportRowsProps) => {
  const [editing, setEditing] = useState<number | null>(null);
  const shown = rows.filter(({ problem }, index) => problem !== null || index < SHOWN_ROWS);
  return (
    <>
      <ul className="mt-3 divide-y divide-hairline border-y border-hairline text-sm">
        {shown.map((row) => (
          <li
            key={row.position}
            className="grid gap-x-4 py-2 sm:grid-cols-[4rem_8rem_minmax(0,1fr)_minmax(0,1.4fr)]"
          >
            <span className="text-ink-soft tabular-nums">Row {row.position}</span>
            <span className="font-semibold break-all tabular-nums">{row.orderNumber || "–"}</span>
            <span className="break-all">{[row.courier, row.trackingId].filter(Boolean).join(" ")}</span>
            <span className={`wrap-anywhere ${row.problem ? "text-madder-deep" : "text-ink-soft"}`}>
              {outcomeText(row)}
              {row.problem && editing !== row.position && (
                <CorrectRowButton position={row.position} onPress={() => setEditing(row.position)} />
              )}
              {row.warning && <span className="block text-amber-text">{row.warning}</span>}
            </span>
            {editing === row.position && (
              <CorrectTrackingRow
                row={row}
                isLoading={isLoading}
                onCancel={() => setEditing(null)}
                onCorrect={(correction) => {
                  setEditing(null);
                  onCorrect(correction);
                }}
              />
            )}
          </li>
        ))}
      </ul>
      {rows.length > shown.length && (
        <p className="mt-2 text-sm text-ink-soft">
          And {(rows.length - shown.length).toLocaleString("en-IN")} more rows.
        </p>
      )}
    </>
  );
};
