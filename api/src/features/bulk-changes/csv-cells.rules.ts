import { neutralised } from "../../platform/csv/formula-cells.ts";
import { joinedList } from "../../platform/csv/list-cells.ts";
import {
  declarationOf,
  fieldDeclarations,
  productFields,
  type ProductField,
} from "../catalogue/product-fields.rules.ts";
import { pictureUrl } from "../catalogue/product-row.rules.ts";
import { codesCell } from "./codes-cell.rules.ts";
import { stockOf, type CurrentProduct } from "./planned-row.rules.ts";

/** The columns of the exported file, in this order. Imported files can have them in any order, and leave some out. */
export const csvColumns = [
  "id",
  "handle",
  ...productFields.filter((field) => field !== "handle"),
  "stock",
  "stockSeen",
  "archived",
  "codes",
  "images",
] as const;

export type CsvColumn = (typeof csvColumns)[number];

/** The column of the file of failed rows. An import ignores it, so that the corrected file can be uploaded. */
export const problemColumn = "problem";

const otherTexts: Record<
  Exclude<CsvColumn, ProductField>,
  (product: CurrentProduct, publicUrl: string) => string
> = {
  id: ({ id }) => id,
  stock: (product) => String(stockOf(product)),
  stockSeen: (product) => String(stockOf(product)),
  archived: ({ isArchived }) => String(isArchived),
  codes: (product) => codesCell(product, product.variants),
  images: ({ mediaKeys }, publicUrl) =>
    joinedList(mediaKeys.map((mediaKey) => pictureUrl(mediaKey, publicUrl))),
};

export const isProductField = (column: CsvColumn): column is ProductField => column in fieldDeclarations;

const textOf = (product: CurrentProduct, column: CsvColumn, publicUrl: string): string =>
  isProductField(column)
    ? declarationOf(column).cellOf(product[column])
    : otherTexts[column](product, publicUrl);

/** The cell of a product as the export writes it. */
export const cellOf = (product: CurrentProduct, column: CsvColumn, publicUrl: string): string =>
  neutralised(textOf(product, column, publicUrl));

export const cellsOf = (product: CurrentProduct, publicUrl: string): string[] =>
  csvColumns.map((column) => cellOf(product, column, publicUrl));
