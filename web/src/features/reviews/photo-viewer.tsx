import { Dialog as Base } from "@base-ui/react/dialog";
import { useState, type KeyboardEvent } from "react";
import type { Review_ReviewFragment } from "../../graphql/generated.ts";
import { CloseIcon } from "../../ui/first-load-icons.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { ChevronRightIcon } from "../../ui/icons.tsx";
import { FailedState } from "../../ui/failed-state.tsx";
import { photoAlt } from "./photo-alt.ts";
import { useSwipe } from "./use-swipe.ts";

type PhotoViewerProps = {
  review: Review_ReviewFragment;
  /** Position of the photograph that is shown first, from 0. */
  start: number;
  isOpen: boolean;
  onClose: () => void;
  /** Gets the focus after closing: the thumbnail of the photograph that was shown last. */
  finalFocus: (index: number) => HTMLElement | null;
};

/** One photograph in full. A failed load can be repeated. */
const Photo = ({ photo, alt }: { photo: Review_ReviewFragment["photos"][number]; alt: string }) => {
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  return hasFailed ? (
    <FailedState
      text="This photograph could not be loaded."
      onRetry={() => {
        setAttempt(attempt + 1);
        setFailed(false);
      }}
    />
  ) : (
    <img
      key={attempt}
      src={photo.url}
      width={photo.width}
      height={photo.height}
      alt={alt}
      onError={() => setFailed(true)}
      style={{
        backgroundImage: `url("${photo.thumbnailUrl}")`,
        aspectRatio: `${photo.width} / ${photo.height}`,
      }}
      className="h-auto max-h-full w-auto max-w-full bg-cover object-contain"
    />
  );
};

/** The photographs of a review in full, one at a time: by buttons, arrow keys, or a swipe. */
export const PhotoViewer = ({ review, start, isOpen, onClose, finalFocus }: PhotoViewerProps) => {
  const [index, setIndex] = useState(start);
  const { photos, authorName } = review;
  const last = photos.length - 1;
  const position = Math.min(index, last);
  const photo = photos[position];
  const show = (next: number) => setIndex(Math.max(0, Math.min(last, next)));
  const swipe = useSwipe((step) => show(position + step));
  const targets: Partial<Record<string, number>> = {
    ArrowLeft: position - 1,
    ArrowRight: position + 1,
    Home: 0,
    End: last,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    show(target);
  };
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-ink/55 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          onKeyDown={onKeyDown}
          finalFocus={() => finalFocus(position)}
          className="fixed inset-0 z-40 flex flex-col bg-paper text-ink outline-none transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0 max-sm:pt-(--safe-top) sm:inset-x-[max(1.5rem,var(--dialog-margin-x))] sm:inset-y-[max(1.5rem,var(--dialog-margin-y))] sm:rounded-md"
        >
          <div className="flex items-center gap-4 border-b border-hairline py-2 pr-2 pl-5 sm:pl-6">
            <Base.Title className="min-w-0 grow truncate text-lg leading-snug">
              Photographs by <bdi>{authorName}</bdi>
            </Base.Title>
            <p aria-live="polite" className="shrink-0 text-sm text-ink-soft tabular-nums">
              {position + 1} of {photos.length}
            </p>
            <Base.Close
              render={
                <IconButton label="Close">
                  <CloseIcon size={22} />
                </IconButton>
              }
            />
          </div>
          <div
            className="relative flex min-h-0 grow touch-pan-y items-center justify-center p-3 sm:px-20 sm:py-6"
            {...swipe}
          >
            {photo && <Photo key={photo.id} photo={photo} alt={photoAlt(review, position)} />}
          </div>
          {last > 0 && (
            <div className="flex justify-between border-t border-hairline px-3 py-2 pb-[max(0.5rem,var(--safe-bottom))] sm:pointer-events-none sm:absolute sm:inset-x-3 sm:inset-y-0 sm:items-center sm:border-0 sm:p-0">
              <IconButton
                label="Previous photograph"
                aria-disabled={position === 0}
                onClick={() => show(position - 1)}
                className="aria-disabled:opacity-40 sm:pointer-events-auto sm:border sm:border-hairline sm:bg-paper"
              >
                <ChevronRightIcon className="rotate-180" />
              </IconButton>
              <IconButton
                label="Next photograph"
                aria-disabled={position === last}
                onClick={() => show(position + 1)}
                className="aria-disabled:opacity-40 sm:pointer-events-auto sm:border sm:border-hairline sm:bg-paper"
              >
                <ChevronRightIcon />
              </IconButton>
            </div>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
};
