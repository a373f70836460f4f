import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { productById } from "../catalogue/product.batches.ts";
import { Product } from "../catalogue/product.entity.ts";
import type { ProductRow } from "../catalogue/product-columns.store.ts";
import type { Context } from "../shop/context.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import { givenCursor, pageOf, pageSize } from "../../platform/paging/paging.ts";
import { SHOPPER } from "../../platform/viewer.ts";
import { toggleWishlist } from "./toggle-wishlist.command.ts";
import { isInWishlist } from "./wishlist.batches.ts";
import { entryCursor, wishlistPage } from "./wishlist.store.ts";
import { WishlistConnection, WishlistToggle } from "./wishlist.types.ts";

@Resolver(() => Product)
export class WishlistResolver {
  @Authorized(SHOPPER)
  @Query(() => WishlistConnection, { description: "Wishlist of the viewer, newest first." })
  async wishlist(
    @Ctx() { shop, viewer, longestPage }: Context,
    @Arg("first", () => Int, { defaultValue: 24, description: "Number of entries on the page, 1 to 100." })
    first: number,
    @Arg("after", () => String, {
      nullable: true,
      description:
        "Cursor after which the page begins: `endCursor` of the page before; omitted for the first page.",
    })
    after: string | null,
  ) {
    const { userId } = loggedIn(viewer);
    const size = pageSize(first, longestPage);
    const cursor = givenCursor(after);
    const query = { userId, limit: size + 1, after: cursor };
    const { entries, ...counts } = await wishlistPage(shop.database.source.manager, query);
    return Object.assign(pageOf(entries, size, cursor, entryCursor), counts);
  }

  @Authorized(SHOPPER)
  @Mutation(() => WishlistToggle, {
    description:
      "Adds a product to the wishlist or removes it; the result says which. WISHLIST_FULL beyond 500 products.",
  })
  async toggleWishlist(
    @Ctx() context: Context,
    @Arg("productId", () => ID, { description: "Id of the product." }) productId: string,
    @Arg("wanted", () => Boolean, {
      nullable: true,
      description:
        "Whether the product is to be in the wishlist, however often the request is sent; omitted to toggle it.",
    })
    requestedState: boolean | null,
  ) {
    const change = { productId, inWishlist: requestedState };
    const inWishlist = await toggleWishlist(context.shop, loggedIn(context.viewer), change);
    const product = await productById(context, productId.toLowerCase());
    return { inWishlist, product: product ?? refuse("PRODUCT_NOT_FOUND", { field: "productId" }) };
  }

  @FieldResolver(() => Boolean, {
    description: "Whether the product is in the viewer's wishlist; false for visitors.",
  })
  inWishlist(@Root() product: ProductRow, @Ctx() context: Context): Promise<boolean> | boolean {
    return context.viewer?.role === SHOPPER && isInWishlist(context, product.id);
  }
}
