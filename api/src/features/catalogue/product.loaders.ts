import type { Context } from "../shop/context.ts";
import { batched, grouped, inOrder } from "../../platform/async/loader.ts";
import { variantsOfProducts } from "./product-variant.store.ts";
import { picturesOf, productsById, similarProducts, stockUnitsOf, videosOf } from "./product.store.ts";

/** Pictures of many products in one statement. */
export const productPictures = batched(async ({ services }: Context, ids: readonly string[]) =>
  grouped(ids, await picturesOf(services, ids), (picture) => picture.productId),
);

/** Videos of many products in one statement; `null` for a product without one. */
export const productVideo = batched(async ({ services }: Context, ids: readonly string[]) =>
  inOrder(ids, await videosOf(services, ids), ({ productId }) => productId).map((row) => row?.video ?? null),
);

/** Stock units of many products in one statement. */
export const productStockUnits = batched(async ({ services }: Context, ids: readonly string[]) =>
  grouped(ids, await stockUnitsOf(services, ids), (unit) => unit.productId),
);

/** The variants of many products in one statement, those that they no longer have included. */
export const productVariants = batched(async ({ services }: Context, ids: readonly string[]) =>
  grouped(ids, await variantsOfProducts(services.database, ids), ({ productId }) => productId),
);

/** Products by id in one statement, archived ones included; `null` for an unknown id. */
export const productById = batched(async ({ services }: Context, ids: readonly string[]) =>
  inOrder(ids, await productsById(services, ids), (product) => product.id),
);

/** Maximum similar products that a client can request. */
export const maxSimilar = 12;

/** Picked similar products, then others of the same category, newest first: for many products in one statement. */
export const productSimilar = batched(async ({ services }: Context, ids: readonly string[]) =>
  grouped(ids, await similarProducts(services, ids, maxSimilar), (product) => product.similarTo),
);
