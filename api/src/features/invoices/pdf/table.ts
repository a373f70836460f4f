import type { Pdf } from "../../../platform/pdf/pdf.ts";
import type { InvoiceLine, InvoiceSnapshot } from "../invoice.rules.ts";
import type { Column } from "./columns.ts";
import { drawArtifact, tagContent, tagGroup, type PdfTag } from "../../../platform/pdf/pdf-tags.ts";
import { colors, heightOf, page, rule, sizes, writeText, type Style } from "./layout.ts";

/** Between two columns. */
const gap = 6;
/** Above and below the text of a row. */
const pad = 5;
const noteStyle: Style = { size: sizes.small, color: colors.soft };

type Cell = { text: string; note: string };

const styleOf = (column: Column, style: Style = {}): Style => ({
  align: column.isText ? "left" : "right",
  isFigure: !column.isText,
  ...style,
});

const heightOfRow = (columns: readonly Column[], cells: readonly Cell[]): number =>
  Math.max(
    ...columns.map((column, index) => {
      const { text = "", note = "" } = cells[index] ?? {};
      const width = column.width - gap;
      const below = note ? heightOf(note, width, noteStyle) : 0;
      return heightOf(text, width, styleOf(column)) + below;
    }),
  );

/** Writes a cell with the left end of its column at `x`. */
const writeCell = (
  pdf: Pdf,
  column: Column,
  { text, note }: Cell,
  { x, y, style = {} }: { x: number; y: number; style?: Style },
): void => {
  const box = { x: column.isText ? x : x + gap, width: column.width - gap };
  const below = writeText(pdf, text, { ...box, y }, styleOf(column, style));
  const { align = "left" } = styleOf(column);
  if (note) writeText(pdf, note, { ...box, y: below }, { ...noteStyle, align });
};

/** Calls `write` for each column, with its cell and its left end. */
const forEachCell = (
  columns: readonly Column[],
  cells: readonly Cell[],
  write: (column: Column, cell: Cell, x: number) => void,
): void => {
  let x = page.left;
  for (const [index, column] of columns.entries()) {
    write(column, cells[index] ?? { text: "", note: "" }, x);
    x += column.width;
  }
};

/** Writes a tagged row. The item heads its row. */
const writeRow = (
  pdf: Pdf,
  parent: PdfTag,
  columns: readonly Column[],
  cells: readonly Cell[],
  place: { y: number; style?: Style },
): void =>
  tagGroup(pdf, parent, "TR", (row) =>
    forEachCell(columns, cells, (column, cell, x) =>
      tagContent(
        pdf,
        row,
        column.isText ? "TH" : "TD",
        () => writeCell(pdf, column, cell, { ...place, x }),
        column.isText ? { scope: "Row" } : {},
      ),
    ),
  );

/** Writes the column heads: as cells of `head`, or on further pages, where they are repeated, as an artifact. */
const writeColumnHeads = (pdf: Pdf, columns: readonly Column[], y: number, head?: PdfTag): number => {
  const names = columns.map(({ name }) => ({ text: name, note: "" }));
  const style: Style = { size: sizes.small, isBold: true, color: colors.soft, isFigure: false };
  const height = Math.max(...columns.map(({ name, width }) => heightOf(name, width - gap, style)));
  rule(pdf, y, { color: colors.ink, width: 1 });
  const write = (column: Column, cell: Cell, x: number) =>
    writeCell(pdf, column, cell, { x, y: y + pad, style });
  if (head)
    tagGroup(pdf, head, "TR", (row) =>
      forEachCell(columns, names, (column, cell, x) =>
        tagContent(pdf, row, "TH", () => write(column, cell, x), { scope: "Column" }),
      ),
    );
  else drawArtifact(pdf, () => forEachCell(columns, names, write), "Pagination");
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
  root: PdfTag,
  snapshot: InvoiceSnapshot,
  { columns, from, addPage }: { columns: readonly Column[]; from: number } & Pages,
): number =>
  tagGroup(pdf, root, "Table", (table) => {
    let y = tagGroup(pdf, table, "THead", (head) => writeColumnHeads(pdf, columns, from, head));
    const ensureSpace = (height: number): void => {
      if (y + height > page.bottom) y = writeColumnHeads(pdf, columns, addPage());
    };
    tagGroup(pdf, table, "TBody", (body) => {
      for (const line of snapshot.lines) {
        const cells = cellsOf(columns, line);
        const height = heightOfRow(columns, cells) + 2 * pad;
        ensureSpace(height);
        writeRow(pdf, body, columns, cells, { y: y + pad });
        y += height;
        rule(pdf, y);
      }
    });
    const sums = columns.map(({ sum }) => ({ text: sum?.(snapshot) ?? "", note: "" }));
    const height = heightOfRow(columns, sums) + 2 * pad;
    ensureSpace(height);
    rule(pdf, y, { color: colors.ink, width: 1 });
    tagGroup(pdf, table, "TFoot", (foot) =>
      writeRow(pdf, foot, columns, sums, { y: y + pad, style: { isBold: true } }),
    );
    return y + height;
  });
