import { useEffect, useRef } from "react";
import { isFocusLost } from "../../../ui/use-focus-when-lost.ts";

/**
 * After a change that takes a row out of a filtered list, the focus goes to the row that has taken its place. Returns a function to
 * be called with the id of the row before the change.
 */
export const useNextRowFocus = (ids: readonly string[], elementOf: (id: string) => HTMLElement | null) => {
  const changed = useRef<{ id: string; index: number }>(null);
  useEffect(() => {
    const row = changed.current;
    if (!row || ids.includes(row.id)) return;
    changed.current = null;
    const next = ids[Math.min(row.index, ids.length - 1)];
    if (next !== undefined && isFocusLost()) elementOf(next)?.focus();
  });
  return (id: string) => {
    changed.current = { id, index: ids.indexOf(id) };
  };
};
