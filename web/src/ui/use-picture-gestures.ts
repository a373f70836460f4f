import { useRef, type Dispatch, type PointerEvent, type SetStateAction } from "react";
import { isDoubleTap, isTap, type TouchPoint } from "./touch-gestures.ts";
import {
  pointUnder,
  drag,
  pinch,
  zoomAfterRelease,
  DEFAULT_SCALE,
  type PinchGrip,
  type Zoom,
} from "./zoom.ts";

type FingerTouch = TouchPoint & { id: number };

/** The current touches, and the state when the last finger came down or up. */
type Gesture = {
  fingers: FingerTouch[];
  first: TouchPoint;
  hasPinched: boolean;
  zoom: Zoom | null;
  grip: PinchGrip | null;
};

const toFingerTouch = (event: PointerEvent): FingerTouch => ({
  id: event.pointerId,
  x: event.clientX,
  y: event.clientY,
  time: event.timeStamp,
});

const toPinchGrip = ([one, other]: readonly FingerTouch[], box: DOMRect): PinchGrip | null =>
  one && other
    ? {
        distance: Math.max(1, Math.hypot(other.x - one.x, other.y - one.y)),
        center: pointUnder((one.x + other.x) / 2, (one.y + other.y) / 2, box),
      }
    : null;

/**
 * Touch gestures on a picture: a double tap zooms in and out, two fingers pinch, one finger drags a zoomed picture. Otherwise
 * the browser scrolls, and cancels the touch.
 */
export const usePictureGestures = (zoom: Zoom | null, setZoom: Dispatch<SetStateAction<Zoom | null>>) => {
  const gestureRef = useRef<Gesture | null>(null);
  const lastTap = useRef<TouchPoint | null>(null);

  const toGesture = (
    fingers: FingerTouch[],
    first: TouchPoint,
    hasPinched: boolean,
    box: DOMRect,
  ): Gesture => ({
    fingers,
    first,
    hasPinched: hasPinched || fingers.length > 1,
    zoom,
    grip: toPinchGrip(fingers, box),
  });

  const down = (event: PointerEvent<HTMLElement>) => {
    const finger = toFingerTouch(event);
    const previous = gestureRef.current;
    const fingers = [...(previous?.fingers ?? []), finger];
    const box = event.currentTarget.getBoundingClientRect();
    gestureRef.current = toGesture(fingers, previous?.first ?? finger, previous?.hasPinched ?? false, box);
  };

  const move = (event: PointerEvent<HTMLElement>) => {
    const gesture = gestureRef.current;
    const lastTouch = gesture?.fingers.find(({ id }) => id === event.pointerId);
    if (!gesture || !lastTouch) return;
    const finger = toFingerTouch(event);
    const fingers = gesture.fingers.map((touch) => (touch.id === finger.id ? finger : touch));
    gestureRef.current = { ...gesture, fingers };
    const box = event.currentTarget.getBoundingClientRect();
    const grip = toPinchGrip(fingers, box);
    if (gesture.grip && grip) setZoom(pinch(gesture.zoom, gesture.grip, grip));
    else if (zoom)
      setZoom(
        (previousZoom) =>
          previousZoom && drag(previousZoom, finger.x - lastTouch.x, finger.y - lastTouch.y, box),
      );
  };

  const tap = (touch: TouchPoint, box: DOMRect) => {
    const isSecond = isDoubleTap(lastTap.current, touch);
    lastTap.current = isSecond ? null : touch;
    if (isSecond) setZoom(zoom ? null : { ...pointUnder(touch.x, touch.y, box), scale: DEFAULT_SCALE });
  };

  const endTouch = (event: PointerEvent<HTMLElement>, isRelease: boolean) => {
    const gesture = gestureRef.current;
    if (!gesture?.fingers.some(({ id }) => id === event.pointerId)) return;
    const finger = toFingerTouch(event);
    const box = event.currentTarget.getBoundingClientRect();
    const remaining = gesture.fingers.filter(({ id }) => id !== finger.id);
    gestureRef.current =
      remaining.length > 0 ? toGesture(remaining, gesture.first, gesture.hasPinched, box) : null;
    if (remaining.length > 0) return;
    setZoom(zoomAfterRelease);
    if (isRelease && !gesture.hasPinched && isTap(gesture.first, finger)) tap(finger, box);
  };

  return {
    down,
    move,
    up: (event: PointerEvent<HTMLElement>) => endTouch(event, true),
    cancel: (event: PointerEvent<HTMLElement>) => endTouch(event, false),
  };
};
