import type { Context } from "../shop/context.ts";
import { batched } from "../../platform/async/loader.ts";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import { wishlistedAmong } from "./wishlist.store.ts";

/** Whether each of many products is in the viewer's wishlist, in one statement. */
export const isInWishlist = batched(async ({ services, viewer }: Context, productIds: readonly string[]) => {
  const { userId } = loggedIn(viewer);
  const wishlistedIds = await wishlistedAmong(services.database.source.manager, userId, productIds);
  return productIds.map((id) => wishlistedIds.has(id));
});
