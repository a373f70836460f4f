import { Suspense, useState, type ReactNode } from "react";
import type { Gallery_PictureFragment, Gallery_VideoFragment } from "../../graphql/generated.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { Picture } from "../../ui/picture.tsx";
import { useIsHydrated } from "../../ui/use-is-hydrated.ts";
import { useSnapStrip } from "../../ui/use-snap-strip.ts";
import { ZoomablePicture, ZoomButton } from "../../ui/zoomable-picture.tsx";
import type { Zoom } from "../../ui/zoom.ts";
import { GalleryLinks, pictureAnchor, VIDEO_ID } from "./gallery-links.tsx";
import { pictureSizes } from "./picture-sizes.ts";

/** The pictures of one colour and those without a colour. If there are none, all pictures. */
export const picturesOf = (pictures: readonly Gallery_PictureFragment[], color: string | null) => {
  const matching = pictures.filter((picture) => picture.color === null || picture.color === color);
  return matching.length > 0 ? matching : pictures;
};

const VideoSlide = lazyPart(() => import("./video-slide.tsx"), "VideoSlide");

const emptyPlace = "gallery-picture w-full bg-paper-deep";

/** The place of a picture beside the first one, until the client has started: on a slow line the first picture comes alone. */
const LaterPicture = ({ picture }: { picture: Gallery_PictureFragment }) => (
  <div className={emptyPlace}>
    <noscript>
      {import.meta.env.SSR && (
        <Picture
          picture={picture}
          sizes={pictureSizes.gallery}
          className="size-full object-cover max-sm:object-top"
        />
      )}
    </noscript>
  </div>
);

const VideoWithoutScript = ({ url }: { url: string }) => (
  <div className={emptyPlace}>
    <noscript>
      {import.meta.env.SSR && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the clip shows the piece; nothing is said in it
        <video src={url} controls preload="none" className="size-full object-contain" />
      )}
    </noscript>
  </div>
);

/**
 * The pictures, and a video after them, one at a time in a strip that snaps. Pictures can be zoomed. A swipe, arrow keys, dots on a
 * phone and thumbnails elsewhere show another one. Needs the colour as its `key`, so that another colour starts with its first
 * picture.
 */
export const Gallery = ({
  pictures,
  video,
  title,
  badge,
  actions,
}: {
  pictures: readonly Gallery_PictureFragment[];
  /** Shown after the pictures. */
  video?: Gallery_VideoFragment | null;
  /** Title of the product. */
  title: string;
  /** Rendered on the large picture. */
  badge?: ReactNode;
  /** Round buttons in the upper right corner of the large picture, one below the other. */
  actions?: ReactNode;
}) => {
  const { ref, index, onScroll, show } = useSnapStrip();
  const isHydrated = useIsHydrated();
  const [zoom, setZoom] = useState<(Zoom & { id: string }) | null>(null);
  const [isTouched, setTouched] = useState(false);
  const poster = video?.poster ?? pictures[0];
  const slides = video
    ? [...pictures, { ...(poster as Gallery_PictureFragment), id: VIDEO_ID, alt: `Video of ${title}` }]
    : pictures;
  const selected = slides[Math.min(index, slides.length - 1)];
  const corner = <div className="absolute top-1 right-1 grid gap-1">{actions}</div>;
  if (!selected)
    return (
      <div className="relative max-sm:-mx-4 max-sm:mb-4">
        <div className={emptyPlace} />
        {corner}
      </div>
    );
  /** The zoom of one picture, so that it ends when another one is shown. */
  const zoomOf = ({ id }: Gallery_PictureFragment) => ({
    zoom: zoom?.id === id && id === selected.id ? zoom : null,
    setZoom: (change: Zoom | null | ((previous: Zoom | null) => Zoom | null)) =>
      setZoom((previous) => {
        const next = typeof change === "function" ? change(previous?.id === id ? previous : null) : change;
        return next && { ...next, id };
      }),
  });
  /** The neighbours of the shown picture are loaded with the first touch. */
  const loadingOf = (position: number) => {
    if (position === 0) return "first";
    return isTouched && Math.abs(position - index) === 1 ? "eager" : "lazy";
  };
  const slideOf = (slide: Gallery_PictureFragment, position: number) => {
    if (video && slide.id === VIDEO_ID)
      return isHydrated ? (
        <Suspense fallback={<div className={emptyPlace} />}>
          <VideoSlide video={video} poster={poster} label={slide.alt} isShown={slide === selected} />
        </Suspense>
      ) : (
        <VideoWithoutScript url={video.url} />
      );
    return position === 0 || isHydrated ? (
      <ZoomablePicture
        picture={slide}
        sizes={pictureSizes.gallery}
        loading={loadingOf(position)}
        {...zoomOf(slide)}
      />
    ) : (
      <LaterPicture picture={slide} />
    );
  };
  return (
    <div
      // A picture alone has no thumbnails beside it: their column is empty on its other side, so that its width is the same.
      // On a phone no dots are below it.
      className={`grid grid-cols-1 sm:gap-3 lg:sticky lg:top-24 ${slides.length > 1 ? "sm:grid-cols-[5rem_minmax(0,1fr)]" : "max-sm:mb-4 sm:grid-cols-[minmax(0,1fr)_5rem]"}`}
    >
      <div className="relative max-sm:-mx-4 sm:order-2">
        <div
          ref={ref}
          role="region"
          aria-label="Gallery"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it
          tabIndex={0}
          onScroll={onScroll}
          onPointerDown={() => setTouched(true)}
          className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain -outline-offset-2 [scrollbar-width:none] max-sm:scroll-smooth"
        >
          {slides.map((slide, position) => (
            <div
              key={slide.id}
              id={pictureAnchor(position)}
              className="w-full shrink-0 snap-start snap-always"
            >
              {slideOf(slide, position)}
            </div>
          ))}
        </div>
        {selected.id !== VIDEO_ID && <ZoomButton alt={selected.alt} {...zoomOf(selected)} />}
        {badge}
        {corner}
      </div>
      {slides.length > 1 && <GalleryLinks pictures={slides} selectedId={selected.id} onSelect={show} />}
    </div>
  );
};
