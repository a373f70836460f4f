import { useId, type ComponentProps } from "react";
import { FieldError } from "../../../ui/field-error.tsx";
import { fieldClasses } from "../../../ui/field-frame.tsx";
import { variantName, type StockVariant } from "./spread.ts";

type PiecesInputProps = Omit<ComponentProps<"input">, "onChange"> & {
  variant: StockVariant;
  onType: (text: string) => void;
  isInvalid?: boolean;
  error?: string | undefined;
};

/** The pieces of one size and colour, in a grid. */
export const PiecesInput = ({ variant, onType, isInvalid, error, ...input }: PiecesInputProps) => {
  const errorId = useId();
  return (
    <div className="min-w-0">
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        {...input}
        aria-label={`Pieces of ${variantName(variant)}`}
        aria-invalid={isInvalid || error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        className={`${fieldClasses} min-h-11! w-20! shrink-0 tabular-nums`}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => onType(target.value)}
      />
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
};
