import { useEffect, useRef, type RefObject } from "react";

/** Whether no control has the focus, as after the removal of the one that had it. */
export const isFocusLost = (): boolean => !document.activeElement || document.activeElement === document.body;

/**
 * Gives the focus to an element after a change of `state` that removed the control with the focus. Otherwise keyboard users
 * would start again at the top of the page.
 */
export const useFocusWhenLost = (element: RefObject<HTMLElement | null>, state: unknown): void => {
  const previous = useRef(state);
  useEffect(() => {
    if (previous.current === state) return;
    previous.current = state;
    if (isFocusLost()) element.current?.focus({ preventScroll: true });
  }, [element, state]);
};
