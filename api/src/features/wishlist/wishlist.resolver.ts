import { Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import { Authorized, Refuses } from "../../platform/graphql/authorized.ts";
import { productById } from "../catalogue/product.loaders.ts";
import { Product } from "../catalogue/product.entity.ts";
import type { ProductRow } from "../catalogue/product-columns.store.ts";
import type { Context } from "../shop/context.ts";
import { refuse } from "./wishlist.refusals.ts";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import { AfterArg, FirstArg } from "../../platform/paging/page-args.ts";
import { givenCursor, pageOf, pageSize } from "../../platform/paging/paging.ts";
import { SHOPPER } from "../../platform/viewer.ts";
import { toggleWishlist } from "./toggle-wishlist.command.ts";
import { isInWishlist } from "./wishlist.loaders.ts";
import { entryCursor, wishlistPage } from "./wishlist.store.ts";
import { WishlistConnection, WishlistToggle } from "./wishlist.types.ts";
import { InputArg } from "../../platform/graphql/input-arg.ts";
import { ToggleWishlistInput } from "./wishlist-inputs.types.ts";

@Resolver(() => Product)
export class WishlistResolver {
  @Authorized(SHOPPER)
  @Query(() => WishlistConnection, { description: "Wishlist of the viewer, newest first." })
  async wishlist(
    @Ctx() { services, viewer, longestPage }: Context,
    @FirstArg()
    first: number,
    @AfterArg()
    after: string | null,
  ) {
    const { userId } = loggedIn(viewer);
    const size = pageSize(first, longestPage);
    const cursor = givenCursor(after);
    const query = { userId, limit: size + 1, after: cursor };
    const { entries, ...counts } = await wishlistPage(services.database.source.manager, query);
    return Object.assign(pageOf(entries, size, cursor, entryCursor), counts);
  }

  @Authorized(SHOPPER)
  @Refuses("PRODUCT_NOT_FOUND", "WISHLIST_FULL")
  @Mutation(() => WishlistToggle, {
    description: "Adds a product to the wishlist or removes it; the result says which. At most 500 products.",
  })
  async toggleWishlist(
    @Ctx() context: Context,
    @InputArg(() => ToggleWishlistInput) { productId, wanted: requestedState }: ToggleWishlistInput,
  ) {
    const change = { productId, inWishlist: requestedState };
    const inWishlist = await toggleWishlist(context.services, loggedIn(context.viewer), change);
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
