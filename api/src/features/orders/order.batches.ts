import type { Context } from "../shop/context.ts";
import { batched } from "../../platform/async/batch.ts";
import { statusCountsOf } from "./order-totals.rules.ts";
import { orderSums } from "./order-totals.store.ts";
import { countOrdersByStatus } from "./order.store.ts";

/** Numbers of orders by status, read once per request. The key is a shopper's id, or "" for all shoppers. */
export const orderCounts = batched(({ shop: { database } }: Context, userIds: readonly string[]) =>
  Promise.all(
    userIds.map(async (userId) =>
      userId ? countOrdersByStatus(database, userId) : statusCountsOf(await orderSums(database)),
    ),
  ),
);
