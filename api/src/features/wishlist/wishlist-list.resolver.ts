import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { Product } from "../catalogue/product.entity.ts";
import { productById } from "../catalogue/product.loaders.ts";
import type { Context } from "../shop/context.ts";
import { refuse } from "./wishlist.refusals.ts";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import type { Page } from "../../platform/paging/paging.ts";
import { wishlistedIds, type EntryRow } from "./wishlist.store.ts";
import { WishlistConnection, WishlistEdge } from "./wishlist.types.ts";

const productOf = async (context: Context, { productId }: EntryRow) =>
  (await productById(context, productId)) ?? refuse("PRODUCT_NOT_FOUND");

/** Reads products only if the operation selects them: hearts need only the ids. */
@Resolver(() => WishlistConnection)
export class WishlistListResolver {
  @FieldResolver(() => [Product], { description: "Products of this page without their cursors." })
  nodes(@Root() { nodes }: Page<EntryRow>, @Ctx() context: Context) {
    return Promise.all(nodes.map((entry) => productOf(context, entry)));
  }

  @FieldResolver()
  productIds(@Ctx() { services, viewer }: Context): Promise<string[]> {
    return wishlistedIds(services.database.source.manager, loggedIn(viewer).userId);
  }
}

@Resolver(() => WishlistEdge)
export class WishlistEdgeResolver {
  @FieldResolver(() => Product, { description: "Product of this edge." })
  node(@Root() { node }: { node: EntryRow }, @Ctx() context: Context) {
    return productOf(context, node);
  }

  @FieldResolver()
  priceWhenAdded(@Root() { node }: { node: EntryRow }) {
    return node.priceWhenAdded;
  }
}
