import type { EntityManager } from "typeorm";
import type { PictureList } from "../product-admin/pictures/picture-list.rules.ts";
import { pictureLists } from "../product-admin/pictures/product-picture.store.ts";
import { chunkSize } from "./batch-chunk.rules.ts";
import { currentProducts } from "./batch-product.store.ts";
import { rowsToApply } from "./batch-row.store.ts";
import { picturesChange, sentenceOf, type CurrentProduct, type PlannedRow } from "./planned-row.rules.ts";
import { undoRow } from "./undo-row.rules.ts";
import { Refusal } from "../../platform/errors/errors.ts";
import { productAdminRefusals } from "../product-admin/product-admin.refusals.ts";

const withProblem = (row: PlannedRow, refusal: Refusal): PlannedRow => ({
  ...row,
  changes: {},
  stockChange: 0,
  problem: sentenceOf(refusal),
});

/** An undo gives a handle back only if no other product has it now. */
const withFreeHandle = (row: PlannedRow, handles: ReadonlyMap<string, CurrentProduct>): PlannedRow => {
  const handle = row.changes["handle"]?.after;
  const holder = typeof handle === "string" ? handles.get(handle) : undefined;
  if (!holder || holder.id === row.productId) return row;
  return withProblem(
    row,
    new Refusal("HANDLE_TAKEN", { field: "handle" }, productAdminRefusals.HANDLE_TAKEN),
  );
};

const filesGone = new Refusal(
  "CHANGE_NOT_REVERTIBLE",
  { field: "pictures", message: "The file of a removed picture has already been deleted." },
  productAdminRefusals.CHANGE_NOT_REVERTIBLE,
);

/** An undo gives pictures back only while their files are there. They are deleted days after the time for an undo ends. */
const withFiles = (missing: ReadonlySet<string>, row: PlannedRow): PlannedRow => {
  const { before = [], after = [] } = picturesChange(row) ?? {};
  const current = new Set(before.map(({ mediaKey }) => mediaKey));
  const isGone = after.some(({ mediaKey }) => !current.has(mediaKey) && missing.has(mediaKey));
  return isGone ? withProblem(row, filesGone) : row;
};

/** The present pictures of the products whose pictures these rows changed. */
const changedLists = async (
  tx: EntityManager,
  rows: readonly PlannedRow[],
): Promise<ReadonlyMap<string, PictureList>> => {
  const ids = rows.flatMap((row) =>
    row.productId !== null && picturesChange(row) !== undefined ? [row.productId] : [],
  );
  return ids.length === 0 ? new Map() : pictureLists(tx, ids);
};

/** How the rows of an applied batch are undone; `null` for rows without anything to undo. `missing` are pictures without a file. */
export async function* plannedUndoRows(
  tx: EntityManager,
  batchId: string,
  missing: ReadonlySet<string>,
): AsyncGenerator<PlannedRow | null> {
  for (let after = 0; ;) {
    const rows = await rowsToApply(tx, batchId, { after, limit: chunkSize });
    const last = rows.at(-1);
    if (!last) return;
    const products = await currentProducts(tx, {
      ids: rows.flatMap(({ productId }) => (productId === null ? [] : [productId])),
      handles: rows.flatMap(({ changes }) => {
        const handle = changes["handle"]?.before;
        return typeof handle === "string" ? [handle] : [];
      }),
    });
    const productById = new Map(products.map((product) => [product.id, product]));
    const pictures = await changedLists(tx, rows);
    const holders = new Map(
      products.flatMap((product) => (product.handle ? [[product.handle, product]] : [])),
    );
    for (const applied of rows) {
      const current = productById.get(applied.productId ?? "");
      const row = undoRow(applied, current && { current, pictures: pictures.get(current.id) ?? [] });
      yield row && withFiles(missing, withFreeHandle(row, holders));
    }
    after = last.position;
  }
}
