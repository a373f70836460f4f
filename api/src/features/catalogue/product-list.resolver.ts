import { Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import type { Context } from "../shop/context.ts";
import { ColorFamily, Fabric, GarmentKind } from "./facets/facet.rules.ts";
import { productCountCache } from "./product-count.cache.ts";
import {
  countedSelections,
  countsKey,
  countsOf,
  type ProductCounts,
  type ValueCounts,
} from "./product-count.rules.ts";
import { countProducts } from "./product-count.store.ts";
import type { ProductSelection } from "./product-list.rules.ts";
import { Category } from "./product.entity.ts";
import { ProductConnection, ProductFacets } from "./product.types.ts";

const productCounts = ({ shop }: Context, selection: ProductSelection): Promise<ProductCounts> =>
  productCountCache(shop).get(countsKey(selection), async () => {
    const selections = selection.words === null ? [] : countedSelections(selection);
    return countsOf(selections, selections.length === 0 ? [] : await countProducts(shop, selections));
  });

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
      "Number of products in the whole list; at most 30 seconds old, and an estimate beyond 10,000.",
  })
  async totalCount(@Root() { selection }: ProductConnection, @Ctx() context: Context): Promise<number> {
    return (await productCounts(context, selection)).total;
  }

  @FieldResolver(() => ProductFacets, {
    description:
      "Counts of products to narrow the list; at most 30 seconds old, and estimates beyond 10,000 products.",
  })
  async facets(@Root() { selection }: ProductConnection, @Ctx() context: Context): Promise<ProductFacets> {
    const { categories, kinds, colors, fabrics, sizes } = await productCounts(context, selection);
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
