import { neutralised } from "../../../platform/csv/formula-cells.ts";
import { pictureUrl } from "../product-row.rules.ts";
import { stockOf, type CurrentProduct } from "./planned-row.rules.ts";

/** The columns of the exported file, in this order. Imported files can have them in any order, and leave some out. */
export const csvColumns = [
  "id",
  "handle",
  "title",
  "description",
  "price",
  "category",
  "kind",
  "materials",
  "availableSizes",
  "availableColors",
  "hsn",
  "stock",
  "stockSeen",
  "archived",
  "images",
] as const;

export type CsvColumn = (typeof csvColumns)[number];

/** The column of the file of failed rows. An import ignores it, so that the corrected file can be uploaded. */
export const problemColumn = "problem";

/** A list in one cell: "S, M". A comma or backslash inside an entry has a backslash before it. */
const joinedList = (entries: readonly string[]): string =>
  entries.map((entry) => entry.replace(/[\\,]/g, "\\$&")).join(", ");

export const splitList = (text: string): string[] =>
  (text.match(/(?:\\.|[^,\\]|\\$)+/gs) ?? [])
    .map((entry) => entry.replace(/\\([\\,])/g, "$1").trim())
    .filter((entry) => entry !== "");

const cellTexts: Record<CsvColumn, (product: CurrentProduct, publicUrl: string) => string> = {
  id: ({ id }) => id,
  handle: ({ handle }) => handle ?? "",
  title: ({ title }) => title,
  description: ({ description }) => description,
  price: ({ price }) => String(price / 100),
  category: ({ category }) => category,
  kind: ({ kind }) => kind,
  materials: ({ materials }) => joinedList(materials),
  availableSizes: ({ availableSizes }) => joinedList(availableSizes),
  availableColors: ({ availableColors }) => joinedList(availableColors),
  hsn: ({ hsn }) => hsn ?? "",
  stock: (product) => String(stockOf(product)),
  stockSeen: (product) => String(stockOf(product)),
  archived: ({ isArchived }) => String(isArchived),
  images: ({ mediaKeys }, publicUrl) =>
    joinedList(mediaKeys.map((mediaKey) => pictureUrl(mediaKey, publicUrl))),
};

/** The cell of a product as the export writes it. */
export const cellOf = (product: CurrentProduct, column: CsvColumn, publicUrl: string): string =>
  neutralised(cellTexts[column](product, publicUrl));

export const cellsOf = (product: CurrentProduct, publicUrl: string): string[] =>
  csvColumns.map((column) => cellOf(product, column, publicUrl));
