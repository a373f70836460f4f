import { useState } from "react";
import { MinusIcon, PlusIcon } from "./icons.tsx";
import { wholeNumberOf } from "./typed-number.ts";

type StepperProps = {
  /** The accessible name: "Quantity of Wrap Dress". */
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** The highest number that can be typed, if the caller itself limits it to `max` and explains that. */
  typedMax?: number;
  isDisabled?: boolean;
};

/** The requested number within the limits. A value above `max` can be lowered, and is never lowered by a request for more. */
export const stepTo = (
  requested: number,
  { value, min, max }: { value: number; min: number; max: number },
) => (requested < value ? Math.max(min, requested) : Math.max(value, Math.min(requested, max)));

/**
 * A whole number with minus and plus buttons. A typed number takes effect when the field loses the focus or Enter is
 * pressed.
 */
export const Stepper = ({
  label,
  value,
  onChange,
  min = 1,
  max = 999,
  typedMax = max,
  isDisabled = false,
}: StepperProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    setTyped(null);
    const requested = wholeNumberOf(typed ?? "");
    if (requested === undefined) return;
    const next = stepTo(requested, { value, min, max: typedMax });
    if (next !== value) onChange(next);
  };
  const buttonClasses =
    "grid size-11 place-items-center hover:bg-hairline aria-disabled:text-ink-faint aria-disabled:opacity-50 aria-disabled:hover:bg-transparent";
  /** At the limit a button ignores clicks but keeps the focus, so it is not `disabled`. */
  const stepButtonProps = (step: number) => {
    const next = stepTo(value + step, { value, min, max });
    return {
      "aria-disabled": isDisabled || next === value,
      disabled: isDisabled,
      onClick: () => next !== value && onChange(next),
    };
  };
  return (
    <fieldset aria-label={label} className="inline-flex rounded-sm border border-edge bg-paper-raised">
      <button type="button" aria-label="One fewer" className={buttonClasses} {...stepButtonProps(-1)}>
        <MinusIcon />
      </button>
      <input
        type="text"
        inputMode="numeric"
        aria-label={label}
        className="w-11 bg-transparent text-center tabular-nums"
        value={typed ?? String(value)}
        disabled={isDisabled}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === "Enter") {
            event.preventDefault();
            commit();
          }
        }}
      />
      <button type="button" aria-label="One more" className={buttonClasses} {...stepButtonProps(1)}>
        <PlusIcon />
      </button>
      <span className="sr-only" aria-live="polite">
        {value}
      </span>
    </fieldset>
  );
};
