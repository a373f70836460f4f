import type { Context } from "../shop/context.ts";
import { batched, inOrder } from "../../platform/async/batch.ts";
import { receiptsOf } from "./payment.store.ts";

/** When the last payment of each order was captured, or its cash was recorded; `null` without a payment. */
export const orderPaidAt = batched(async ({ shop }: Context, orderIds: readonly string[]) => {
  const receipts = await receiptsOf(shop.database, orderIds);
  return inOrder(orderIds, receipts, ({ orderId }) => orderId).map((receipt) => receipt?.at ?? null);
});
