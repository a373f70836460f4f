import type { Context } from "../../shop/context.ts";
import { batched, grouped } from "../../../platform/async/loader.ts";
import { disputesOf } from "./dispute.store.ts";

/** The disputes of each order, oldest first. */
export const orderDisputes = batched(async ({ services }: Context, orderIds: readonly string[]) =>
  grouped(orderIds, await disputesOf(services.database, orderIds), ({ orderId }) => orderId),
);
