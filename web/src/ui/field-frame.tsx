import { useId, type ReactNode } from "react";
import { FieldError } from "./field-error.tsx";

export type FieldTexts = {
  label: string;
  /** A hint below the field; screen readers read it with the field. */
  hint?: string | undefined;
  /** The error below the field; it also colours the field. */
  error?: string | undefined;
  /** Shows the label to screen readers only, where the context is clear. */
  isLabelHidden?: boolean | undefined;
  /** Adds "(optional)" to the label; all other fields are required. */
  isOptional?: boolean | undefined;
};

type ControlProps = { id: string; "aria-invalid": true | undefined; "aria-describedby": string | undefined };

/** The frame of every field: label, control, hint and error, connected by ids. */
export const FieldFrame = ({
  label,
  hint,
  error,
  isLabelHidden = false,
  isOptional = false,
  id: explicitId,
  className = "",
  children,
}: FieldTexts & {
  id?: string | undefined;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}) => {
  const generatedId = useId();
  const id = explicitId ?? generatedId;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <label htmlFor={id} className={isLabelHidden ? "sr-only" : "mb-1.5 block text-sm font-semibold"}>
        {label}
        {isOptional && <span className="font-normal text-ink-faint"> (optional)</span>}
      </label>
      {children({
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": describedBy || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-faint">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
};

/** The classes of every input, select and textarea: 48 px high, 16 px text so that a phone does not zoom (`base.css`). */
export const fieldClasses =
  "block w-full min-h-12 rounded-sm border border-edge bg-paper-raised px-3.5 text-base text-ink placeholder:text-ink-faint " +
  "transition-colors duration-150 hover:border-ink focus-visible:border-indigo focus-visible:outline-offset-0 " +
  "aria-invalid:border-madder disabled:bg-paper-deep disabled:text-ink-faint";
