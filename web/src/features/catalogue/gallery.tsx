import { useState, type ReactNode } from "react";
import type { Gallery_PictureFragment } from "../../graphql/generated.ts";
import { Picture } from "../../ui/picture.tsx";
import { ZoomablePicture } from "../../ui/zoomable-picture.tsx";
import { pictureSizes } from "./picture-sizes.ts";

/** The pictures of one colour and those without a colour. If there are none, all pictures. */
export const picturesOf = (pictures: readonly Gallery_PictureFragment[], color: string | null) => {
  const matching = pictures.filter((picture) => picture.color === null || picture.color === color);
  return matching.length > 0 ? matching : pictures;
};

/**
 * One large picture with zoom, and thumbnails of all pictures beside it. On a phone the thumbnails are below it, and a
 * swipe changes the picture. Needs the colour as its `key`, so that another colour starts with its first picture.
 */
export const Gallery = ({
  pictures,
  badge,
}: {
  pictures: readonly Gallery_PictureFragment[];
  /** Rendered on the large picture. */
  badge?: ReactNode;
}) => {
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const index = Math.max(
    0,
    pictures.findIndex((picture) => picture.id === selectedId),
  );
  const selected = pictures[index];
  if (!selected) return <div className="aspect-3/4 bg-paper-deep" />;
  const selectOther = (other: Gallery_PictureFragment | undefined) =>
    other && (() => setSelectedId(other.id));
  return (
    <div className="grid gap-3 sm:grid-cols-[5rem_minmax(0,1fr)] lg:sticky lg:top-24">
      <div className="relative max-sm:-mx-4 sm:order-2">
        <ZoomablePicture
          key={selected.id}
          picture={selected}
          sizes={pictureSizes.gallery}
          loading="first"
          next={selectOther(pictures[index + 1])}
          previous={selectOther(pictures[index - 1])}
        />
        {badge}
      </div>
      {pictures.length > 1 && (
        <ul aria-label="Pictures" className="flex gap-3 sm:order-1 sm:flex-col">
          {pictures.map((picture) => (
            <li key={picture.id} className="w-20">
              <button
                type="button"
                aria-label={picture.alt}
                aria-pressed={picture.id === selected.id}
                onClick={() => setSelectedId(picture.id)}
                className="relative block aspect-3/4 w-full overflow-hidden opacity-75 hover:opacity-100 aria-pressed:opacity-100 aria-pressed:after:absolute aria-pressed:after:inset-0 aria-pressed:after:border-2 aria-pressed:after:border-ink"
              >
                <Picture
                  picture={picture}
                  sizes="5rem"
                  isDecorative
                  className="absolute inset-0 size-full object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
