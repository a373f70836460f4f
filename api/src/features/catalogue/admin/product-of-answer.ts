import { refuse } from "../../../platform/errors/errors.ts";
import { loggedIn } from "../../../platform/errors/logged-in.ts";
import { asId } from "../../../platform/ids.ts";
import type { Context } from "../../shop/context.ts";
import { findAdminProduct } from "./admin-product.store.ts";
import { forgetProductCounts } from "./forget-product-counts.ts";
import { saveReads } from "./product-read.store.ts";

/** The product of an answer. Over REST, the session has now read it. Throws PRODUCT_NOT_FOUND. */
export const productOf = async ({ shop, viewer, isRest }: Context, id: string) => {
  const product = (await findAdminProduct(shop.database, asId(id, "id"))) ?? refuse("PRODUCT_NOT_FOUND");
  if (isRest) await saveReads(shop.database.source.manager, loggedIn(viewer).sessionId, [product]);
  return product;
};

/**
 * The changed product. Counts of this process include the change at once; those of other processes follow with the notice
 * of its audit entry.
 */
export const changedProduct = (context: Context, id: string) => {
  forgetProductCounts(context.shop);
  return productOf(context, id);
};
