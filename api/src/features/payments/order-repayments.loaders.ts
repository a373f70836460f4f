import type { Context } from "../shop/context.ts";
import { batched, inOrder } from "../../platform/async/loader.ts";
import { repaymentsOf, type OrderRepayments } from "./order-repayments.store.ts";

const nothing: OrderRepayments = { refunds: [], payouts: [], creditNotes: [], credits: [] };

/** What is paid back of each order: one statement for all of these fields of a page of orders. */
export const orderRepayments = batched(async ({ services }: Context, orderIds: readonly string[]) => {
  const rows = await repaymentsOf(services.database, orderIds);
  return inOrder(orderIds, rows, ({ orderId }) => orderId).map((row): OrderRepayments => row ?? nothing);
});
