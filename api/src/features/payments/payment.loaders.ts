import type { Context } from "../shop/context.ts";
import { batched, inOrder } from "../../platform/async/loader.ts";
import { cashOfOrders, receiptsOf } from "./payment.store.ts";

/** When the last payment of each order was captured, or its cash was recorded; `null` without a payment. */
export const orderPaidAt = batched(async ({ services }: Context, orderIds: readonly string[]) => {
  const receipts = await receiptsOf(services.database, orderIds);
  return inOrder(orderIds, receipts, ({ orderId }) => orderId).map((receipt) => receipt?.at ?? null);
});

/** The cash that was received for each order, with its rounding; `null` if none is recorded. */
export const orderCash = batched(async ({ services }: Context, orderIds: readonly string[]) => {
  const rows = await cashOfOrders(services.database, orderIds);
  return inOrder(orderIds, rows, ({ orderId }) => orderId).map((row) => row ?? null);
});
