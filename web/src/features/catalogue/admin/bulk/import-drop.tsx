import { useId, useState, type DragEvent } from "react";
import { buttonClasses } from "../../../../ui/button-classes.ts";
import { FormMessage } from "../../../../ui/form-message.tsx";
import { useImport } from "./use-import.ts";

const Progress = ({ progress }: { progress: number }) => (
  <div className="w-full max-w-80">
    <progress aria-label="Upload" value={progress} className="h-2 w-full accent-indigo" />
    <p className="mt-1 text-sm text-ink-soft tabular-nums">{Math.round(progress * 100)} % uploaded</p>
  </div>
);

/** Takes a CSV file by drop or by choice, uploads it and starts its check. */
export const ImportDrop = ({ onChecking }: { onChecking: (batchId: string) => void }) => {
  const inputId = useId();
  const [isOver, setOver] = useState(false);
  const { upload, progress, failure } = useImport(onChecking);
  const isUploading = progress !== null;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !isUploading) upload(file);
  };
  return (
    <>
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`mt-3 flex min-h-40 flex-col items-center justify-center gap-3 rounded-sm border border-dashed p-6 text-center ${isOver ? "border-indigo bg-indigo-tint" : "border-edge bg-paper-raised"}`}
      >
        {isUploading ? (
          <Progress progress={progress} />
        ) : (
          <>
            <input
              id={inputId}
              type="file"
              accept=".csv,text/csv"
              className="peer sr-only"
              onChange={(event) => {
                const file = event.target.files?.[0];
                event.target.value = "";
                if (file) upload(file);
              }}
            />
            <label
              htmlFor={inputId}
              className={`${buttonClasses({ variant: "primary" })} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-indigo`}
            >
              Choose a CSV file
            </label>
            <p className="text-sm text-ink-soft max-sm:hidden">or drop it here</p>
          </>
        )}
      </div>
      <FormMessage tone="error" className={failure ? "mt-3" : ""}>
        {failure}
      </FormMessage>
    </>
  );
};
