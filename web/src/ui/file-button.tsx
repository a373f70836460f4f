import { useId } from "react";
import { buttonClasses, type ButtonStyle } from "./button-classes.ts";

type FileButtonProps = {
  label: string;
  variant?: ButtonStyle["variant"];
  /** The types of files: ".csv,text/csv". */
  accept: string;
  multiple?: boolean;
  isDisabled?: boolean;
  /** The id of a text that explains the choice. */
  description?: string | undefined;
  onFiles: (files: File[]) => void;
};

/** A button that chooses files from the phone or the computer. The same file can be chosen again. */
export const FileButton = ({
  label,
  variant = "secondary",
  isDisabled = false,
  description,
  onFiles,
  ...input
}: FileButtonProps) => {
  const id = useId();
  return (
    <span className="inline-block">
      <input
        {...input}
        id={id}
        type="file"
        disabled={isDisabled}
        aria-describedby={description}
        className="peer sr-only"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
      <label
        htmlFor={id}
        className={`cursor-pointer outline-offset-2 outline-indigo peer-focus-visible:outline-2 peer-disabled:opacity-50 ${buttonClasses({ variant })}`}
      >
        {label}
      </label>
    </span>
  );
};
