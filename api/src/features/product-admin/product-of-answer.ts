import { refuse } from "./product-admin.refusals.ts";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import { asId } from "../../platform/ids.ts";
import type { Context } from "../shop/context.ts";
import { findAdminProduct } from "./admin-product.store.ts";
import { invalidateProductCounts } from "./invalidate-product-counts.ts";
import { saveChanged, saveReads } from "../catalogue/product-read.store.ts";
import { recordReads } from "../catalogue/record-reads.command.ts";

const foundProduct = async ({ services }: Context, id: string) =>
  (await findAdminProduct(services.database, asId(id, "id"))) ?? refuse("PRODUCT_NOT_FOUND");

/** The product of an answer. The session has now read it. Throws PRODUCT_NOT_FOUND. */
export const productOf = async (context: Context, id: string) => {
  const product = await foundProduct(context, id);
  await recordReads(context, [product]);
  return product;
};

/**
 * The changed product. Counts of this process include the change at once; those of other processes follow with the notice
 * of its audit entry.
 */
export const changedProduct = async (context: Context, id: string) => {
  const { services, viewer, isRest } = context;
  invalidateProductCounts(services);
  const product = await foundProduct(context, id);
  // Only a PUT can be repeated after a lost response with the stock that it asked for.
  const save = isRest ? saveChanged : saveReads;
  await save(services.database.source.manager, loggedIn(viewer).sessionId, [product]);
  return product;
};
