import { useId, type ComponentProps } from "react";

type SwitchProps = Omit<ComponentProps<"input">, "type" | "role" | "children" | "checked" | "onChange"> & {
  label: string;
  /** A sentence below the label; screen readers read it with the label. */
  hint?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

/**
 * A setting that takes effect at once; the whole row can be pressed. Use a Checkbox for a choice that a button submits.
 */
export const Switch = ({ label, hint, isOn, onChange, className = "", ...input }: SwitchProps) => {
  const id = useId();
  return (
    <label htmlFor={id} className={`flex min-h-11 cursor-pointer items-center gap-6 py-4 ${className}`}>
      <span className="grow">
        <span id={`${id}-label`} className="block font-semibold">
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="mt-0.5 block text-sm text-ink-soft">
            {hint}
          </span>
        )}
      </span>
      <input
        {...input}
        id={id}
        type="checkbox"
        role="switch"
        aria-labelledby={`${id}-label`}
        aria-describedby={hint && `${id}-hint`}
        aria-checked={isOn}
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
        className="peer sr-only"
      />
      <span
        aria-hidden="true"
        className="relative h-7 w-12 shrink-0 rounded-full border border-edge bg-paper-raised outline-offset-2 outline-indigo transition-colors duration-150 peer-checked:border-ink peer-checked:bg-ink peer-focus-visible:outline-2 peer-checked:[&>span]:translate-x-5 peer-checked:[&>span]:bg-paper"
      >
        <span className="absolute top-1 left-1 size-4.5 rounded-full bg-edge transition-[translate,background-color] duration-150 ease-cloth" />
      </span>
    </label>
  );
};
