import type { Context } from "../../shop/context.ts";
import { batched } from "../../../platform/async/batch.ts";
import { disputesOf } from "./dispute.store.ts";

/** The disputes of each order. */
export const orderDisputes = batched(async ({ shop }: Context, orderIds: readonly string[]) => {
  const rows = await disputesOf(shop.database, orderIds);
  return orderIds.map((id) => rows.filter(({ orderId }) => orderId === id));
});
