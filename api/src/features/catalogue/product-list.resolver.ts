import { Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import type { Context } from "../shop/context.ts";
import { Category } from "./product.entity.ts";
import type { ProductSelection } from "./product-list.rules.ts";
import {
  countsInCensus,
  isInCensus,
  selectionKey,
  totalOf,
  type CategoryCounts,
} from "./product-count.rules.ts";
import { productCountCache } from "./product-count.cache.ts";
import { countByCategory, readPriceCensus } from "./product-count.store.ts";
import { ProductConnection, ProductFacets } from "./product.types.ts";

const countsOf = async ({ shop }: Context, selection: ProductSelection): Promise<CategoryCounts> =>
  isInCensus(selection)
    ? countsInCensus(
        await productCountCache(shop).priceCensus.get("all", () => readPriceCensus(shop)),
        selection,
      )
    : productCountCache(shop).categoryCounts.get(selectionKey(selection), () =>
        countByCategory(shop, selection),
      );

@Resolver(() => ProductConnection)
export class ProductListResolver {
  @FieldResolver(() => Int, {
    description:
      "Products in the whole list; may be some seconds old, and is an estimate beyond 10,000 finds of a text.",
  })
  async totalCount(@Root() list: ProductConnection, @Ctx() context: Context): Promise<number> {
    return totalOf(await countsOf(context, list.selection), list.selection.categories);
  }

  @FieldResolver(() => ProductFacets, {
    description: "Counts that help to narrow the list; may be some seconds old.",
  })
  async facets(@Root() list: ProductConnection, @Ctx() context: Context): Promise<ProductFacets> {
    const counts = await countsOf(context, list.selection);
    return {
      categories: Object.values(Category).map((category) => ({ category, count: counts[category] ?? 0 })),
    };
  }
}
