import type { Context } from "../shop/context.ts";
import { batched } from "../../platform/async/batch.ts";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import { wishlistedAmong } from "./wishlist.store.ts";

/** Whether each of many products is in the viewer's wishlist, in one statement. */
export const isInWishlist = batched(async ({ shop, viewer }: Context, productIds: readonly string[]) => {
  const { userId } = loggedIn(viewer);
  const wishlistedIds = await wishlistedAmong(shop.database.source.manager, userId, productIds);
  return productIds.map((id) => wishlistedIds.has(id));
});
