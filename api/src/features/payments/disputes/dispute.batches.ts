import type { Context } from "../../shop/context.ts";
import { batched, grouped } from "../../../platform/async/batch.ts";
import { disputesOf } from "./dispute.store.ts";

/** The disputes of each order, oldest first. */
export const orderDisputes = batched(async ({ shop }: Context, orderIds: readonly string[]) =>
  grouped(orderIds, await disputesOf(shop.database, orderIds), ({ orderId }) => orderId),
);
