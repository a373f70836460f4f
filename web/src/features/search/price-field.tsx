import { useState } from "react";
import { fieldClasses, FieldFrame } from "../../ui/field-frame.tsx";
import { MAX_PASTED_LENGTH, plainText } from "../../ui/plain-text.ts";

const MAX_DIGITS = 6;

/** The digits of a typed or pasted amount without its paise: "₹1,299.00" gives "1299". */
const wholeRupees = (typed: string) =>
  plainText(typed)
    .replace(/\.\d*$/, "")
    .replace(/\D/g, "")
    .slice(0, MAX_DIGITS);

type PriceFieldProps = {
  label: string;
  placeholder: string;
  /** Whole rupees; `null` if this end of the range is open. */
  value: number | null;
  onCommit: (value: number | null) => void;
};

/** A text field for one end of a price range. It commits on blur and on Enter. */
export const PriceField = ({ label, placeholder, value, onCommit }: PriceFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const valueText = value === null ? "" : String(value);
  const commit = () => {
    if (typed !== null && typed !== valueText) onCommit(typed === "" ? null : Number(typed));
    setTyped(null);
  };
  return (
    <FieldFrame label={label}>
      {(control) => (
        <div className="relative">
          <span className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-ink-soft">
            ₹
          </span>
          <input
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder={placeholder}
            maxLength={MAX_PASTED_LENGTH}
            value={typed ?? valueText}
            className={`${fieldClasses} pl-7 tabular-nums`}
            onChange={(event) => setTyped(wholeRupees(event.target.value))}
            onBlur={commit}
            onKeyDown={(event) => event.key === "Enter" && commit()}
          />
        </div>
      )}
    </FieldFrame>
  );
};
