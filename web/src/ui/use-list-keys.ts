import { useEffect } from "react";

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

/** All rows of the page. The list in the details of an open row is a part of that row. */
const rowsOfPage = () =>
  [...document.querySelectorAll<HTMLElement>("[data-list-row]")].filter(
    (row) => !row.parentElement?.closest("[data-list-row]"),
  );

const controls = "a[href], button, input, select, textarea, summary";

/** Not what Enter means: a box to tick, and a link that leaves the browser for a phone or a mail program. */
const isPassedOver = (control: Element) =>
  control.matches(":disabled, [type=checkbox], [href^='tel:'], [href^='mailto:']");

const firstControl = (within: Element | null) =>
  [...(within?.querySelectorAll<HTMLElement>(controls) ?? [])].find((control) => !isPassedOver(control));

/** The first control of the row's `data-row-actions`; of the whole row if they are empty. */
const actionOf = (row: HTMLElement | undefined) =>
  row && (firstControl(row.querySelector("[data-row-actions]")) ?? firstControl(row));

/**
 * Enter on a row: follows its link or opens its dialog. Any other action only gets the focus, and a held key presses nothing, so
 * that no order, return or payment changes without an Enter of its own.
 */
const enter = (event: KeyboardEvent, row: HTMLElement | undefined) => {
  if (!row || !(event.target instanceof Element)) return;
  const isOnControl = event.target.closest(controls) !== null;
  if (isOnControl && !event.repeat) return;
  // Otherwise the browser presses the control that has the focus by then.
  event.preventDefault();
  if (event.repeat) return;
  const action = actionOf(row);
  action?.focus();
  if (action?.matches("[href], [aria-haspopup]")) action.click();
};

/** What a key does in the rows of a page. */
export const onListKey = (event: KeyboardEvent) => {
  if (isKeyTaken(event) || event.shiftKey) return;
  const rows = rowsOfPage();
  const current = rows.findIndex((row) => row.contains(document.activeElement));
  const { key } = event;
  if (key === "Enter") enter(event, rows[current]);
  else if (key === "x") rows[current]?.querySelector<HTMLElement>("[type=checkbox]")?.click();
  else if (key === "j" || key === "k") {
    const row = rows[placeAfter(key, current, rows.length)];
    (row?.querySelector<HTMLElement>("[data-row-main]") ?? actionOf(row))?.focus();
  }
};

/**
 * Keys of all lists of a page whose rows have `data-list-row`: j and k move the focus to the `data-row-main` of the next or previous
 * row, x ticks the row, Enter opens it. A `data-row-main` is a control, or text with `tabIndex={-1}`.
 */
export const useListKeys = () => {
  useEffect(() => {
    document.addEventListener("keydown", onListKey);
    return () => document.removeEventListener("keydown", onListKey);
  }, []);
};
