import type { ComponentProps, ReactNode } from "react";
import { CheckIcon } from "./icons.tsx";

/** A checkbox with its label, 44 px high. `note` stands at the end of the row: a count. */
export const Checkbox = ({
  label,
  note,
  className = "",
  ...input
}: Omit<ComponentProps<"input">, "type" | "children"> & { label: ReactNode; note?: ReactNode }) => (
  <label className={`flex min-h-11 items-center gap-3 has-disabled:opacity-50 ${className}`}>
    <input type="checkbox" {...input} className="peer sr-only" />
    <span
      aria-hidden="true"
      className="grid size-5.5 shrink-0 place-items-center rounded-sm border border-edge bg-paper-raised text-paper-raised outline-offset-2 outline-indigo transition-colors duration-150 peer-checked:border-ink peer-checked:bg-ink peer-focus-visible:outline-2 peer-checked:[&>svg]:opacity-100"
    >
      <CheckIcon size={16} strokeWidth={2.5} className="opacity-0" />
    </span>
    <span className="grow">{label}</span>
    {note !== undefined && <span className="text-sm text-ink-faint tabular-nums">{note}</span>}
  </label>
);
