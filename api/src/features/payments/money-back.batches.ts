import type { Context } from "../shop/context.ts";
import { batched, inOrder } from "../../platform/async/batch.ts";
import { moneyBackOf, type MoneyBack } from "./money-back.store.ts";

const nothing: MoneyBack = { refunds: [], payouts: [], creditNotes: [] };

/** The refunds, payouts and credit notes of each order: one statement for the three fields of a page of orders. */
export const moneyBack = batched(async ({ shop }: Context, orderIds: readonly string[]) => {
  const rows = await moneyBackOf(shop.database, orderIds);
  return inOrder(orderIds, rows, ({ orderId }) => orderId).map((row): MoneyBack => row ?? nothing);
});
