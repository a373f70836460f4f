import type { Context } from "../shop/context.ts";
import { batched, grouped, inOrder } from "../../platform/async/batch.ts";
import { picturesOf, productsById, similarProducts, stockUnitsOf } from "./product.store.ts";

/** Pictures of many products in one statement. */
export const productPictures = batched(async ({ shop }: Context, ids: readonly string[]) =>
  grouped(ids, await picturesOf(shop, ids), (picture) => picture.productId),
);

/** Stock units of many products in one statement. */
export const productStockUnits = batched(async ({ shop }: Context, ids: readonly string[]) =>
  grouped(ids, await stockUnitsOf(shop, ids), (unit) => unit.productId),
);

/** Products by id in one statement, archived ones included; `null` for an unknown id. */
export const productById = batched(async ({ shop }: Context, ids: readonly string[]) =>
  inOrder(ids, await productsById(shop, ids), (product) => product.id),
);

/** Maximum similar products that a client can request. */
export const maxSimilar = 12;

/** Other products of the same category, newest first: for many products in one statement. */
export const productSimilar = batched(async ({ shop }: Context, ids: readonly string[]) =>
  grouped(ids, await similarProducts(shop, ids, maxSimilar), (product) => product.similarTo),
);
