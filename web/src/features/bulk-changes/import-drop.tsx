import { useState, type DragEvent } from "react";
import { Button } from "../../ui/button.tsx";
import { FileButton } from "../../ui/file-button.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { ACCEPTED_TYPES } from "../../ui/accepted-pictures.ts";
import { UploadProgress } from "../../ui/upload-progress.tsx";
import { ImportPictures } from "./import-pictures.tsx";
import { useImport } from "./use-import.ts";

const Progress = ({ progress }: { progress: number | null }) =>
  progress === null ? (
    <p className="flex items-center gap-3 text-ink-soft">
      <Spinner /> Uploading pictures
    </p>
  ) : (
    <UploadProgress share={progress} />
  );

/** Takes a CSV file and the pictures that it names, by drop or by choice, uploads them and starts the check. */
export const ImportDrop = ({ onChecking }: { onChecking: (batchId: string) => void }) => {
  const [isOver, setOver] = useState(false);
  const { choose, retry, checkNow, pictures, isUploading, progress, failure } = useImport(onChecking);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isUploading) choose([...event.dataTransfer.files]);
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
            <div className="flex flex-wrap justify-center gap-3">
              <FileButton label="Choose pictures" accept={ACCEPTED_TYPES.join()} multiple onFiles={choose} />
              <FileButton
                label="Choose a CSV file"
                variant={checkNow ? "secondary" : "primary"}
                accept=".csv,text/csv"
                onFiles={choose}
              />
            </div>
            <p className="text-sm text-ink-soft">
              <span className="pointer-coarse:hidden">Or drop them here. </span>
              The upload starts with the CSV file.
            </p>
          </>
        )}
      </div>
      <ImportPictures
        pictures={pictures.pictures}
        isUploading={isUploading}
        onRetry={retry}
        onDismiss={pictures.dismiss}
        onClear={pictures.clear}
      />
      {checkNow && (
        <div className="mt-4">
          {pictures.pictures.some(({ isSent }) => !isSent) && (
            <p className="mb-3">Some pictures are not uploaded. Rows that name them will have a problem.</p>
          )}
          <Button onClick={checkNow}>Check the file</Button>
        </div>
      )}
      <FormMessage tone="error" className={failure ? "mt-3" : ""}>
        {failure}
      </FormMessage>
    </>
  );
};
