import { useEffect, type RefObject } from "react";

/** Whether a key belongs to a field, a dialog, or the browser. */
export const isKeyTaken = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  document.querySelector("[role=dialog]") !== null ||
  (event.target instanceof Element &&
    event.target.closest("input:not([type=checkbox]), textarea, select, [contenteditable=true]") !== null);

/** The next place of a list after "j" or "k"; the first one before any. */
export const placeAfter = (key: "j" | "k", current: number, count: number): number => {
  if (current < 0) return 0;
  return Math.max(0, Math.min(count - 1, current + (key === "j" ? 1 : -1)));
};

/**
 * Keys of a list whose rows have `data-list-row`: j and k move the focus to the `data-row-main` of the next or previous row, x
 * ticks the row. Enter opens it, as on every button.
 */
export const useListKeys = (region: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isKeyTaken(event) || event.shiftKey) return;
      const rows = [...(region.current?.querySelectorAll<HTMLElement>("[data-list-row]") ?? [])];
      const current = rows.findIndex((row) => row.contains(document.activeElement));
      if (event.key === "x")
        return rows[current]?.querySelector<HTMLInputElement>("input[type=checkbox]")?.click();
      if (event.key !== "j" && event.key !== "k") return;
      const row = rows[placeAfter(event.key, current, rows.length)];
      row?.querySelector<HTMLElement>("[data-row-main]")?.focus();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [region]);
};
