import type { ReactNode } from "react";
import type { CourierCash_FileFragment, CourierRowState } from "../../../graphql/generated.ts";
import { AlertIcon, CheckCircleIcon, InfoIcon } from "../../../ui/icons.tsx";

const marks: Record<CourierRowState, { name: string; icon: ReactNode; className: string }> = {
  READY: { name: "Ready", icon: <CheckCircleIcon size={18} />, className: "text-green-text" },
  COLLECTED: { name: "Collected before", icon: <InfoIcon size={18} />, className: "text-ink-soft" },
  PROBLEM: { name: "Problem", icon: <AlertIcon size={18} />, className: "text-red-text" },
};

/** Rows of a courier's file, each with what it leads to. */
export const CourierFileRows = ({
  name,
  summary,
  rows,
  action,
}: {
  name: string;
  summary: string;
  rows: CourierCash_FileFragment["rows"];
  action: ReactNode;
}) => (
  <div className="mt-4 rounded-sm border border-hairline bg-paper-raised p-4">
    <h3 className="font-sans text-base font-semibold tracking-normal wrap-anywhere">{name}</h3>
    <p role="status" className="mt-1 text-ink-soft">
      {summary}
    </p>
    <ol className="mt-3 divide-y divide-hairline border-y border-hairline text-sm">
      {rows.map(({ position, state, sentence }) => (
        <li key={position} className="flex gap-3 py-2">
          <span className="w-14 shrink-0 text-ink-soft tabular-nums">Row {position}</span>
          <span className={`shrink-0 ${marks[state].className}`}>
            {marks[state].icon}
            <span className="sr-only">{marks[state].name}: </span>
          </span>
          <span className="min-w-0 wrap-anywhere">{sentence}</span>
        </li>
      ))}
    </ol>
    {action}
  </div>
);
