import {
  amountOf,
  isShortenedNumber,
  shortenedNumberText,
  wholeNumberOf,
} from "../../../platform/csv/cell-values.ts";
import { originalText } from "../../../platform/csv/formula-cells.ts";
import { refusals, refuse } from "../../../platform/errors/errors.ts";
import { plainText } from "../../../platform/plain-text.ts";
import { checkedFields, checkedStock, type ProductFields } from "../admin/product-fields.rules.ts";
import type { EditableProduct } from "../admin/product-merge.rules.ts";
import { GarmentKind } from "../facets/facet.rules.ts";
import { cellOf, splitList, type CsvColumn } from "./csv-cells.rules.ts";
import type { CsvHeader } from "./csv-header.rules.ts";
import { sentenceOf, stockOf, type CurrentProduct } from "./planned-row.rules.ts";

const categories = ["party", "casuals", "everyday", "accessories"];
const kinds: readonly string[] = Object.values(GarmentKind);

/** The text of a cell. Throws CELL_FORMULA for a formula, since its result is not in the file. */
export const textOf = (cell: string, column: CsvColumn): string => {
  if (cell.startsWith("=")) refuse("CELL_FORMULA", { field: column });
  return originalText(cell).replace(/\r\n?/g, "\n");
};

/** The pieces in a cell. Throws STOCK_INVALID. */
const piecesOf = (text: string, column: CsvColumn): number =>
  wholeNumberOf(text) ?? refuse("STOCK_INVALID", { field: column });

const truth: Record<string, boolean> = { true: true, yes: true, false: false, no: false };

type FieldReader = (text: string) => Partial<EditableProduct>;

const list =
  (field: "materials" | "availableSizes" | "availableColors"): FieldReader =>
  (text) =>
    checkedFields({ [field]: splitList(text) });

/** The field of a column from its text. Throws the refusal of the field. */
const readers: Partial<Record<CsvColumn, FieldReader>> = {
  handle: (text) => {
    if (isShortenedNumber(text))
      refuse("HANDLE_INVALID", {
        field: "handle",
        message: `${refusals.HANDLE_INVALID.message} ${shortenedNumberText(text)}`,
      });
    return checkedFields({ handle: plainText(text) || null });
  },
  title: (title) => checkedFields({ title }),
  description: (description) => checkedFields({ description }),
  price: (text) => checkedFields({ price: amountOf(text) ?? NaN }),
  category: (text) => {
    const category = text.trim().toLowerCase();
    if (category === "") refuse("CATEGORY_NEEDED", { field: "category" });
    if (!categories.includes(category)) refuse("CATEGORY_UNKNOWN", { field: "category" });
    return { category };
  },
  kind: (text) => {
    const kind = text.trim().toLowerCase();
    if (kind === "") return {};
    return kinds.includes(kind) ? { kind } : refuse("KIND_UNKNOWN", { field: "kind" });
  },
  materials: list("materials"),
  availableSizes: list("availableSizes"),
  availableColors: list("availableColors"),
  hsn: (text) => checkedFields({ hsn: plainText(text).replace(/\.0+$/, "") || null }),
  archived: (text) => {
    const name = text.trim().toLowerCase();
    if (name === "") return {};
    const isArchived = truth[name];
    return isArchived === undefined ? refuse("ARCHIVED_INVALID", { field: "archived" }) : { isArchived };
  },
};

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

/** Fields of a new product whose columns are missing or empty. */
const defaults: Omit<ProductFields, "title" | "description" | "price" | "category" | "kind"> = {
  materials: [],
  availableSizes: [],
  availableColors: [],
  hsn: null,
  handle: null,
};

const neededColumns = ["title", "description", "price", "category"] as const;

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
  const cells = current ? row : { ...Object.fromEntries(neededColumns.map((name) => [name, ""])), ...row };
  const fields = Object.entries(cells).map(([name, cell]) => {
    const column = name as CsvColumn;
    const read = readers[column];
    if (!read || (current && cell === cellOf(current, column, publicUrl))) return {};
    return attempt(() => read(textOf(cell, column)), {});
  });
  const stockChange = attempt(() => stockChangeOf(row, current), 0);
  const values = Object.assign({}, ...fields) as Partial<EditableProduct>;
  return { fields: current ? values : { ...defaults, ...values }, stockChange, problems };
};
