import type { ComponentProps } from "react";
import { fieldClasses, FieldFrame, type FieldTexts } from "./field-frame.tsx";

type TextFieldProps = Omit<ComponentProps<"input">, "children"> & FieldTexts;

/** One line of text. Takes every attribute of an input, and react-hook-form's `register` spread into it. */
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
    {(control) => <input type="text" {...input} {...control} className={fieldClasses} />}
  </FieldFrame>
);
