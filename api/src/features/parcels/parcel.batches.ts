import type { Context } from "../shop/context.ts";
import { batched } from "../../platform/async/batch.ts";
import { countDeliveries } from "./delivery.store.ts";

/** Numbers of orders by stage, read once per request. Its only key is "". */
export const deliveryCounts = batched(({ shop }: Context, keys: readonly string[]) =>
  Promise.all(keys.map(() => countDeliveries(shop.database))),
);
