import type { EntityManager } from "typeorm";
import { prepared } from "../../platform/database/prepared-statements.ts";

const refreshWords = prepared("refresh-order-words", "select refresh_order_words($1::uuid[])");

/**
 * Writes the words by which the admin finds these orders: docs/adr/0029-orders-of-the-admin.md. To be called in the transaction
 * that changes their address, lines or parcels.
 */
export const refreshOrderWords = async (tx: EntityManager, ids: readonly string[]): Promise<void> => {
  await tx.query(refreshWords, [ids]);
};
