import { refuse } from "../../../platform/errors/errors.ts";
import { loggedIn } from "../../../platform/errors/logged-in.ts";
import { asId } from "../../../platform/ids.ts";
import type { Context } from "../../shop/context.ts";
import { productCountCache } from "../product-count.cache.ts";
import { adminCountCache } from "./admin-count.cache.ts";
import { findAdminProduct } from "./admin-product.store.ts";
import { saveReads } from "./product-read.store.ts";

/** The product of an answer. Over REST, the session has now read it. Throws PRODUCT_NOT_FOUND. */
export const productOf = async ({ shop, viewer, isRest }: Context, id: string) => {
  const product = (await findAdminProduct(shop.database, asId(id, "id"))) ?? refuse("PRODUCT_NOT_FOUND");
  if (isRest) await saveReads(shop.database.source.manager, loggedIn(viewer).sessionId, [product]);
  return product;
};

/** The changed product. Counts of this process include the change at once; other processes follow within seconds. */
export const changedProduct = (context: Context, id: string) => {
  const { categoryCounts, priceCensus } = productCountCache(context.shop);
  for (const cache of [categoryCounts, priceCensus, adminCountCache(context.shop)]) cache.clear();
  return productOf(context, id);
};
