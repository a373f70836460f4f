import type { Context } from "../shop/context.ts";
import { batched } from "../../platform/async/batch.ts";
import { countOrdersByStatus } from "./order.store.ts";

/** Counts by status of a list, read once a request; the key is whose orders, "" for all. */
export const orderCounts = batched(({ shop }: Context, userIds: readonly string[]) =>
  Promise.all(userIds.map((userId) => countOrdersByStatus(shop.database, userId || undefined))),
);
