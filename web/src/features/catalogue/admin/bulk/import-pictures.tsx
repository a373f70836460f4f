import { Button } from "../../../../ui/button.tsx";
import { UploadRow } from "../pictures/upload-row.tsx";
import type { ImportPicture } from "./use-import-pictures.ts";

const picturesText = (count: number): string =>
  count === 1 ? "1 picture" : `${count.toLocaleString("en-IN")} pictures`;

/** The pictures that are uploaded with a file, until they are. */
export const ImportPictures = ({
  pictures,
  isUploading,
  onRetry,
  onDismiss,
  onClear,
}: {
  pictures: readonly ImportPicture[];
  isUploading: boolean;
  onRetry: (picture: ImportPicture) => void;
  onDismiss: (id: number) => void;
  onClear: () => void;
}) => {
  if (pictures.length === 0) return null;
  const sentCount = pictures.filter(({ isSent }) => isSent).length;
  const waiting = pictures.filter(({ isSent }) => !isSent);
  return (
    <div className="mt-4">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <p role="status" className="font-semibold tabular-nums">
          {isUploading || sentCount > 0
            ? `${sentCount.toLocaleString("en-IN")} of ${picturesText(pictures.length)} uploaded`
            : `${picturesText(pictures.length)} chosen`}
        </p>
        {!isUploading && (
          <Button variant="quiet" onClick={onClear}>
            Remove all
          </Button>
        )}
      </div>
      {waiting.length > 0 && (
        <ul
          aria-label="Pictures to upload"
          // Many rows scroll, also by keyboard.
          tabIndex={0}
          className="max-h-80 overflow-y-auto border-t border-hairline pr-1"
        >
          {waiting.map((picture) => (
            <UploadRow
              key={picture.id}
              upload={picture}
              onRetry={() => onRetry(picture)}
              onDismiss={() => onDismiss(picture.id)}
            />
          ))}
        </ul>
      )}
    </div>
  );
};
