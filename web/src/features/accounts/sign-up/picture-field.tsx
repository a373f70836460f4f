import { useEffect, useId, useRef, useState, type ChangeEvent } from "react";
import { buttonClasses } from "../../../ui/button-classes.ts";
import { Button } from "../../../ui/button.tsx";
import { FieldError } from "../../../ui/field-error.tsx";
import { UserIcon } from "../../../ui/first-load-icons.tsx";
import { PICTURE_HINT, PICTURE_TYPES } from "./picture-file.ts";

/** The file as a data: URL, which the content security policy allows in images. `null` until it is read. */
const useFilePreview = (file: File | null) => {
  const [preview, setPreview] = useState<{ file: File; url: string } | null>(null);
  useEffect(() => {
    if (!file) return undefined;
    const reader = new FileReader();
    reader.addEventListener("load", () => {
      if (typeof reader.result === "string") setPreview({ file, url: reader.result });
    });
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return preview?.file === file ? (preview?.url ?? null) : null;
};

type PictureFieldProps = {
  file: File | null;
  onChange: (file: File | null) => void;
  /** The browser could not decode the file as a picture. */
  onDecodeError: () => void;
  error: string | null;
};

/** Chooses a picture file and previews it in the round form that the shop uses. */
export const PictureField = ({ file, onChange, onDecodeError, error }: PictureFieldProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const preview = useFilePreview(file);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const selectedFile = target.files?.[0];
    if (selectedFile) onChange(selectedFile);
    // Allows the same file to be chosen again.
    target.value = "";
  };
  // After a refusal the field is empty, also if it had a picture before.
  const hint = error ? `No picture is chosen now. ${PICTURE_HINT}` : PICTURE_HINT;
  const remove = () => {
    onChange(null);
    input.current?.focus();
  };
  return (
    <div>
      <p className="mb-1.5 text-sm font-semibold" id={`${id}-label`}>
        Profile picture<span className="font-normal text-ink-faint"> (optional)</span>
      </p>
      <div className="flex items-center gap-4">
        <span className="grid size-18 shrink-0 place-items-center overflow-hidden rounded-full border border-hairline bg-paper-deep text-ink-faint">
          {preview ? (
            <img src={preview} alt="Your choice" onError={onDecodeError} className="size-full object-cover" />
          ) : (
            <UserIcon size={28} />
          )}
        </span>
        <div className="min-w-0 grow">
          <div className="flex flex-wrap gap-2">
            <input
              ref={input}
              id={id}
              name="picture"
              type="file"
              accept={PICTURE_TYPES}
              onChange={choose}
              className="peer sr-only"
              aria-labelledby={`${id}-label ${id}-button`}
              aria-describedby={`${id}-hint${error ? ` ${id}-error` : ""}`}
              aria-invalid={error ? true : undefined}
            />
            <label
              id={`${id}-button`}
              htmlFor={id}
              className={`cursor-pointer outline-offset-2 outline-indigo peer-focus-visible:outline-2 ${buttonClasses({ variant: "secondary" })}`}
            >
              {file ? "Change" : "Choose a file"}
            </label>
            {file && (
              <Button variant="quiet" onClick={remove}>
                Remove
              </Button>
            )}
          </div>
          <p id={`${id}-hint`} className={`mt-1.5 text-sm text-ink-faint ${file ? "truncate" : ""}`}>
            {file ? file.name : hint}
          </p>
        </div>
      </div>
      <div role="alert">
        <FieldError id={`${id}-error`}>{error ?? undefined}</FieldError>
      </div>
    </div>
  );
};
