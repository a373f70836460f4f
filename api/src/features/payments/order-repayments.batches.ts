import type { Context } from "../shop/context.ts";
import { batched, inOrder } from "../../platform/async/batch.ts";
import { repaymentsOf, type OrderRepayments } from "./order-repayments.store.ts";

const nothing: OrderRepayments = { refunds: [], payouts: [], creditNotes: [] };

/** The refunds, payouts and credit notes of each order: one statement for the three fields of a page of orders. */
export const orderRepayments = batched(async ({ shop }: Context, orderIds: readonly string[]) => {
  const rows = await repaymentsOf(shop.database, orderIds);
  return inOrder(orderIds, rows, ({ orderId }) => orderId).map((row): OrderRepayments => row ?? nothing);
});
