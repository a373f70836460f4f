import { useRef, type PointerEvent } from "react";

/** Pixels that a finger moves sideways in a swipe. */
const SWIPE_DISTANCE = 40;

/** Handlers of an element that is swiped: `onSwipe` gets 1 for the next one, a swipe to the left, and -1 for the one before. */
export const useSwipe = (onSwipe: (step: 1 | -1) => void) => {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, pointerId, clientX, clientY, isPrimary }: PointerEvent) => {
      start.current =
        pointerType === "mouse" || !isPrimary ? null : { id: pointerId, x: clientX, y: clientY };
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const from = start.current;
      start.current = null;
      if (from?.id !== pointerId) return;
      const [across, down] = [clientX - from.x, clientY - from.y];
      if (Math.abs(across) >= SWIPE_DISTANCE && Math.abs(across) > Math.abs(down))
        onSwipe(across < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
};
