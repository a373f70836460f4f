import type { EntityManager } from "typeorm";
import { chunksOf } from "../../platform/async/chunks.ts";
import { refuse } from "./bulk-changes.refusals.ts";
import { addAuditEntries } from "../audit/audit.store.ts";
import { AuditSubject } from "../audit/audit.rules.ts";
import { highestStock, StockReason } from "../catalogue/stock-movement.rules.ts";
import { setStockCause } from "../catalogue/stock.store.ts";
import type { BatchOrigin } from "./apply-rows.command.ts";
import { BatchKind } from "./batch.rules.ts";
import { chunkSize } from "./batch-chunk.rules.ts";
import { lockUnitsOfBatch, setStocks, type UnitChange } from "./batch-product.store.ts";
import { setBookedStock } from "./batch-row.store.ts";

/**
 * An undo takes at most the pieces that are left, and gives back any number. Others are refused: OUT_OF_STOCK,
 * STOCK_TRACKED, STOCK_INVALID.
 */
const stockAfter = ({ label, stock, stockChange, isTracked }: UnitChange, kind: BatchKind): number => {
  const after = stock + stockChange;
  if (isTracked)
    return refuse("STOCK_TRACKED", { message: `${label} counts its pieces by size and colour now.` });
  if (kind === BatchKind.UNDO) return Math.max(after, 0);
  if (after < 0)
    return refuse("OUT_OF_STOCK", {
      message: `${label}: only ${stock} left, so ${-stockChange} cannot be removed.`,
    });
  if (after > highestStock(stock)) return refuse("STOCK_INVALID", { message: `${label}: too many pieces.` });
  return after;
};

const reasons: Record<BatchKind, StockReason> = {
  [BatchKind.BULK]: StockReason.COUNTED,
  [BatchKind.IMPORT]: StockReason.COUNTED,
  [BatchKind.UNDO]: StockReason.CORRECTION,
};

/**
 * Books the movements of a batch against the pieces that are there now, so that pieces sold since the check stay sold.
 * Throws OUT_OF_STOCK, STOCK_TRACKED, STOCK_INVALID.
 */
export const moveBatchStock = async (
  tx: EntityManager,
  origin: BatchOrigin,
  { kind, reason = reasons[kind] }: { kind: BatchKind; reason?: StockReason | undefined },
): Promise<void> => {
  const { author, batchId } = origin;
  const units = await lockUnitsOfBatch(tx, batchId);
  if (units.length === 0) return;
  const booked = units.map((unit) => ({ ...unit, before: unit.stock, after: stockAfter(unit, kind) }));
  await setStockCause(tx, { reason, userId: author.userId, batchId });
  for await (const chunk of chunksOf(booked, chunkSize)) {
    await setStocks(tx, chunk);
    await setBookedStock(tx, batchId, chunk);
    const moved = chunk.filter(({ before, after }) => before !== after);
    await addAuditEntries(
      tx,
      moved.map(({ productId, label, before, after }) => ({
        ...origin,
        subject: AuditSubject.PRODUCT,
        subjectId: productId,
        label,
        changes: { stock: { before, after } },
      })),
    );
  }
};
