import { Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import type { Context } from "../context.ts";
import { Category } from "./product.entity.ts";
import { selectionKey, totalOf, type CategoryCounts, type ProductSelection } from "./product-list.rules.ts";
import { countByCategory } from "./product.store.ts";
import { ProductConnection, ProductFacets } from "./product.types.ts";

const counted = ({ shop }: Context, selection: ProductSelection): Promise<CategoryCounts> =>
  shop.categoryCounts.recall(selectionKey(selection), () => countByCategory(shop, selection));

@Resolver(() => ProductConnection)
export class ProductListResolver {
  @FieldResolver(() => Int, { description: "Products in the whole list; may be some seconds old." })
  async totalCount(@Root() list: ProductConnection, @Ctx() context: Context): Promise<number> {
    return totalOf(await counted(context, list.selection), list.selection.categories);
  }

  @FieldResolver(() => ProductFacets, {
    description: "Counts that help to narrow the list; may be some seconds old.",
  })
  async facets(@Root() list: ProductConnection, @Ctx() context: Context): Promise<ProductFacets> {
    const counts = await counted(context, list.selection);
    return {
      categories: Object.values(Category).map((category) => ({ category, count: counts[category] ?? 0 })),
    };
  }
}
