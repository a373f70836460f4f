import type { Context } from "../shop/context.ts";
import { batched } from "../../platform/async/batch.ts";
import { countOrders } from "./order.store.ts";

/** Counts by status of a list, read once a request; the key is whose orders, "" for all. */
export const orderCounts = batched(({ shop }: Context, owners: readonly string[]) =>
  Promise.all(owners.map((userId) => countOrders(shop.database, userId || undefined))),
);
