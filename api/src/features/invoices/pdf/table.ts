import type { Pdf } from "../../../platform/pdf.ts";
import type { InvoiceLine, InvoiceSnapshot } from "../invoice.rules.ts";
import type { Column } from "./columns.ts";
import { colors, heightOf, page, rule, writeText, type Style } from "./layout.ts";

/** Between two columns. */
const gap = 6;
/** Above and below the text of a row. */
const pad = 5;
const noteStyle: Style = { size: 7, color: colors.soft };

type Cell = { text: string; note: string };

const styleOf = (column: Column, style: Style = {}): Style => ({
  size: column.isText ? 8.5 : 8,
  align: column.isText ? "left" : "right",
  isFigure: !column.isText,
  ...style,
});

const heightOfRow = (pdf: Pdf, columns: readonly Column[], cells: readonly Cell[]): number =>
  Math.max(
    ...columns.map((column, index) => {
      const { text = "", note = "" } = cells[index] ?? {};
      const width = column.width - gap;
      const below = note ? heightOf(pdf, note, width, noteStyle) : 0;
      return heightOf(pdf, text, width, styleOf(column)) + below;
    }),
  );

const writeRow = (
  pdf: Pdf,
  columns: readonly Column[],
  cells: readonly Cell[],
  y: number,
  style: Style = {},
): void => {
  let x = page.left;
  for (const [index, column] of columns.entries()) {
    const { text = "", note = "" } = cells[index] ?? {};
    const width = column.width - gap;
    const start = column.isText ? x : x + gap;
    const below = writeText(pdf, text, { x: start, y, width }, styleOf(column, style));
    if (note)
      writeText(
        pdf,
        note,
        { x: start, y: below, width },
        { ...noteStyle, align: styleOf(column).align ?? "left" },
      );
    x += column.width;
  }
};

const writeColumnHeads = (pdf: Pdf, columns: readonly Column[], y: number): number => {
  const names = columns.map(({ name }) => ({ text: name, note: "" }));
  const style: Style = { size: 7, isBold: true, color: colors.soft, isFigure: false };
  const height = Math.max(...columns.map(({ name, width }) => heightOf(pdf, name, width - gap, style)));
  rule(pdf, y, { color: colors.ink, width: 1 });
  writeRow(pdf, columns, names, y + pad, style);
  rule(pdf, y + height + 2 * pad);
  return y + height + 2 * pad;
};

const cellsOf = (columns: readonly Column[], line: InvoiceLine): Cell[] =>
  columns.map(({ cell, note }) => ({ text: cell(line), note: note?.(line) ?? "" }));

/** `addPage` returns the y at which the new page's content starts. */
export type Pages = { addPage: () => number };

/** Writes the lines of an invoice over as many pages as needed, with column heads on each page. Returns the y of the end. */
export const writeTable = (
  pdf: Pdf,
  snapshot: InvoiceSnapshot,
  columns: readonly Column[],
  from: number,
  pages: Pages,
): number => {
  let y = writeColumnHeads(pdf, columns, from);
  const ensureSpace = (height: number): void => {
    if (y + height <= page.bottom) return;
    y = writeColumnHeads(pdf, columns, pages.addPage());
  };
  for (const line of snapshot.lines) {
    const cells = cellsOf(columns, line);
    const height = heightOfRow(pdf, columns, cells) + 2 * pad;
    ensureSpace(height);
    writeRow(pdf, columns, cells, y + pad);
    y += height;
    rule(pdf, y);
  }
  const sums = columns.map(({ sum }) => ({ text: sum?.(snapshot) ?? "", note: "" }));
  const height = heightOfRow(pdf, columns, sums) + 2 * pad;
  ensureSpace(height);
  rule(pdf, y, { color: colors.ink, width: 1 });
  writeRow(pdf, columns, sums, y + pad, { isBold: true });
  return y + height;
};
