import { inTransaction } from "../../../platform/database/database.ts";
import type { Shop } from "../../shop/shop.ts";
import { foldDeltas } from "./money-figure.store.ts";

/** Deltas of one transaction. */
const batchSize = 5000;

/** Folds the changes of payments since the last fold into the figures of their days. */
export const foldPaymentFigures = async (shop: Pick<Shop, "database">): Promise<void> => {
  while ((await inTransaction(shop.database, (tx) => foldDeltas(tx, batchSize))) === batchSize);
};
