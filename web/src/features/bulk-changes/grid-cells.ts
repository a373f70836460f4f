import type { GridEditInput, GridRow_ProductFragment } from "../../graphql/generated.ts";
import { normalizedSchedule, savedScheduleText, scheduleValue } from "../product-admin/form/schedule.ts";
import { errorOf, sentences } from "../product-admin/form/product-texts.ts";
import { parsePieces, parsePrice, priceText } from "../product-admin/form/typed-values.ts";

/** Maximum number of products of one grid: their ids are in the URL. */
export const MAX_GRID_PRODUCTS = 100;

/** Columns that came later stand at the end: what is pasted from a spreadsheet fills them in this order. */
export const gridColumns = ["title", "price", "stock", "mrp", "scheduledPrices"] as const;
export type GridColumn = (typeof gridColumns)[number];

/** The typed text of each cell by product and column. Unchanged cells are missing. */
export type GridTexts = Readonly<Record<string, Partial<Record<GridColumn, string>>>>;

type Product = GridRow_ProductFragment;

/** The text of a cell before it is typed in. */
const savedText = (product: Product, column: GridColumn): string => {
  if (column === "scheduledPrices") return savedScheduleText(product.scheduledPrices);
  if (column === "mrp") return product.mrp === null ? "" : priceText(product.mrp);
  return String(product[column]);
};

export const cellText = (product: Product, column: GridColumn, texts: GridTexts): string =>
  texts[product.id]?.[column] ?? savedText(product, column);

/** The cells of copied spreadsheet text: rows by line, cells by tab, quotation marks around cells with line breaks. */
export const pastedCells = (text: string): string[][] => {
  const rows: string[][] = [[]];
  const cells = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/gy;
  for (let match = cells.exec(text); match; match = cells.exec(text)) {
    const [whole, quoted, plain = "", end] = match;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (whole === "" || end === "" || cells.lastIndex >= text.length) break;
    if (end !== "\t") rows.push([]);
  }
  return rows;
};

/** The texts after a paste whose first cell is at a product and column. What does not fit is left out. */
export const withPaste = (
  texts: GridTexts,
  products: readonly Product[],
  { row, column, cells }: { row: number; column: GridColumn; cells: readonly string[][] },
): GridTexts => {
  const start = gridColumns.indexOf(column);
  const next: Record<string, Partial<Record<GridColumn, string>>> = { ...texts };
  cells.forEach((line, lineIndex) => {
    const product = products[row + lineIndex];
    if (!product) return;
    line.forEach((text, cellIndex) => {
      const target = gridColumns[start + cellIndex];
      if (!target || (target === "stock" && product.isTracked)) return;
      next[product.id] = { ...next[product.id], [target]: text.trim() };
    });
  });
  return next;
};

/** The texts after `written` was written, except for the products that were left out. Rows that were typed in since then stay. */
export const afterWrite = (
  texts: GridTexts,
  written: GridTexts,
  leftOutIds: readonly (string | null)[],
): GridTexts =>
  Object.fromEntries(
    Object.entries(texts).filter(([id, row]) => leftOutIds.includes(id) || row !== written[id]),
  );

/** What is wrong with a typed cell; `undefined` if nothing. The server checks the rest. */
export const cellProblem = (column: GridColumn, text: string): string | undefined => {
  if (column === "title") return text.trim() === "" ? sentences.title : undefined;
  if (column === "price") return parsePrice(text) === undefined ? sentences.price : undefined;
  if (column === "stock") return parsePieces(text) === undefined ? sentences.stock : undefined;
  return errorOf(column, text);
};

/** The value of a cell as it is saved. A saved stock may be higher than one that can be typed. */
const savedValue = (product: Product, column: GridColumn, saved: string) =>
  column === "stock" ? product.stock : cellValue(column, saved);

/** The value of a valid cell. */
const cellValue = (column: GridColumn, text: string) => {
  if (column === "title") return text.trim();
  if (column === "stock") return parsePieces(text);
  return column === "scheduledPrices" ? normalizedSchedule(text) : parsePrice(text);
};

const isChanged = (product: Product, column: GridColumn, text: string): boolean => {
  const saved = savedText(product, column);
  if (text.trim() === saved) return false;
  return (
    cellProblem(column, text) !== undefined || cellValue(column, text) !== savedValue(product, column, saved)
  );
};

/** The changed cells of a product that was touched. */
export const changedColumns = (product: Product, texts: GridTexts): GridColumn[] =>
  gridColumns.filter((column) => {
    const text = texts[product.id]?.[column];
    return text !== undefined && isChanged(product, column, text);
  });

/** The edits for the server, or `null` while a cell has a problem. */
export const gridEdits = (products: readonly Product[], texts: GridTexts): GridEditInput[] | null => {
  const edits: GridEditInput[] = [];
  for (const product of products) {
    const columns = changedColumns(product, texts);
    if (columns.length === 0) continue;
    const edit: GridEditInput = { id: product.id, version: product.version };
    for (const column of columns) {
      const text = cellText(product, column, texts);
      if (cellProblem(column, text)) return null;
      if (column === "title") edit.title = text.trim();
      else if (column === "scheduledPrices") edit.scheduledPrices = scheduleValue(text);
      else if (column === "stock") edit.stock = parsePieces(text) ?? null;
      else edit[column] = parsePrice(text) ?? null;
    }
    edits.push(edit);
  }
  return edits;
};
