import type { Context } from "../shop/context.ts";
import { batched, grouped } from "../../platform/async/batch.ts";
import { refundsOf } from "./refund.store.ts";

/** The refunds of each order, oldest first. */
export const orderRefunds = batched(async ({ shop }: Context, orderIds: readonly string[]) =>
  grouped(orderIds, await refundsOf(shop.database, orderIds), (refund) => refund.orderId),
);
