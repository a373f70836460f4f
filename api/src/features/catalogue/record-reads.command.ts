import { ADMIN } from "../../platform/viewer.ts";
import type { Context } from "../shop/context.ts";
import { saveReads, type StatedProduct } from "./product-read.store.ts";

/** Stores what a response states of products to an admin, so that a later PUT of the session is compared with it. Decision 48. */
export const recordReads = async (
  { services, viewer }: Context,
  products: readonly StatedProduct[],
): Promise<void> => {
  if (viewer?.role !== ADMIN || products.length === 0) return;
  await saveReads(services.database.source.manager, viewer.sessionId, products);
};
