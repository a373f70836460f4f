import { Button } from "../../ui/button.tsx";
import { UploadRow } from "../product-admin/pictures/upload-row.tsx";
import type { ImportPicture } from "./use-import-pictures.ts";

const picturesText = (count: number): string =>
  count === 1 ? "1 picture" : `${count.toLocaleString("en-IN")} pictures`;

/** Number of waiting pictures in the list. Failed ones come first, all of them. */
const SHOWN_WAITING = 10;

/** The pictures of an imported file that are not uploaded yet. */
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
  const failed = waiting.filter(({ failure }) => failure !== undefined);
  const listed = [...failed, ...waiting.filter((each) => !failed.includes(each)).slice(0, SHOWN_WAITING)];
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
        <ul aria-label="Pictures to upload" className="border-t border-hairline">
          {listed.map((picture) => (
            <UploadRow
              key={picture.id}
              upload={picture}
              onRetry={() => onRetry(picture)}
              onDismiss={() => onDismiss(picture.id)}
            />
          ))}
          {waiting.length > listed.length && (
            <li className="py-3 text-sm text-ink-soft">
              and {(waiting.length - listed.length).toLocaleString("en-IN")} more
            </li>
          )}
        </ul>
      )}
    </div>
  );
};
