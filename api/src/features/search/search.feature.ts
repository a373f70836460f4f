import type { Feature } from "../shop/feature.ts";
import { CollectionResolver } from "./collections/collection.resolver.ts";
import { MatchingPictureResolver } from "./matching-picture.resolver.ts";
import { NearbyResolver } from "./nearby.resolver.ts";
import { ProductListResolver } from "./product-list.resolver.ts";
import { productListRows } from "./product-list.routes.ts";
import { SearchWord } from "./search-word.entity.ts";
import { addSitemap } from "./sitemap/sitemap-routes.ts";
import { SuggestionResolver } from "./suggestion.resolver.ts";

export const searchFeature = {
  entities: [SearchWord],
  resolvers: [
    ProductListResolver,
    MatchingPictureResolver,
    NearbyResolver,
    SuggestionResolver,
    CollectionResolver,
  ],
  sql: "features/search/search.sql",
  restRows: productListRows,
  addRoutes: addSitemap,
} satisfies Feature;
