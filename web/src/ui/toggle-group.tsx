import type { ReactNode } from "react";

/** Two or three views of the same content, as icon buttons; one is pressed. */
export const ToggleGroup = <Value extends string>({
  label,
  choices,
  value,
  onChange,
}: {
  label: string;
  choices: readonly { value: Value; label: string; icon: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}) => (
  <fieldset aria-label={label} className="inline-flex rounded-sm border border-edge bg-paper-raised">
    {choices.map((choice) => (
      <button
        key={choice.value}
        type="button"
        aria-label={choice.label}
        title={choice.label}
        aria-pressed={value === choice.value}
        onClick={() => onChange(choice.value)}
        className="grid size-11 place-items-center text-ink-soft hover:bg-paper-deep aria-pressed:bg-ink aria-pressed:text-paper"
      >
        {choice.icon}
      </button>
    ))}
  </fieldset>
);
