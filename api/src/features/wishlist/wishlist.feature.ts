import type { Feature } from "../shop/feature.ts";
import { wishlistData } from "./personal-data.store.ts";
import { WishlistEntry } from "./wishlist-entry.entity.ts";
import { WishlistEdgeResolver, WishlistListResolver } from "./wishlist-list.resolver.ts";
import { WishlistResolver } from "./wishlist.resolver.ts";
import { wishlistRows } from "./wishlist.routes.ts";
import { wishlistRefusals } from "./wishlist.refusals.ts";

export const wishlistFeature = {
  entities: [WishlistEntry],
  resolvers: [WishlistResolver, WishlistListResolver, WishlistEdgeResolver],
  refusals: wishlistRefusals,
  restRows: wishlistRows,
  personalData: wishlistData,
} satisfies Feature;
