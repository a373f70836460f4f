import { useEffect, useRef, type RefObject } from "react";
import { isFocusLost } from "./use-focus-when-lost.ts";

/** The id of the element of a row that takes the focus. It needs `tabIndex={-1}`. */
export const rowFocusId = (key: string) => `row-${key}`;

/**
 * Keeps the focus in a list after an action that removes its own button or its whole row: it goes to the row, else to the one that
 * has taken its place, else to `fallback`. Returns a function to be called with the key of the row when the action is done.
 */
export const useRowFocus = (keys: readonly string[], fallback: RefObject<HTMLElement | null>) => {
  const changed = useRef<{ key: string; position: number }>(null);
  useEffect(() => {
    if (!changed.current || !isFocusLost()) return;
    const { key, position } = changed.current;
    const next = keys.includes(key) ? key : keys[Math.min(position, keys.length - 1)];
    if (next !== key) changed.current = null;
    const row = next === undefined ? null : document.getElementById(rowFocusId(next));
    (row ?? fallback.current)?.focus();
  });
  return (key: string) => {
    changed.current = { key, position: keys.indexOf(key) };
  };
};
