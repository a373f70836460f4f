import { batched, grouped } from "../../platform/async/loader.ts";
import type { Context } from "../shop/context.ts";
import { promotionsOfOrders } from "./promotion.store.ts";

/** The promotions of many orders in one statement, the largest of an order first. */
export const promotionsOfOrder = batched(async ({ services }: Context, orderIds: readonly string[]) =>
  grouped(orderIds, await promotionsOfOrders(services.database, orderIds), ({ orderId }) => orderId),
);
