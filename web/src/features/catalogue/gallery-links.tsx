import type { Gallery_PictureFragment } from "../../graphql/generated.ts";
import { Picture } from "../../ui/picture.tsx";

/** More dots do not fit side by side on a phone of 360 px: a count replaces them. */
const MAX_DOTS = 7;

/** The id of the element of a picture, which its link leads to without script. */
export const pictureAnchor = (index: number) => `picture-${index + 1}`;

/** Stands for the id of a picture, for the poster of a video. */
export const VIDEO_ID = "video";

/** A link to each picture and to the video: dots below it on a phone, thumbnails beside it elsewhere. */
export const GalleryLinks = ({
  pictures,
  selectedId,
  onSelect,
}: {
  pictures: readonly Gallery_PictureFragment[];
  selectedId: string;
  onSelect: (index: number) => void;
}) => {
  const hasDots = pictures.length <= MAX_DOTS;
  return (
    <>
      <ul
        aria-label="Pictures"
        className={`justify-center sm:order-1 sm:flex sm:flex-col sm:justify-start sm:gap-3 ${hasDots ? "flex" : "hidden"}`}
      >
        {pictures.map((picture, index) => (
          <li key={picture.id} className="sm:w-20">
            <a
              href={`#${pictureAnchor(index)}`}
              aria-label={picture.alt || `Picture ${index + 1}`}
              aria-current={picture.id === selectedId ? "true" : undefined}
              onClick={(event) => {
                event.preventDefault();
                onSelect(index);
              }}
              className="group/link relative flex size-11 items-center justify-center sm:block sm:aspect-3/4 sm:size-auto sm:overflow-hidden sm:opacity-75 sm:hover:opacity-100 sm:aria-[current]:opacity-100 sm:aria-[current]:after:absolute sm:aria-[current]:after:inset-0 sm:aria-[current]:after:border-2 sm:aria-[current]:after:border-ink"
            >
              <span className="size-2 rounded-full border border-edge transition-[width,background-color] duration-150 group-aria-[current]/link:w-6 group-aria-[current]/link:border-ink group-aria-[current]/link:bg-ink sm:hidden" />
              <Picture
                picture={picture}
                sizes="5rem"
                isDecorative
                className="absolute inset-0 size-full object-cover max-sm:hidden"
              />
              {picture.id === VIDEO_ID && <span className="play-mark max-sm:hidden" />}
            </a>
          </li>
        ))}
      </ul>
      {!hasDots && (
        <p className="py-2.5 text-center text-sm tabular-nums text-ink-soft sm:hidden">
          {pictures.findIndex(({ id }) => id === selectedId) + 1} of {pictures.length}
        </p>
      )}
    </>
  );
};
