import type { EntityManager } from "typeorm";
import { chunksOf } from "../../platform/async/chunks.ts";
import { isId } from "../../platform/ids.ts";
import { refuseFile, type CsvRow } from "../../platform/csv/csv-rows.ts";
import { refuse } from "./bulk-changes.refusals.ts";
import { typedCode } from "../catalogue/sku.rules.ts";
import { pictureLists, productPictureSizes } from "../product-admin/pictures/product-picture.store.ts";
import { holdersOf } from "../product-admin/variant-codes.store.ts";
import { maxFileRows, maxImportPictures } from "./batch.rules.ts";
import { chunkSize } from "./batch-chunk.rules.ts";
import { archivedByUndo, currentProducts } from "./batch-product.store.ts";
import type { CsvColumn } from "./csv-cells.rules.ts";
import { headerOf } from "./csv-header.rules.ts";
import { cellsByColumn } from "./csv-row.rules.ts";
import { keyOf, plannedFileRow, type KnownProducts, type SeenRows } from "./file-row.rules.ts";
import { cellEntries, changedPictureCell, type KnownPictures } from "./picture-cell.rules.ts";
import type { PlannedRow } from "./planned-row.rules.ts";

type Row = Partial<Record<CsvColumn, string>>;

/** An SKU and a barcode together are shorter. */
const maxCodesLength = 200;

/** Texts at the end of an entry that may be its SKU or its barcode, which may have blanks. */
const codesOfEntry = (entry: string): string[] => {
  const words = entry.slice(-maxCodesLength).trim().split(/\s+/);
  return words.flatMap((word, index) => [
    typedCode(word).sku,
    typedCode(words.slice(index).join(" ")).barcode,
  ]);
};

/** Texts of cells that may be codes. */
const codesIn = (rows: readonly Row[]): string[] => [
  ...new Set(rows.flatMap(({ codes = "" }) => codes.split(";")).flatMap(codesOfEntry)),
];

const knownProducts = async (tx: EntityManager, rows: readonly Row[]): Promise<KnownProducts> => {
  const keys = rows.map(keyOf);
  const codes = codesIn(rows);
  const holders = codes.length === 0 ? [] : await holdersOf(tx, codes, []);
  const products = await currentProducts(tx, {
    ids: keys.map(({ id }) => id).filter(isId),
    handles: keys.map(({ handle }) => handle).filter((handle) => handle !== ""),
  });
  const archivedIds = products.filter(({ isArchived }) => isArchived).map(({ id }) => id);
  return {
    byCode: new Map(
      holders.flatMap(({ productId, sku, barcode }) =>
        [sku, barcode ?? []].flat().map((code) => [code, productId] as const),
      ),
    ),
    archivedByUndo: archivedIds.length > 0 ? await archivedByUndo(tx, archivedIds) : new Set(),
    byId: new Map(products.map((product) => [product.id, product])),
    byHandle: new Map(products.flatMap((product) => (product.handle ? [[product.handle, product]] : []))),
  };
};

/** The pictures in the shop that the changed cells of some rows are about. */
const shopPictures = async (
  tx: EntityManager,
  rows: readonly Row[],
  { products, publicUrl }: { products: KnownProducts; publicUrl: string },
): Promise<Pick<KnownPictures, "lists" | "own">> => {
  const ids: string[] = [];
  const keys: string[] = [];
  for (const row of rows) {
    const { id, handle } = keyOf(row);
    const current = products.byId.get(id) ?? products.byHandle.get(handle);
    const cell = changedPictureCell(row, current, publicUrl);
    if (cell === undefined) continue;
    if (current) ids.push(current.id);
    keys.push(...cellEntries(cell, publicUrl).flatMap(({ key }) => (key === undefined ? [] : [key])));
  }
  const own = keys.length === 0 ? [] : await productPictureSizes(tx, keys);
  return {
    lists: ids.length === 0 ? new Map() : await pictureLists(tx, ids),
    own: new Map(own.map((picture) => [picture.key, picture])),
  };
};

/** Reads the header of a file. Throws FILE_INVALID. */
export const readHeader = async (rows: AsyncGenerator<CsvRow>): Promise<string[]> => {
  const first = await rows.next();
  return first.done ? refuseFile("The file is empty.") : first.value.cells;
};

/**
 * What the rows of a file do, in order; `null` for rows that change nothing. Throws FILE_INVALID if the file cannot be
 * read or is too long, IMPORT_PICTURES_FULL.
 */
export async function* plannedFileRows(
  tx: EntityManager,
  {
    headerCells,
    rows,
    publicUrl,
    hasBookedStock,
    newPictures,
  }: {
    headerCells: string[];
    rows: AsyncIterable<CsvRow>;
    publicUrl: string;
    newPictures: Pick<KnownPictures, "added" | "unread">;
    hasBookedStock: boolean;
  },
): AsyncGenerator<PlannedRow | null> {
  const header = headerOf(headerCells);
  const seen: SeenRows = new Map();
  let count = 0;
  for await (const chunk of chunksOf(rows, chunkSize)) {
    count += chunk.length;
    if (count > maxFileRows) refuseFile("The file has more than 100,000 rows. Please split it.");
    const byColumn = chunk.map(({ cells }) => cellsByColumn(header, cells));
    const products = await knownProducts(tx, byColumn);
    const pictures = { ...newPictures, ...(await shopPictures(tx, byColumn, { products, publicUrl })) };
    for (const row of chunk)
      yield plannedFileRow(row, { header, products, pictures, seen, publicUrl, hasBookedStock });
    if (newPictures.unread.size > maxImportPictures) refuse("IMPORT_PICTURES_FULL");
  }
  if (count === 0) refuseFile("The file has no rows below its header.");
}
