import type { EntityManager } from "typeorm";
import type { AuditAction } from "../audit/audit-action.rules.ts";
import { addAuditEntries } from "../audit/audit.store.ts";
import { AuditSubject, type Author } from "../audit/audit.rules.ts";
import { addProducts, lockProducts } from "../product-admin/admin-product.store.ts";
import { tellPriceChange } from "../product-admin/price-notice.store.ts";
import { matchUnits } from "../product-admin/match-units.command.ts";
import { emptyFields, type ProductFields } from "../catalogue/product-fields.rules.ts";
import { setVariantCodes } from "../product-admin/update-variant-codes.command.ts";
import { codesOfCell } from "./codes-cell.rules.ts";
import { writeEdits, type ProductEdit } from "../product-admin/write-products.command.ts";
import { StockReason } from "../catalogue/stock-movement.rules.ts";
import { makeSkus } from "../catalogue/make-skus.command.ts";
import { setStockCause } from "../catalogue/stock.store.ts";
import type { WordChanges } from "../search/words/word-counts.rules.ts";
import { addPooledUnits, trackedProducts } from "./batch-product.store.ts";
import { setAddedIds } from "./batch-row.store.ts";
import { addRowPictures, writeRowPictures } from "./write-row-pictures.command.ts";
import { valuesAfter, type PlannedRow } from "./planned-row.rules.ts";

/** Who writes which batch by which mutation. */
export type BatchOrigin = { author: Author; action: AuditAction; batchId: string };

/** Writes the changed fields and pictures of rows whose products are locked. */
export const writeRows = async (
  tx: EntityManager,
  origin: BatchOrigin,
  rows: readonly PlannedRow[],
  words: WordChanges,
): Promise<void> => {
  const afterById = new Map(rows.map(({ productId, changes }) => [productId, valuesAfter(changes)]));
  const ids = [...afterById.keys()].filter((id) => id !== null);
  const edits: ProductEdit[] = (await lockProducts(tx, ids)).map((current) => ({
    current,
    after: afterById.get(current.id) ?? {},
  }));
  const offerChanges = edits.filter(({ after }) => after.availableSizes ?? after.availableColors);
  const tracked = await trackedProducts(
    tx,
    offerChanges.map(({ current }) => current.id),
  );
  const cause = { userId: origin.author.userId, batchId: origin.batchId };
  for (const { current, after } of offerChanges)
    if (tracked.has(current.id)) await matchUnits(tx, { current, after }, cause);
  const written = await writeEdits(tx, origin, edits, words);
  await writeRowPictures(tx, origin, { rows, written: new Set(written) });
  await writeRowCodes(tx, origin, rows);
};

/** Sets the codes of rows, in the order of the products' ids, after the SKUs of new sizes are made. */
const writeRowCodes = async (
  tx: EntityManager,
  origin: BatchOrigin,
  rows: readonly PlannedRow[],
): Promise<void> => {
  const withCodes = rows.flatMap(({ productId, label, changes }) => {
    const after = changes["codes"]?.after;
    return productId !== null && typeof after === "string"
      ? [{ id: productId, title: label, cell: after }]
      : [];
  });
  for (const { cell, ...product } of withCodes.sort((one, other) => (one.id < other.id ? -1 : 1)))
    await setVariantCodes(tx, product, { ...origin, changesOf: (variants) => codesOfCell(cell, variants) });
};

/** The fields of a new product; `changes` leaves out those without a value. */
const addedFields = ({ changes }: PlannedRow): ProductFields & { isArchived: boolean } => {
  const values = valuesAfter(changes) as ProductFields & { isArchived?: boolean };
  return {
    ...emptyFields,
    ...values,
    isArchived: values.isArchived ?? false,
  };
};

/** Adds the products of rows with their stock and pictures. */
export const addRowProducts = async (
  tx: EntityManager,
  origin: BatchOrigin,
  rows: readonly PlannedRow[],
  words: WordChanges,
): Promise<void> => {
  if (rows.length === 0) return;
  const { author, batchId } = origin;
  const ids = await addProducts(tx, rows.map(addedFields), words);
  await makeSkus(tx, ids);
  if (rows.some(({ changes }) => changes["scheduledPrices"])) await tellPriceChange(tx);
  const added = rows.map((row, index) => ({ ...row, productId: ids[index] ?? "" }));
  await setStockCause(tx, { reason: StockReason.RECEIVED, userId: author.userId, batchId });
  await addPooledUnits(
    tx,
    added.map(({ productId, stockChange }) => ({ productId, stock: stockChange })),
  );
  await setAddedIds(
    tx,
    batchId,
    added.map(({ position, productId }) => ({ position, productId })),
  );
  await addRowPictures(tx, added);
  await writeRowCodes(tx, origin, added);
  await addAuditEntries(
    tx,
    added.map(({ productId, label, changes }) => ({
      ...origin,
      subject: AuditSubject.PRODUCT,
      subjectId: productId,
      label,
      version: 1,
      changes,
    })),
  );
};
