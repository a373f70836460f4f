import type { Context } from "../shop/context.ts";
import { batched, inOrder } from "../../platform/async/loader.ts";
import { countDeliveries } from "./delivery.store.ts";
import { leftOfLines, ordersWithSameParcel } from "./parcel.store.ts";
import { sharedParcelWarning } from "./shared-parcel.rules.ts";

/** Numbers of orders by stage, read once per request. Its only key is "". */
export const deliveryCounts = batched(({ services }: Context, keys: readonly string[]) =>
  Promise.all(keys.map(() => countDeliveries(services.database))),
);

/** The pieces of each order line that are still to be shipped. */
export const leftOfLine = batched(async ({ services }: Context, lineIds: readonly string[]) => {
  const rows = await leftOfLines(services.database, lineIds);
  return inOrder(lineIds, rows, ({ id }) => id).map((row) => row?.left ?? 0);
});

/** The warning of each order whose courier and tracking id another order has too. */
export const warningOfOrder = batched(async ({ services }: Context, orderIds: readonly string[]) => {
  const rows = await ordersWithSameParcel(services.database, orderIds);
  return inOrder(orderIds, rows, ({ orderId }) => orderId).map(
    (row) => sharedParcelWarning(row?.numbers ?? []) ?? null,
  );
});
