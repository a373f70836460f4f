import type { Context } from "../shop/context.ts";
import { batched, inOrder } from "../../platform/async/loader.ts";
import { receiptsOf } from "./payment.store.ts";

/** When the last payment of each order was captured, or its cash was recorded; `null` without a payment. */
export const orderPaidAt = batched(async ({ services }: Context, orderIds: readonly string[]) => {
  const receipts = await receiptsOf(services.database, orderIds);
  return inOrder(orderIds, receipts, ({ orderId }) => orderId).map((receipt) => receipt?.at ?? null);
});
