import type { Context } from "../shop/context.ts";
import { batched, inOrder } from "../../platform/async/batch.ts";
import { capturesOf } from "./payment.store.ts";

/** When the last payment of each order was captured; `null` without a payment. */
export const orderPaidAt = batched(async ({ shop }: Context, orderIds: readonly string[]) => {
  const captures = await capturesOf(shop.database, orderIds);
  return inOrder(orderIds, captures, ({ orderId }) => orderId).map((capture) => capture?.capturedAt ?? null);
});
