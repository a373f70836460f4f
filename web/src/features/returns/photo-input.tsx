import { useId } from "react";
import { buttonClasses } from "../../ui/button-classes.ts";

export const MAX_PHOTOS = 4;

const TYPES = "image/jpeg,image/png,image/webp,image/avif";

/** A button that chooses photographs from the phone or the computer. */
export const PhotoInput = ({
  label,
  onChoose,
  isBusy = false,
  description,
}: {
  label: string;
  onChoose: (files: File[]) => void;
  isBusy?: boolean;
  description?: string | undefined;
}) => {
  const id = useId();
  return (
    <span className="inline-block">
      <input
        id={id}
        type="file"
        accept={TYPES}
        multiple
        disabled={isBusy}
        className="peer sr-only"
        aria-describedby={description}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // Allows the same file to be chosen again.
          target.value = "";
        }}
      />
      <label
        htmlFor={id}
        className={`cursor-pointer outline-offset-2 outline-indigo peer-focus-visible:outline-2 peer-disabled:opacity-50 ${buttonClasses({ variant: "secondary" })}`}
      >
        {isBusy ? "Sending photographs" : label}
      </label>
    </span>
  );
};
