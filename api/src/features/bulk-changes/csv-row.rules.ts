import { valueText, wholeNumberOf } from "../../platform/csv/cell-values.ts";
import { originalText } from "../../platform/csv/formula-cells.ts";
import { refuse } from "./bulk-changes.refusals.ts";
import { declarationOf, fallbacks, neededFields } from "../catalogue/product-fields.rules.ts";
import { checkedFields, checkedStock } from "../product-admin/product-fields.rules.ts";
import type { EditableProduct } from "../product-admin/product-merge.rules.ts";
import { cellOf, isProductField, type CsvColumn } from "./csv-cells.rules.ts";
import type { CsvHeader } from "./csv-header.rules.ts";
import { sentenceOf, stockOf, type CurrentProduct } from "./planned-row.rules.ts";

/** The text of a cell. Throws CELL_FORMULA for a formula, since its result is not in the file. */
export const textOf = (cell: string, column: CsvColumn): string => {
  if (cell.startsWith("=")) refuse("CELL_FORMULA", { field: column });
  return originalText(cell).replace(/\r\n?/g, "\n");
};

/** The pieces in a cell. Throws STOCK_INVALID. */
const piecesOf = (text: string, column: CsvColumn): number =>
  wholeNumberOf(text) ?? refuse("STOCK_INVALID", { field: column });

const truth: Record<string, boolean> = { true: true, yes: true, false: false, no: false };

/** The fields of a column from its text. Throws the refusal of the field. */
const fieldsOf = (column: CsvColumn, text: string): Partial<EditableProduct> => {
  if (isProductField(column)) {
    const value = declarationOf(column).read(text);
    return value === undefined ? {} : checkedFields({ [column]: value });
  }
  const name = valueText(text).toLowerCase();
  if (column !== "archived" || name === "") return {};
  const isArchived = truth[name];
  return isArchived === undefined ? refuse("ARCHIVED_INVALID", { field: "archived" }) : { isArchived };
};

/** The columns whose cells are values of the product; stock and pictures are read separately. */
const isValue = (column: CsvColumn): boolean => isProductField(column) || column === "archived";

export type RowValues = {
  fields: Partial<EditableProduct>;
  /** Pieces that come or go; for a new product its stock. */
  stockChange: number;
  problems: string[];
};

/** The cells of a row by their columns. */
export const cellsByColumn = (
  header: CsvHeader,
  cells: readonly string[],
): Partial<Record<CsvColumn, string>> =>
  Object.fromEntries(
    header.flatMap((column, index) => (column === null ? [] : [[column, cells[index] ?? ""]])),
  );

type Row = Partial<Record<CsvColumn, string>>;

/**
 * The difference that the admin typed: to the stock that the export wrote beside it, so that pieces sold since then stay
 * sold. Without that column the typed stock is a count of the pieces that are there now.
 */
const stockChangeOf = (row: Row, current: CurrentProduct | undefined): number => {
  const typed = textOf(row.stock ?? "", "stock").trim();
  if (typed === "") return 0;
  const stock = piecesOf(typed, "stock");
  if (!current) return checkedStock(stock);
  const seenText = textOf(row.stockSeen ?? "", "stockSeen").trim();
  const seen = seenText === "" ? stockOf(current) : piecesOf(seenText, "stockSeen");
  return checkedStock(stock, seen) - seen;
};

/**
 * Reads a row, without its pictures. A cell that is as the export writes it is no change, also for a text that looks like a
 * formula. Reports every problem of the row.
 * `current` is `undefined` for a new product.
 */
export const rowValues = (row: Row, current: CurrentProduct | undefined, publicUrl: string): RowValues => {
  const problems: string[] = [];
  const attempt = <Value>(work: () => Value, fallback: Value): Value => {
    try {
      return work();
    } catch (error) {
      problems.push(sentenceOf(error));
      return fallback;
    }
  };
  const cells = current ? row : { ...Object.fromEntries(neededFields.map((name) => [name, ""])), ...row };
  const fields = Object.entries(cells).map(([name, cell]) => {
    const column = name as CsvColumn;
    if (!isValue(column) || (current && cell === cellOf(current, column, publicUrl))) return {};
    return attempt(() => fieldsOf(column, textOf(cell, column)), {});
  });
  const stockChange = attempt(() => stockChangeOf(row, current), 0);
  const values = Object.assign({}, ...fields) as Partial<EditableProduct>;
  return { fields: current ? values : { ...fallbacks, ...values }, stockChange, problems };
};
