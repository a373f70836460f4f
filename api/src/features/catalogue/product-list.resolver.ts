import { Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import type { Context } from "../shop/context.ts";
import { facetCountsOf } from "./facets/facet-counts.ts";
import type { ValueCounts } from "./facets/facet-count.rules.ts";
import { ColorFamily, Fabric, GarmentKind, hasChoice } from "./facets/facet.rules.ts";
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

const countsOf = async ({ shop }: Context, selection: ProductSelection): Promise<CategoryCounts> => {
  if (selection.text !== undefined || hasChoice(selection.facets))
    return (await facetCountsOf(shop, selection)).categories;
  const { priceCensus, categoryCounts } = productCountCache(shop);
  return isInCensus(selection)
    ? countsInCensus(await priceCensus.get("all", () => readPriceCensus(shop)), selection)
    : categoryCounts.get(selectionKey(selection), () => countByCategory(shop, selection));
};

/** Maximum sizes of the facets. The admin types sizes, so there can be any number. */
const maxSizes = 40;

/** The values with products, in their own order. */
const counted = <Value extends string>(values: readonly Value[], counts: ValueCounts) =>
  values.flatMap((value) => {
    const count = counts[value] ?? 0;
    return count > 0 ? [{ value, count }] : [];
  });

const mostCommon = (counts: ValueCounts): string[] =>
  Object.keys(counts).sort(
    (one, other) => (counts[other] ?? 0) - (counts[one] ?? 0) || (one < other ? -1 : 1),
  );

@Resolver(() => ProductConnection)
export class ProductListResolver {
  @FieldResolver(() => Int, {
    description:
      "Number of products in the whole list; may be some seconds old, and is an estimate beyond 10,000 matches of a text or of facets.",
  })
  async totalCount(@Root() list: ProductConnection, @Ctx() context: Context): Promise<number> {
    return totalOf(await countsOf(context, list.selection), list.selection.categories);
  }

  @FieldResolver(() => ProductFacets, {
    description:
      "Counts of products to narrow the list; may be some seconds old, and large ones are estimates.",
  })
  async facets(@Root() { selection }: ProductConnection, @Ctx() context: Context): Promise<ProductFacets> {
    const [categories, { kinds, colors, fabrics, sizes }] = await Promise.all([
      countsOf(context, selection),
      facetCountsOf(context.shop, selection),
    ]);
    return {
      categories: Object.values(Category).map((category) => ({ category, count: categories[category] ?? 0 })),
      kinds: counted(Object.values(GarmentKind), kinds).map(({ value: kind, count }) => ({ kind, count })),
      colors: counted(Object.values(ColorFamily), colors).map(({ value: color, count }) => ({
        color,
        count,
      })),
      fabrics: counted(Object.values(Fabric), fabrics).map(({ value: fabric, count }) => ({ fabric, count })),
      sizes: counted(mostCommon(sizes).slice(0, maxSizes), sizes).map(({ value: size, count }) => ({
        size,
        count,
      })),
    };
  }
}
