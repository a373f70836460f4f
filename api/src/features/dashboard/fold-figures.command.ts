import { inTransaction } from "../../platform/database/database.ts";
import type { Shop } from "../shop/shop.ts";
import { foldInventory, foldOrderDeltas, lockFigures, recountCustomers } from "./fold.store.ts";

/** Deltas of one transaction. */
const batchSize = 5000;

/** Folds some deltas. Returns whether more may wait. */
const foldBatch = (shop: Pick<Shop, "database">): Promise<boolean> =>
  inTransaction(shop.database, async (tx) => {
    if (!(await lockFigures(tx))) return false;
    const { folded, newOrderIds } = await foldOrderDeltas(tx, batchSize);
    if (newOrderIds.length > 0) await recountCustomers(tx, newOrderIds);
    return folded === batchSize;
  });

/**
 * Folds what changed since the last fold into the figures of the dashboard: totals of days, customers, inventory.
 * Returns at once while another process folds. docs/adr/0021-dashboard-figures.md
 */
export const foldFigures = async (shop: Pick<Shop, "database">): Promise<void> => {
  while (await foldBatch(shop));
  await inTransaction(shop.database, async (tx) => {
    if (await lockFigures(tx)) await foldInventory(tx);
  });
};
