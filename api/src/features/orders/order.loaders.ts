import type { Context } from "../shop/context.ts";
import { batched } from "../../platform/async/loader.ts";
import { countOrders } from "./order-list.store.ts";

/** Numbers of orders by status and payment status, read once per request. The key is a shopper's id, or "" for all shoppers. */
export const orderCounts = batched(({ services: { database } }: Context, userIds: readonly string[]) =>
  Promise.all(userIds.map((userId) => countOrders(database, userId || undefined))),
);
