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
    /** On a phone and a tablet: leaves a line at the top for a caption. */
    hasCaption?: boolean;
    /** In a row of a list: without a frame, its text at the bottom of a phone's row. */
    isInRow?: boolean;
  };

const inRow =
  "min-h-11! border-transparent! bg-transparent! pt-5! pr-5! pb-0! pl-1! font-semibold lg:min-h-7.5! lg:py-0! lg:pointer-fine:text-xs!";

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
  hasCaption = false,
  isInRow = false,
  ...select
}: SelectProps) => (
  <FieldFrame {...{ label, hint, error, isLabelHidden, isOptional, id, className }}>
    {(control) => (
      <div className="relative">
        <select
          {...select}
          {...control}
          className={`${fieldClasses} appearance-none ${isInRow ? inRow : "pr-11"} ${isCompact ? "min-h-11! pr-7! pl-2.5! lg:pointer-fine:text-sm!" : ""} ${hasCaption ? "max-lg:pt-4! max-lg:pr-6! max-lg:pb-0!" : ""}`}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} disabled={choice.isDisabled}>
              {choice.label}
            </option>
          ))}
        </select>
        {isInRow ? (
          <ChevronDownIcon
            size={14}
            className="pointer-events-none absolute right-1 bottom-1.5 lg:bottom-2"
          />
        ) : (
          <ChevronDownIcon
            className={`pointer-events-none absolute top-1/2 -translate-y-1/2 ${isCompact ? "right-1.5" : "right-3.5"} ${hasCaption ? "max-lg:top-auto max-lg:right-1 max-lg:bottom-1 max-lg:translate-0" : ""}`}
          />
        )}
      </div>
    )}
  </FieldFrame>
);
