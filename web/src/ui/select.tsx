import type { ComponentProps } from "react";
import { fieldClasses, FieldFrame, type FieldTexts } from "./field-frame.tsx";
import { ChevronDownIcon } from "./icons.tsx";

export type Choice<Value extends string = string> = { value: Value; label: string; isDisabled?: boolean };

type SelectProps = Omit<ComponentProps<"select">, "children"> &
  FieldTexts & {
    choices: readonly Choice[];
    /** The first, empty option: "Choose a state". */
    placeholder?: string | undefined;
    /** 44 px high, for a toolbar. */
    isCompact?: boolean;
  };

/** The browser's own select: it works best on a phone and needs no script. */
export const Select = ({
  label,
  hint,
  error,
  isLabelHidden,
  isOptional,
  id,
  className,
  choices,
  placeholder,
  isCompact = false,
  ...select
}: SelectProps) => (
  <FieldFrame {...{ label, hint, error, isLabelHidden, isOptional, id, className }}>
    {(control) => (
      <div className="relative">
        <select
          {...select}
          {...control}
          className={`${fieldClasses} appearance-none pr-11 ${isCompact ? "min-h-11! text-sm!" : ""}`}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} disabled={choice.isDisabled}>
              {choice.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2" />
      </div>
    )}
  </FieldFrame>
);
