import { useState, type ReactNode } from "react";
import type {
  CourierCashCorrectionInput,
  CourierCash_FileFragment,
  CourierRowState,
} from "../../../graphql/generated.ts";
import { CorrectRowButton, CorrectRowForm, type CellField } from "../../../ui/correct-row.tsx";
import { AlertIcon, CheckCircleIcon, InfoIcon } from "../../../ui/icons.tsx";

const marks: Record<CourierRowState, { name: string; icon: ReactNode; className: string }> = {
  READY: { name: "Ready", icon: <CheckCircleIcon size={18} />, className: "text-green-text" },
  COLLECTED: { name: "Collected before", icon: <InfoIcon size={18} />, className: "text-ink-soft" },
  PROBLEM: { name: "Problem", icon: <AlertIcon size={18} />, className: "text-red-text" },
};

const fields: readonly CellField<"order" | "tracking" | "amount">[] = [
  { name: "order", label: "Order number" },
  { name: "tracking", label: "Tracking id", isOptional: true },
  { name: "amount", label: "Amount", placeholder: "1,299" },
];

type CourierFileRowsProps = {
  name: string;
  summary: string;
  rows: CourierCash_FileFragment["rows"];
  isLoading: boolean;
  /** Called with a row of which the admin has corrected the cells. */
  onCorrect: (correction: CourierCashCorrectionInput) => void;
  action: ReactNode;
};

/** Rows of a courier's file, each with what it leads to. One with a problem can be corrected. */
export const CourierFileRows = ({
  name,
  summary,
  rows,
  isLoading,
  onCorrect,
  action,
}: CourierFileRowsProps) => {
  const [editing, setEditing] = useState<number | null>(null);
  return (
    <div className="mt-4 rounded-sm border border-hairline bg-paper-raised p-4">
      <h3 className="font-sans text-base font-semibold tracking-normal wrap-anywhere">{name}</h3>
      <p role="status" className="mt-1 text-ink-soft">
        {summary}
      </p>
      <ol className="mt-3 divide-y divide-hairline border-y border-hairline text-sm">
        {rows.map(({ position, cells, state, sentence }) => (
          <li key={position} className="grid grid-cols-[3.5rem_auto_minmax(0,1fr)] gap-x-3 py-2">
            <span className="text-ink-soft tabular-nums">Row {position}</span>
            <span className={marks[state].className}>
              {marks[state].icon}
              <span className="sr-only">{marks[state].name}: </span>
            </span>
            <span className="min-w-0 wrap-anywhere">
              {sentence}
              {state === "PROBLEM" && editing !== position && (
                <CorrectRowButton position={position} onPress={() => setEditing(position)} />
              )}
            </span>
            {editing === position && (
              <CorrectRowForm
                fields={fields}
                cells={{ order: cells.order, tracking: cells.tracking, amount: cells.amount }}
                isLoading={isLoading}
                onCancel={() => setEditing(null)}
                onCorrect={(corrected) => {
                  setEditing(null);
                  onCorrect({ position, ...corrected });
                }}
              />
            )}
          </li>
        ))}
      </ol>
      {action}
    </div>
  );
};
