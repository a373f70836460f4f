import { inTransaction } from "../../platform/database/database.ts";
import { orderStatusEffects } from "../orders/order-status-effects.rules.ts";
import { lockOrder } from "../orders/order-write.store.ts";
import type { Services } from "../shop/services.ts";
import { creditRest } from "./credit-ended-order.command.ts";

/** Credits all that is left of an order, if it is still cancelled or returned. Nothing was paid, so nothing is paid back. */
export const creditUnpaidOrder = (services: Services, orderId: string): Promise<void> =>
  inTransaction(services.database, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order && !orderStatusEffects[order.orderStatus].keepsMoney)
      await creditRest(tx, order, order.orderStatus);
  });
