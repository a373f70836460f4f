import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FileButton } from "../../../ui/file-button.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { UploadProgress } from "../../../ui/upload-progress.tsx";
import { ImportRows } from "./import-rows.tsx";
import { applyText, importSummary, leftOutSummary, recordedText } from "./import-texts.ts";
import { useImportTracking } from "./use-import-tracking.ts";

type ImportDialogProps = {
  onClose: () => void;
  /** Called when parcels are recorded and the dialog stays, with the rows that are left out. */
  onRecorded: () => void;
  /** Called with the message of the success when the whole file is recorded. */
  onDone: (text: string, deliveredIds: string[]) => void;
};

const deliveredIdsOf = ({ rows }: NonNullable<ReturnType<typeof useImportTracking>["result"]>) => [
  ...new Set(rows.flatMap(({ state, orderId }) => (state === "DELIVERED" && orderId ? [orderId] : []))),
];

/** A courier's file of tracking ids: chosen, checked without a change, then recorded without the rows that have a problem. */
export const ImportDialog = ({ onClose, onRecorded, onDone }: ImportDialogProps) => {
  const { check, apply, correct, clear, result, fileName, isLoading, progress, failure } =
    useImportTracking();
  const canApply = result !== null && !result.isApplied && result.readyCount + result.deliveredCount > 0;

  const applyFile = async () => {
    const applied = await apply();
    if (applied?.problemCount === 0) onDone(recordedText(applied), deliveredIdsOf(applied));
    else if (applied) onRecorded();
  };

  return (
    <Dialog
      title="Tracking ids from a courier's file"
      description="A CSV file with the columns order number, tracking id and courier; if known also estimated delivery and status. Rows with the status Delivered mark their orders as delivered. Nothing is recorded until you confirm."
      isOpen
      onClose={onClose}
      width="wide"
      footer={
        <>
          {result && (
            <Button variant="secondary" onClick={clear}>
              Choose another file
            </Button>
          )}
          {canApply ? (
            <Button isLoading={isLoading} onClick={() => void applyFile()}>
              {applyText(result)}
            </Button>
          ) : (
            <Button variant="secondary" onClick={onClose}>
              Close
            </Button>
          )}
        </>
      }
    >
      {result ? (
        <>
          <p className="font-semibold break-all">{fileName}</p>
          <p role="status">{result.isApplied ? leftOutSummary(result) : importSummary(result)}</p>
          <ImportRows
            onCorrect={(correction) => void correct(correction)}
            isLoading={isLoading}
            rows={result.isApplied ? result.rows.filter(({ problem }) => problem !== null) : result.rows}
          />
        </>
      ) : (
        <div className="flex min-h-40 flex-col items-center justify-center gap-3 rounded-sm border border-dashed border-edge bg-paper-raised p-6 text-center">
          <FileButton
            label={isLoading ? "Checking the file…" : "Choose a CSV file"}
            variant="primary"
            accept=".csv,text/csv"
            isDisabled={isLoading}
            onFiles={([file]) => file && void check(file)}
          />
          <p className="text-sm text-ink-soft">At most 2,000 rows</p>
        </div>
      )}
      <UploadProgress share={progress} className="mt-4" />
      <FormMessage tone="error" className={failure ? "mt-4" : ""}>
        {failure}
      </FormMessage>
    </Dialog>
  );
};
