import type { EntityManager } from "typeorm";
import { chunksOf } from "../../../platform/async/chunks.ts";
import { isId } from "../../../platform/ids.ts";
import { maxFileRows } from "./batch.rules.ts";
import { chunkSize } from "./batch-chunk.rules.ts";
import { archivedByUndo, currentProducts } from "./batch-product.store.ts";
import { headerOf, refuseFile } from "./csv-header.rules.ts";
import { cellsByColumn } from "./csv-row.rules.ts";
import { keyOf, plannedFileRow, type KnownProducts, type RowKey, type SeenRows } from "./file-row.rules.ts";
import type { PlannedRow } from "./planned-row.rules.ts";

type FileRow = { place: number; cells: string[] };

const knownProducts = async (tx: EntityManager, keys: readonly RowKey[]): Promise<KnownProducts> => {
  const products = await currentProducts(tx, {
    ids: keys.map(({ id }) => id).filter(isId),
    handles: keys.map(({ handle }) => handle).filter((handle) => handle !== ""),
  });
  const archivedIds = products.filter(({ isArchived }) => isArchived).map(({ id }) => id);
  return {
    archivedByUndo: archivedIds.length > 0 ? await archivedByUndo(tx, archivedIds) : new Set(),
    byId: new Map(products.map((product) => [product.id, product])),
    byHandle: new Map(products.flatMap((product) => (product.handle ? [[product.handle, product]] : []))),
  };
};

/** Reads the header of a file. Throws FILE_INVALID. */
export const readHeader = async (rows: AsyncGenerator<FileRow>): Promise<string[]> => {
  const first = await rows.next();
  return first.done ? refuseFile("The file is empty.") : first.value.cells;
};

/**
 * What the rows of a file do, in order; `null` for rows that change nothing. Throws FILE_INVALID if the file cannot be
 * read or is too long.
 */
export async function* plannedFileRows(
  tx: EntityManager,
  {
    headerCells,
    rows,
    publicUrl,
    hasBookedStock,
  }: { headerCells: string[]; rows: AsyncIterable<FileRow>; publicUrl: string; hasBookedStock: boolean },
): AsyncGenerator<PlannedRow | null> {
  const header = headerOf(headerCells);
  const seen: SeenRows = new Map();
  let count = 0;
  for await (const chunk of chunksOf(rows, chunkSize)) {
    count += chunk.length;
    if (count > maxFileRows) refuseFile("The file has more than 100,000 rows. Please split it.");
    const keys = chunk.map(({ cells }) => keyOf(cellsByColumn(header, cells)));
    const products = await knownProducts(tx, keys);
    for (const row of chunk) yield plannedFileRow(row, { header, products, seen, publicUrl, hasBookedStock });
  }
  if (count === 0) refuseFile("The file has no rows below its header.");
}
