import { useRef, useState, type Dispatch, type PointerEvent, type SetStateAction } from "react";
import { isDoubleTap, isSideways, isTap, sweepOf, type Touch } from "./touches.ts";
import { aim, drag, pinch, settled, TWICE, type Grip, type Zoom } from "./zoom-spot.ts";

type Finger = Touch & { id: number };

/** The fingers that are on the picture, and how it was when the last of them came or went. */
type Hold = { fingers: Finger[]; first: Touch; hasPinched: boolean; zoom: Zoom | null; grip: Grip | null };

/** What a sweep turns to; absent at the first and at the last picture. */
export type Turns = { next?: (() => void) | undefined; previous?: (() => void) | undefined };

const touchOf = (event: PointerEvent): Finger => ({
  id: event.pointerId,
  x: event.clientX,
  y: event.clientY,
  at: event.timeStamp,
});

const gripOf = ([one, other]: readonly Finger[], box: DOMRect): Grip | null =>
  one && other
    ? {
        apart: Math.max(1, Math.hypot(other.x - one.x, other.y - one.y)),
        between: aim((one.x + other.x) / 2, (one.y + other.y) / 2, box),
      }
    : null;

/**
 * Fingers on a picture: a double tap zooms in and out, two fingers pinch, one drags what has grown, and sweeps sideways
 * to another picture while it has not.
 */
export const usePictureTouch = (
  zoom: Zoom | null,
  setZoom: Dispatch<SetStateAction<Zoom | null>>,
  turns: Turns,
) => {
  const hold = useRef<Hold | null>(null);
  const lastTap = useRef<Touch | null>(null);
  /** How far a finger has pulled the picture aside, in pixels; null while none is on it. */
  const [pulled, setPulled] = useState<number | null>(null);

  const held = (fingers: Finger[], first: Touch, hasPinched: boolean, box: DOMRect): Hold => ({
    fingers,
    first,
    hasPinched: hasPinched || fingers.length > 1,
    zoom,
    grip: gripOf(fingers, box),
  });

  const down = (event: PointerEvent<HTMLElement>) => {
    const finger = touchOf(event);
    const before = hold.current;
    const fingers = [...(before?.fingers ?? []), finger];
    const box = event.currentTarget.getBoundingClientRect();
    hold.current = held(fingers, before?.first ?? finger, before?.hasPinched ?? false, box);
    setPulled(0);
  };

  const move = (event: PointerEvent<HTMLElement>) => {
    const now = hold.current;
    const last = now?.fingers.find(({ id }) => id === event.pointerId);
    if (!now || !last) return;
    const finger = touchOf(event);
    const fingers = now.fingers.map((each) => (each.id === finger.id ? finger : each));
    hold.current = { ...now, fingers };
    const box = event.currentTarget.getBoundingClientRect();
    const grip = gripOf(fingers, box);
    if (now.grip && grip) setZoom(pinch(now.zoom, now.grip, grip));
    else if (zoom) setZoom((was) => was && drag(was, finger.x - last.x, finger.y - last.y, box));
    else if (!now.hasPinched && isSideways(now.first, finger)) {
      const way = finger.x - now.first.x;
      // At the end of the row the picture follows only so far.
      setPulled((way < 0 ? turns.next : turns.previous) ? way : way / 4);
    }
  };

  const tap = (touch: Touch, box: DOMRect) => {
    const isSecond = isDoubleTap(lastTap.current, touch);
    lastTap.current = isSecond ? null : touch;
    if (isSecond) setZoom(zoom ? null : { ...aim(touch.x, touch.y, box), scale: TWICE });
  };

  const leave = (event: PointerEvent<HTMLElement>, isLifted: boolean) => {
    const now = hold.current;
    if (!now?.fingers.some(({ id }) => id === event.pointerId)) return;
    const finger = touchOf(event);
    const box = event.currentTarget.getBoundingClientRect();
    const rest = now.fingers.filter(({ id }) => id !== finger.id);
    hold.current = rest.length > 0 ? held(rest, now.first, now.hasPinched, box) : null;
    if (rest.length > 0) return;
    setPulled(null);
    setZoom(settled);
    if (!isLifted || now.hasPinched) return;
    if (isTap(now.first, finger)) return tap(finger, box);
    const sweep = zoom ? null : sweepOf(now.first, finger, box.width);
    if (sweep) turns[sweep]?.();
  };

  return {
    pulled,
    down,
    move,
    up: (event: PointerEvent<HTMLElement>) => leave(event, true),
    cancel: (event: PointerEvent<HTMLElement>) => leave(event, false),
  };
};
