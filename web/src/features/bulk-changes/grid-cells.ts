import type { GridEditInput, GridRow_ProductFragment } from "../../graphql/generated.ts";
import { sentences } from "../product-admin/form/product-texts.ts";
import { parsePieces, parsePrice } from "../product-admin/form/typed-values.ts";

/** Maximum number of products of one grid: their ids are in the URL. */
export const MAX_GRID_PRODUCTS = 100;

export const gridColumns = ["title", "price", "stock"] as const;
export type GridColumn = (typeof gridColumns)[number];

/** The typed text of each cell by product and column. Unchanged cells are missing. */
export type GridTexts = Readonly<Record<string, Partial<Record<GridColumn, string>>>>;

type Product = GridRow_ProductFragment;

export const cellText = (product: Product, column: GridColumn, texts: GridTexts): string =>
  texts[product.id]?.[column] ?? String(product[column]);

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

const parse = { price: parsePrice, stock: parsePieces };

/** What is wrong with a typed cell; `undefined` if nothing. The server checks the rest. */
export const cellProblem = (column: GridColumn, text: string): string | undefined => {
  const isValid = column === "title" ? text.trim() !== "" : parse[column](text) !== undefined;
  return isValid ? undefined : sentences[column];
};

const isChanged = (product: Product, column: GridColumn, text: string): boolean =>
  text.trim() !== String(product[column]) && (column === "title" || parse[column](text) !== product[column]);

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
      else edit[column] = parse[column](text) ?? null;
    }
    edits.push(edit);
  }
  return edits;
};
