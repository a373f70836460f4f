import type { ComponentProps } from "react";
import { fieldClasses, FieldFrame, type FieldTexts } from "./field-frame.tsx";

type TextAreaProps = Omit<ComponentProps<"textarea">, "children"> & FieldTexts;

/** A multi-line text field, four rows high by default; each paragraph in its own direction. */
export const TextArea = ({
  label,
  hint,
  error,
  isLabelHidden,
  isOptional,
  id,
  className,
  ...area
}: TextAreaProps) => (
  <FieldFrame {...{ label, hint, error, isLabelHidden, isOptional, id, className }}>
    {(control) => <textarea rows={4} dir="auto" {...area} {...control} className={`${fieldClasses} py-3`} />}
  </FieldFrame>
);
