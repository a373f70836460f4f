import { Suspense, useRef, useState, type MouseEvent } from "react";
import type { Review_ReviewFragment } from "../../graphql/generated.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { photoAlt } from "./photo-alt.ts";

const PhotoViewer = lazyPart(() => import("./photo-viewer.tsx"), "PhotoViewer");

/** A press that asks for another tab or window is left to the browser. */
const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Photographs of a review. A press opens the viewer, whose code is loaded then; without script each opens in a tab of its own.
 * Renders nothing without one.
 */
export const ReviewPhotos = ({ review }: { review: Review_ReviewFragment }) => {
  const [opened, setOpened] = useState<{ start: number; isOpen: boolean; presses: number } | null>(null);
  const list = useRef<HTMLUListElement>(null);
  if (review.photos.length === 0) return null;
  return (
    <>
      <ul ref={list} aria-label={`Photographs by ${review.authorName}`} className="mt-3 flex flex-wrap gap-3">
        {review.photos.map((photo, index) => (
          <li key={photo.id}>
            <a
              href={photo.url}
              target="_blank"
              rel="noreferrer"
              onPointerDown={PhotoViewer.preload}
              onClick={(event) => {
                if (!isPlainPress(event)) return;
                event.preventDefault();
                setOpened((before) => ({ start: index, isOpen: true, presses: (before?.presses ?? 0) + 1 }));
              }}
              className={`block h-25 w-20 overflow-hidden rounded-sm bg-paper-deep ${photo.isHidden ? "opacity-45" : ""}`}
            >
              <img
                src={photo.thumbnailUrl}
                width={photo.width}
                height={photo.height}
                loading="lazy"
                alt={photoAlt(review, index)}
                className="size-full object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      {opened && (
        <Suspense>
          <PhotoViewer
            key={opened.presses}
            review={review}
            start={opened.start}
            isOpen={opened.isOpen}
            onClose={() => setOpened({ ...opened, isOpen: false })}
            finalFocus={(index) => list.current?.querySelectorAll("a")[index] ?? null}
          />
        </Suspense>
      )}
    </>
  );
};
