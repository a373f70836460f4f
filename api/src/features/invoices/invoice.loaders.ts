import type { Context } from "../shop/context.ts";
import { batched, inOrder } from "../../platform/async/loader.ts";
import { invoicesOfOrders } from "./invoice.store.ts";

/** The invoice number of each order; `null` while it has none. */
export const invoiceNumberOf = batched(async ({ services }: Context, orderIds: readonly string[]) => {
  const rows = await invoicesOfOrders(services.database, orderIds);
  return inOrder(orderIds, rows, ({ orderId }) => orderId).map((row) => row?.number ?? null);
});
