import { Button } from "../../../ui/button.tsx";
import { AlertIcon } from "../../../ui/icons.tsx";
import type { PictureUpload } from "./picture-uploads.ts";

const stateOf = ({ progress, isRetrying }: PictureUpload): string => {
  if (isRetrying) return "Trying again";
  if (progress === 0) return "Waiting";
  return progress < 1 ? `${Math.round(progress * 100)}%` : "Preparing";
};

/** A file on its way into the shop, with its progress; or why it failed. */
export const UploadRow = ({
  upload,
  onRetry,
  onDismiss,
}: {
  upload: PictureUpload;
  onRetry: () => void;
  onDismiss: () => void;
}) => {
  const { file, failure, progress } = upload;
  if (failure)
    return (
      <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-hairline py-3">
        <div className="flex min-w-0 grow basis-60 gap-2.5 text-madder-deep">
          <AlertIcon className="mt-0.5 shrink-0" />
          <div role="alert" className="min-w-0">
            <p className="font-semibold wrap-anywhere">{file.name}</p>
            <p>{failure}</p>
          </div>
        </div>
        <div className="flex gap-2">
          {upload.canRetry && (
            <Button variant="secondary" onClick={onRetry} aria-label={`Retry ${file.name}`}>
              Retry
            </Button>
          )}
          <Button variant="quiet" onClick={onDismiss} aria-label={`Dismiss ${file.name}`}>
            Dismiss
          </Button>
        </div>
      </li>
    );
  return (
    <li className="border-b border-hairline py-3">
      <div className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 truncate">{file.name}</span>
        <span className="shrink-0 text-sm text-ink-soft tabular-nums">{stateOf(upload)}</span>
      </div>
      <progress
        aria-label={`Upload of ${file.name}`}
        value={progress}
        max={1}
        className="mt-2 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-paper-deep [&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-paper-deep [&::-webkit-progress-value]:bg-leaf"
      />
    </li>
  );
};
