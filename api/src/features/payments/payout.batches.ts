import type { Context } from "../shop/context.ts";
import { batched, grouped } from "../../platform/async/batch.ts";
import { payoutsOf } from "./payout-list.store.ts";

/** The payouts of each order, oldest first. */
export const orderPayouts = batched(async ({ shop }: Context, orderIds: readonly string[]) =>
  grouped(orderIds, await payoutsOf(shop.database, orderIds), ({ orderId }) => orderId),
);
