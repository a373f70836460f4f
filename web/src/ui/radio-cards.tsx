import { useId, type ReactNode } from "react";

export type RadioCard<Value extends string> = {
  value: Value;
  label: ReactNode;
  /** A second line below the label. */
  note?: ReactNode;
  icon?: ReactNode;
  isDisabled?: boolean;
  /** Strikes the label through; the choice can be selected. */
  isSoldOut?: boolean;
};

type RadioCardsProps<Value extends string> = {
  /** The question above the cards. */
  legend: string;
  isLegendHidden?: boolean;
  choices: readonly RadioCard<Value>[];
  /** `null` if nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** Puts the cards side by side on a wide screen, to compare them. */
  isSideBySide?: boolean;
  /** Marks the group as one that needs a choice. */
  isInvalid?: boolean;
  /** `cards` one below the other; `chips` side by side, for sizes and colours. */
  variant?: "cards" | "chips";
};

const sharedClasses =
  "relative border border-edge bg-paper-raised transition-colors duration-150 hover:border-ink " +
  "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-indigo " +
  "has-disabled:border-hairline has-disabled:text-ink-faint has-disabled:hover:border-hairline rounded-sm";

const variantClasses = {
  cards: `${sharedClasses} flex items-start gap-4 p-4 has-checked:border-ink has-checked:bg-paper-deep has-checked:inset-ring has-checked:inset-ring-ink`,
  chips: `${sharedClasses} inline-flex min-h-11 min-w-11 items-center justify-center gap-2 px-3.5 not-has-disabled:has-checked:border-ink not-has-disabled:has-checked:bg-ink not-has-disabled:has-checked:text-paper has-disabled:line-through has-disabled:has-checked:border-edge has-disabled:has-checked:bg-paper-deep`,
};

/** A group of radio buttons; all choices are visible. */
export const RadioCards = <Value extends string>({
  legend,
  isLegendHidden = false,
  choices,
  value,
  onChange,
  variant = "cards",
  isSideBySide = false,
  isInvalid = false,
}: RadioCardsProps<Value>) => {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend
        className={
          isLegendHidden ? "sr-only" : `mb-2 text-sm font-semibold ${isInvalid ? "text-madder-deep" : ""}`
        }
      >
        {legend}
      </legend>
      <div
        className={
          variant === "chips"
            ? "flex flex-wrap gap-2"
            : `grid grid-cols-1 gap-3 ${isSideBySide ? "sm:grid-cols-2" : ""}`
        }
      >
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={`${variantClasses[variant]} ${isInvalid ? "not-has-disabled:border-madder" : ""}`}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              disabled={choice.isDisabled}
              onChange={() => onChange(choice.value)}
              className={variant === "chips" ? "sr-only" : "mt-0.75 size-5 shrink-0 accent-ink"}
            />
            <span className={variant === "chips" ? "flex items-center gap-2" : "min-w-0 grow"}>
              <span
                className={`${variant === "cards" ? "block font-semibold" : ""} ${choice.isSoldOut ? "line-through decoration-1" : ""}`}
              >
                {choice.label}
              </span>
              {choice.isSoldOut && <span className="sr-only">, sold out</span>}
              {choice.note && <span className="block text-sm text-ink-soft">{choice.note}</span>}
            </span>
            {choice.icon}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
