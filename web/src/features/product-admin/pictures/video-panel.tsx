import { useRef, useState } from "react";
import type { EditedPictures_ProductFragment } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { clipFacts } from "../../../ui/clip-facts.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { FileButton } from "../../../ui/file-button.tsx";
import { VIDEO_TYPES } from "./picture-files.ts";
import { isUnfinished, type ProductUpload } from "./picture-uploads.ts";
import { PosterChoice } from "./poster-choice.tsx";
import { UploadRow } from "./upload-row.tsx";
import type { usePictureChanges } from "./use-picture-changes.ts";

const HINT_ID = "video-hint";

/** The video of a product: added, replaced, removed, and the picture that stands for it. Each change is saved at once. */
export const VideoPanel = ({
  product: { video, pictures },
  changes,
  uploads,
  onChoose,
  onRetry,
  onDismiss,
}: {
  product: EditedPictures_ProductFragment;
  changes: ReturnType<typeof usePictureChanges>;
  /** The chosen video, while it is sent and if it failed. */
  uploads: readonly ProductUpload[];
  onChoose: (file: File) => void;
  onRetry: (upload: ProductUpload) => void;
  onDismiss: (id: number) => void;
}) => {
  const panel = useRef<HTMLElement>(null);
  const [isRemoving, setRemoving] = useState(false);
  const poster = video?.poster ?? pictures[0];
  const remove = () => {
    setRemoving(false);
    void changes.removeVideo();
  };
  return (
    <section ref={panel} aria-labelledby="video-heading" className="mt-8 mb-2">
      <h2 id="video-heading" className="text-lg">
        Video
      </h2>
      <p id={HINT_ID} className="mt-1 text-sm text-ink-soft">
        A short clip after the pictures. MP4 (H.264) or WebM, at most 60 seconds and 20 MB.
      </p>
      {video && (
        <div className="mt-3 grid gap-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
          <div className="w-36">
            {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the clip shows the piece; nothing is said in it */}
            <video
              key={`${video.url} ${poster?.baseUrl}`}
              src={video.url}
              poster={poster && `${poster.baseUrl}/480.webp`}
              aria-label="Video of the product"
              controls
              playsInline
              preload="none"
              className="aspect-3/4 w-full bg-ink object-cover"
            />
            <p className="mt-1 text-sm text-ink-soft tabular-nums">{clipFacts(video)}</p>
          </div>
          <PosterChoice
            video={video}
            pictures={pictures}
            progress={changes.posterProgress}
            onChange={changes.changePoster}
          />
        </div>
      )}
      {uploads.length > 0 && (
        <ul aria-label="Upload of the video" className="mt-3 border-t border-hairline">
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onRetry={() => onRetry(upload)}
              onDismiss={() => onDismiss(upload.id)}
            />
          ))}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <FileButton
          label={video ? "Replace the video" : "Choose a video"}
          accept={VIDEO_TYPES.join()}
          isDisabled={uploads.some(isUnfinished)}
          description={HINT_ID}
          onFiles={([file]) => file && onChoose(file)}
        />
        {video && (
          <Button variant="quiet" onClick={() => setRemoving(true)}>
            Remove the video
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={isRemoving}
        title="Remove this video?"
        confirmLabel="Remove video"
        cancelLabel="Cancel"
        onConfirm={remove}
        onClose={() => setRemoving(false)}
        // The removal takes the opener away.
        finalFocus={() =>
          video ? null : (panel.current?.querySelector<HTMLElement>("input[type=file]") ?? null)
        }
      >
        <p>Shoppers no longer see it. For 30 days you can bring it back in the history of the product.</p>
      </ConfirmDialog>
    </section>
  );
};
