/** Where a key leads from an open cell: to the row above or below in the same column, or to the next or previous cell. */
export type CellStep = "up" | "down" | "next" | "previous";

type Cell = { column: string };

/** The step of a key; `undefined` for a key that stays in the cell. */
export const stepOfKey = ({ key, shiftKey }: { key: string; shiftKey: boolean }): CellStep | undefined => {
  if (key === "Tab") return shiftKey ? "previous" : "next";
  if (key === "ArrowUp") return "up";
  return key === "ArrowDown" ? "down" : undefined;
};

/** The cell after a step through cells that are listed row by row; `undefined` at an end. */
export const cellAfter = <C extends Cell>(cells: readonly C[], from: C, step: CellStep): C | undefined => {
  const isForward = step === "down" || step === "next";
  const start = cells.indexOf(from);
  const rest = isForward ? cells.slice(start + 1) : cells.slice(0, start).reverse();
  const isInColumn = step === "up" || step === "down";
  return isInColumn ? rest.find(({ column }) => column === from.column) : rest[0];
};

/**
 * Moves from an open cell to the next one, and opens it for typing, as a press does. A cell that a press would not open, such as
 * one with a grid, only gets the focus. The list has the attribute `data-cells`; the button and the input of a cell have
 * `data-cell` with the column. Returns false at an end of the list.
 */
export const goToCell = (from: HTMLElement, step: CellStep): boolean => {
  const elements = from.closest("[data-cells]")?.querySelectorAll<HTMLElement>("[data-cell]");
  const cells = [...(elements ?? [])].map((element) => ({
    element,
    column: element.dataset["cell"] ?? "",
  }));
  const current = cells.find(({ element }) => element === from);
  const next = current && cellAfter(cells, current, step)?.element;
  if (!next) return false;
  if (next instanceof HTMLButtonElement && !next.hasAttribute("aria-expanded")) next.click();
  else next.focus();
  return true;
};
