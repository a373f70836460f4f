import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from "react";
import { Picture, type PictureFile } from "./picture.tsx";
import { aim, drag, nudge, type Spot } from "./zoom-spot.ts";

/** How far a finger may move and still have tapped, in pixels. */
const TAP = 8;

/**
 * A picture that can be looked at twice as large: a mouse hovers over it; a finger taps it, then drags; on the keyboard
 * Enter zooms, arrow keys move, Escape ends it.
 */
export const ZoomablePicture = ({
  picture,
  sizes,
  isEager = false,
}: {
  picture: PictureFile;
  sizes: string;
  isEager?: boolean;
}) => {
  const [spot, setSpot] = useState<Spot | null>(null);
  const finger = useRef<{ x: number; y: number; way: number } | null>(null);

  const aimAt = (event: MouseEvent<HTMLElement>) =>
    setSpot(aim(event.clientX, event.clientY, event.currentTarget.getBoundingClientRect()));

  const move = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === "mouse") return aimAt(event);
    const last = finger.current;
    if (!last) return;
    const [x, y] = [event.clientX - last.x, event.clientY - last.y];
    finger.current = { x: event.clientX, y: event.clientY, way: last.way + Math.hypot(x, y) };
    const box = event.currentTarget.getBoundingClientRect();
    setSpot((now) => now && drag(now, x, y, box));
  };

  const click = (event: MouseEvent<HTMLElement>) => {
    const isMouse =
      event.nativeEvent instanceof window.PointerEvent && event.nativeEvent.pointerType === "mouse";
    const hasDragged = (finger.current?.way ?? 0) > TAP;
    finger.current = null;
    if (isMouse || hasDragged) return;
    if (spot) return setSpot(null);
    if (event.detail === 0) return setSpot({ x: 50, y: 35 });
    aimAt(event);
  };

  const press = (event: KeyboardEvent) => {
    if (!spot) return;
    const moved = nudge(spot, event.key);
    if (!moved && event.key !== "Escape") return;
    event.preventDefault();
    setSpot(moved);
  };

  return (
    <button
      type="button"
      aria-label={`Zoom: ${picture.alt}`}
      aria-pressed={spot !== null}
      className={`relative block aspect-3/4 w-full overflow-hidden bg-paper-deep ${spot ? "cursor-zoom-out touch-none" : "cursor-zoom-in touch-manipulation"}`}
      onPointerEnter={(event) => event.pointerType === "mouse" && aimAt(event)}
      onPointerLeave={(event) => event.pointerType === "mouse" && setSpot(null)}
      onPointerDown={(event) => {
        finger.current = { x: event.clientX, y: event.clientY, way: 0 };
      }}
      onPointerMove={move}
      onClick={click}
      onKeyDown={press}
      onBlur={() => setSpot(null)}
    >
      <span
        className="absolute inset-0 transition-[scale] duration-200 ease-cloth"
        style={spot ? { scale: 2, transformOrigin: `${spot.x}% ${spot.y}%` } : undefined}
      >
        <Picture
          picture={picture}
          sizes={spot ? `${picture.width}px` : sizes}
          isEager={isEager}
          className="absolute inset-0 size-full object-cover"
        />
      </span>
    </button>
  );
};
