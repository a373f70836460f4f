import type { Dispatch, KeyboardEvent, PointerEvent, SetStateAction } from "react";
import { ZoomInIcon, ZoomOutIcon } from "./icons.tsx";
import { Picture, type DescribedPicture, type PictureLoading } from "./picture.tsx";
import { usePictureGestures } from "./use-picture-gestures.ts";
import { pointUnder, moveByKey, DEFAULT_SCALE, type Zoom } from "./zoom.ts";

/** The button zooms to the upper part, where the neck of a dress and the bell of a jhumka are. */
const BUTTON_ZOOM: Zoom = { x: 50, y: 35, scale: DEFAULT_SCALE };

type ZoomState = { zoom: Zoom | null; setZoom: Dispatch<SetStateAction<Zoom | null>> };

const isMouse = (event: PointerEvent) => event.pointerType === "mouse";

/**
 * A picture with zoom: a mouse zooms by hovering; touch by double tap or pinch, with drag. The browser scrolls for all other
 * touches.
 */
export const ZoomablePicture = ({
  picture,
  sizes,
  loading = "lazy",
  zoom,
  setZoom,
}: {
  picture: DescribedPicture;
  sizes: string;
  loading?: PictureLoading;
} & ZoomState) => {
  const gestures = usePictureGestures(zoom, setZoom);

  const zoomUnderPointer = (event: PointerEvent<HTMLElement>) =>
    setZoom({
      ...pointUnder(event.clientX, event.clientY, event.currentTarget.getBoundingClientRect()),
      scale: DEFAULT_SCALE,
    });

  return (
    <div
      className={`gallery-picture relative w-full overflow-hidden bg-paper-deep select-none ${zoom ? "cursor-zoom-out touch-none" : "cursor-zoom-in touch-pan-x touch-pan-y"}`}
      onPointerEnter={(event) => isMouse(event) && zoomUnderPointer(event)}
      onPointerLeave={(event) => isMouse(event) && setZoom(null)}
      onPointerDown={(event) => !isMouse(event) && gestures.down(event)}
      onPointerMove={(event) => (isMouse(event) ? zoomUnderPointer(event) : gestures.move(event))}
      onPointerUp={gestures.up}
      onPointerCancel={gestures.cancel}
    >
      <div
        className={`absolute inset-0 duration-200 ease-cloth ${zoom ? "transition-[scale]" : "transition-[scale,transform-origin]"}`}
        style={zoom ? { scale: zoom.scale, transformOrigin: `${zoom.x}% ${zoom.y}%` } : {}}
      >
        <Picture
          picture={picture}
          sizes={zoom ? `${picture.width}px` : sizes}
          loading={loading}
          isWhole
          className="absolute inset-0 size-full object-cover max-sm:object-top"
        />
      </div>
    </div>
  );
};

/** The button in the corner zooms without a gesture; then arrow keys move and Escape ends the zoom. */
export const ZoomButton = ({ alt, zoom, setZoom }: { alt: string } & ZoomState) => {
  const handleKey = (event: KeyboardEvent) => {
    if (!zoom) return;
    const nextZoom = moveByKey(zoom, event.key);
    if (!nextZoom && event.key !== "Escape" && event.key !== "Tab") return;
    if (event.key !== "Tab") event.preventDefault();
    setZoom(nextZoom);
  };
  return (
    <button
      type="button"
      aria-label={`Zoom: ${alt}`}
      aria-pressed={zoom !== null}
      title={zoom ? "Zoom out" : "Zoom in"}
      onClick={() => setZoom(zoom ? null : BUTTON_ZOOM)}
      onKeyDown={handleKey}
      className="absolute right-1 bottom-1 grid noscript:hidden size-11 place-items-center rounded-full before:absolute before:inset-1 before:rounded-full before:bg-paper/90"
    >
      <span className="relative">{zoom ? <ZoomOutIcon /> : <ZoomInIcon />}</span>
    </button>
  );
};
