import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, ID, Info, Int, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../shop/context.ts";
import { recordReads } from "./admin/record-reads.command.ts";
import { requestedFields } from "./requested-fields.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { asId } from "../../platform/ids.ts";
import { daysBefore } from "../../platform/instant.ts";
import { highestPrice, type Paise } from "../../platform/money.ts";
import { givenCursor, pageOf, pageSize } from "../../platform/paging/paging.ts";
import { cleanLine } from "../../platform/text.ts";
import { maxSimilar, productPictures, productSimilar, productStockUnits } from "./product.batches.ts";
import { Product } from "./product.entity.ts";
import { productCursor, ProductSort, type ProductSelection } from "./product-list.rules.ts";
import type { ProductRow } from "./product-columns.store.ts";
import { pictureUrl } from "./product-row.rules.ts";
import { listProducts } from "./product-list.store.ts";
import { facetChoiceOf } from "./facets/facet.rules.ts";
import { findProduct } from "./product.store.ts";
import { ProductConnection, ProductFilter } from "./product.types.ts";
import { maxTermLength } from "./search-term.rules.ts";
import { withWordQuery } from "./search-word.store.ts";
import { isOfFamilies } from "./words/families.rules.ts";
import { ProductPicture } from "./picture.entity.ts";
import { StockUnit } from "./stock-unit.entity.ts";

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
    newSince: filter?.isNew ? daysBefore(new Date(), newWithinDays) : undefined,
  };
};

@Resolver(() => Product)
export class ProductResolver {
  @Query(() => ProductConnection, { description: "Products of the shop, page by page." })
  async products(
    @Ctx() context: Context,
    @Arg("first", () => Int, { defaultValue: 24, description: "Number of entries on the page, 1 to 100." })
    first: number,
    @Arg("after", () => String, {
      nullable: true,
      description:
        "Cursor after which the page begins: `endCursor` of the page before; omitted for the first page.",
    })
    after: string | undefined,
    @Arg("filter", () => ProductFilter, {
      nullable: true,
      description: "Filter of the list; omitted for all.",
    })
    filter: ProductFilter | null,
    @Arg("sort", () => ProductSort, {
      nullable: true,
      description: "Sort order. Default: RELEVANCE for a text search, else NEWEST.",
    })
    requestedSort: ProductSort | null,
    @Info() info: GraphQLResolveInfo,
  ) {
    const { shop, longestPage } = context;
    const size = pageSize(first, longestPage);
    const selection = await withWordQuery(shop, selectionOf(filter, shop.settings.shop.newWithinDays));
    const cursor = givenCursor(after);
    const sort = requestedSort ?? (selection.text ? ProductSort.RELEVANCE : ProductSort.NEWEST);
    const rows = await listProducts(shop, {
      selection,
      sort,
      limit: size + 1,
      after: cursor,
      fields: requestedFields(info),
    });
    await recordReads(context, rows.slice(0, size));
    return Object.assign(
      pageOf(rows, size, cursor, (row) => productCursor(sort, row)),
      { selection },
    );
  }

  @Query(() => Product, { description: "Product by id; PRODUCT_NOT_FOUND if it is not in the shop." })
  async product(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Id of the product." }) id: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    const product =
      (await findProduct(context.shop, asId(id), requestedFields(info))) ?? refuse("PRODUCT_NOT_FOUND");
    await recordReads(context, [product]);
    return product;
  }

  @FieldResolver(() => [ProductPicture], { description: "All pictures of the product, colour by colour." })
  pictures(@Root() product: ProductRow, @Ctx() context: Context) {
    return product.pictures ?? productPictures(context, product.id);
  }

  @FieldResolver(() => ProductPicture, {
    nullable: true,
    description:
      "First picture in a colour of the filter; null if the filter has no colours, or no picture fits.",
  })
  async matchingPicture(
    @Root() product: ProductRow,
    @Ctx() context: Context,
    @Arg("filter", () => ProductFilter, { nullable: true, description: "Filter of the list." })
    filter: ProductFilter | null,
  ) {
    const families = filter?.colors ?? [];
    if (families.length === 0) return null;
    const pictures = await productPictures(context, product.id);
    return pictures.find(({ color }) => color !== null && isOfFamilies(color, families)) ?? null;
  }

  @FieldResolver(() => [String], { description: "URLs of all pictures." })
  async images(@Root() product: ProductRow, @Ctx() context: Context): Promise<string[]> {
    const { mediaUrl } = context.shop.settings;
    const keys =
      product.mediaKeys ?? (await productPictures(context, product.id)).map((each) => each.mediaKey);
    return keys.map((key) => pictureUrl(key, mediaUrl));
  }

  @FieldResolver(() => [StockUnit], {
    description:
      "Stock units of the product: one pooled unit without size and colour, or one for each combination.",
  })
  stockUnits(@Root() product: ProductRow, @Ctx() context: Context) {
    return product.stockUnits ?? productStockUnits(context, product.id);
  }

  @FieldResolver(() => [Product], { description: "Other products of the same category, newest first." })
  async similar(
    @Root() product: ProductRow,
    @Ctx() context: Context,
    @Arg("first", () => Int, { defaultValue: 4, description: "Number of products, 1 to 12." }) first: number,
  ) {
    if (first < 1 || first > maxSimilar)
      refuse("BAD_PAGE_SIZE", { field: "first", message: `Ask for 1 to ${maxSimilar} products.` });
    return (await productSimilar(context, product.id)).slice(0, first);
  }
}
