import type { ComponentProps } from "react";
import { fieldClasses, FieldFrame, type FieldTexts } from "./field-frame.tsx";

type TextFieldProps = Omit<ComponentProps<"input">, "children"> & FieldTexts;

/** A single-line text field, in the direction of what is typed. Takes every attribute of an input element. */
export const TextField = ({
  label,
  hint,
  error,
  isLabelHidden,
  isOptional,
  id,
  className,
  ...input
}: TextFieldProps) => (
  <FieldFrame {...{ label, hint, error, isLabelHidden, isOptional, id, className }}>
    {(control) => <input type="text" dir="auto" {...input} {...control} className={fieldClasses} />}
  </FieldFrame>
);
