import { useState, type ComponentProps } from "react";
import { fieldClasses, FieldFrame, type FieldTexts } from "./field-frame.tsx";
import { EyeIcon, EyeOffIcon } from "./icons.tsx";

/** A password field with a button to show the password. Pasting and password managers work. */
export const PasswordField = ({
  label,
  hint,
  error,
  id,
  className,
  ...input
}: Omit<ComponentProps<"input">, "type" | "children"> & FieldTexts) => {
  const [isVisible, setVisible] = useState(false);
  return (
    <FieldFrame {...{ label, hint, error, id, className }}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={isVisible ? "text" : "password"}
            className={`${fieldClasses} pr-13`}
          />
          <button
            type="button"
            aria-label="Show password"
            aria-pressed={isVisible}
            onClick={() => setVisible(!isVisible)}
            className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-sm text-ink-soft hover:text-ink"
          >
            {isVisible ? <EyeOffIcon /> : <EyeIcon />}
          </button>
        </div>
      )}
    </FieldFrame>
  );
};
