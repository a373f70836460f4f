import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, Info, Query, Resolver, Root } from "type-graphql";
import { refuse } from "../../platform/errors/errors.ts";
import { selectedFields } from "../../platform/graphql/selected-fields.ts";
import { daysBefore } from "../../platform/instant.ts";
import { highestPrice, type Paise } from "../../platform/money.ts";
import { AfterArg, FirstArg } from "../../platform/paging/page-args.ts";
import { givenCursor, pageOf, pageSize } from "../../platform/paging/paging.ts";
import { cleanLine } from "../../platform/text.ts";
import type { Context } from "../shop/context.ts";
import { INDIA } from "../shop/country.rules.ts";
import { recordReads } from "../catalogue/record-reads.command.ts";
import { ColorFamily, Fabric, facetChoiceOf } from "./facets/facet.rules.ts";
import { GarmentKind } from "../catalogue/garment-kind.rules.ts";
import { originCache, productCountCache } from "./product-count.cache.ts";
import {
  countedSelections,
  countsKey,
  countsOf,
  type ProductCounts,
  type ValueCounts,
} from "./product-count.rules.ts";
import { countProducts } from "./product-count.store.ts";
import { collectionBySlug } from "./collections/collection.loaders.ts";
import { selectedCollection } from "./collections/collection-selection.rules.ts";
import { isEmptySelection, productCursor, ProductSort, type ProductSelection } from "./product-list.rules.ts";
import { originsOnSale } from "./origins.store.ts";
import { listProducts } from "./product-list.store.ts";
import { Category } from "../catalogue/category.rules.ts";
import { ProductConnection, ProductFacets, ProductFilter } from "./product-list.types.ts";
import { matchingPicture } from "./matching-picture.rules.ts";
import { maxTermLength } from "./search-term.rules.ts";
import { withWordQuery } from "./search-word.store.ts";

/** Limits a price bound to just above the highest price, which selects the same products. */
const bound = (price: Paise | null | undefined): Paise | undefined =>
  price == null ? undefined : Math.min(price, highestPrice + 1);

const selectionOf = (filter: ProductFilter | null, newWithinDays: number): ProductSelection => {
  const [minPrice, maxPrice] = [bound(filter?.minPrice), bound(filter?.maxPrice)];
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice)
    refuse("BAD_INPUT", { field: "minPrice", message: "The lowest price is above the highest." });
  return {
    text: cleanLine(filter?.text ?? "", "text", maxTermLength) || undefined,
    categories: filter?.categories?.length ? [...new Set(filter.categories)] : undefined,
    minPrice,
    maxPrice,
    facets: facetChoiceOf(filter ?? {}),
    origins: checkedOrigins(filter?.origins ?? []),
    newSince: filter?.isNew ? daysBefore(new Date(), newWithinDays) : undefined,
  };
};

/** The collection of a filter; `null` if the shop does not show it. */
const collectionOf = async (
  context: Context,
  filter: ProductFilter | null,
): Promise<ProductSelection["collection"]> => {
  if (filter?.collection == null) return undefined;
  const collection = await collectionBySlug(context, filter.collection);
  return collection && selectedCollection(collection, context.services.settings.shop.newWithinDays);
};

/** Throws BAD_INPUT for what is no code of a country: it would be a filter that is silently left out. */
const checkedOrigins = (typed: readonly string[]): string[] | undefined => {
  if (typed.length > 30 || !typed.every((code) => /^[A-Za-z]{2}$/.test(code)))
    refuse("BAD_INPUT", {
      field: "origins",
      message: "Choose at most 30 of the countries that are offered.",
    });
  return typed.length === 0 ? undefined : [...new Set(typed.map((code) => code.toUpperCase()))];
};

/** The values of the filter by origin. There is none while everything is of India. */
const shownOrigins = async (services: Context["services"]): Promise<string[]> => {
  const origins = await originCache(services).get("all", () => originsOnSale(services));
  return origins.some((origin) => origin !== INDIA) ? origins : [];
};

const productCounts = async ({ services }: Context, selection: ProductSelection): Promise<ProductCounts> =>
  isEmptySelection(selection)
    ? countsOf([], [])
    : productCountCache(services).get(countsKey(selection), async () => {
        const selections = countedSelections(selection);
        return countsOf(selections, await countProducts(services, selections));
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

const defaultSort = ({ text, collection }: ProductSelection): ProductSort => {
  if (text) return ProductSort.RELEVANCE;
  return collection ? ProductSort.FEATURED : ProductSort.NEWEST;
};

/** The fields that a list reads. Its pictures in the filter's colours are among all pictures. */
const fieldsOf = (info: GraphQLResolveInfo, sort: ProductSort, families: readonly ColorFamily[]) => {
  const fields = new Set(selectedFields(info));
  if (sort === ProductSort.ORIGIN) fields.add("countryOfOrigin");
  if (families.length > 0 && fields.has("matchingPicture")) fields.add("pictures");
  return fields;
};

@Resolver(() => ProductConnection)
export class ProductListResolver {
  @Query(() => ProductConnection, { description: "Products of the shop, page by page." })
  async products(
    @Ctx() context: Context,
    @FirstArg()
    first: number,
    @AfterArg()
    after: string | undefined,
    @Arg("filter", () => ProductFilter, {
      nullable: true,
      description: "Filter of the list; omitted for all.",
    })
    filter: ProductFilter | null,
    @Arg("sort", () => ProductSort, {
      nullable: true,
      description: "Sort order. Default: RELEVANCE for a text search, FEATURED in a collection, else NEWEST.",
    })
    requestedSort: ProductSort | null,
    @Info() info: GraphQLResolveInfo,
  ) {
    const { services, longestPage } = context;
    const size = pageSize(first, longestPage);
    const own = selectionOf(filter, services.settings.shop.newWithinDays);
    const [withWords, collection] = await Promise.all([
      withWordQuery(services, own),
      collectionOf(context, filter),
    ]);
    const selection = { ...withWords, collection };
    const cursor = givenCursor(after);
    const sort = requestedSort ?? defaultSort(selection);
    const families = filter?.colors ?? [];
    const rows = await listProducts(services, {
      selection,
      sort,
      limit: size + 1,
      after: cursor,
      fields: fieldsOf(info, sort, families),
    });
    await recordReads(context, rows.slice(0, size));
    const page = pageOf(rows, size, cursor, (row) => productCursor(sort, row));
    for (const edge of page.edges)
      Object.assign(edge, { matchingPicture: matchingPicture(edge.node.pictures ?? [], families) });
    return Object.assign(page, { selection });
  }

  @FieldResolver()
  async totalCount(@Root() { selection }: ProductConnection, @Ctx() context: Context): Promise<number> {
    return (await productCounts(context, selection)).total;
  }

  @FieldResolver()
  async facets(@Root() { selection }: ProductConnection, @Ctx() context: Context): Promise<ProductFacets> {
    const [{ categories, kinds, colors, fabrics, sizes }, origins] = await Promise.all([
      productCounts(context, selection),
      shownOrigins(context.services),
    ]);
    return {
      origins,
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
