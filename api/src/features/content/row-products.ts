import { daysBefore } from "../../platform/instant.ts";
import { soldProducts } from "../catalogue/product.store.ts";
import { bestSellersInStock } from "../orders/best-sellers.ts";
import { selectedCollection } from "../search/collections/collection-selection.rules.ts";
import { ProductSort, type ProductSelection } from "../search/product-list.rules.ts";
import { listProducts } from "../search/product-list.store.ts";
import { withWordQuery } from "../search/search-word.store.ts";
import type { Services } from "../shop/services.ts";
import { RowSource, type ProductRowBody } from "./content-body.rules.ts";
import { shownCollectionById } from "./linked-collection.ts";

const productsPerRow = 4;

/** A row with fewer products is left out. One product is enough for the newest, the chosen and those of a collection. */
const minProducts: Record<RowSource, number> = {
  [RowSource.NEWEST]: 1,
  [RowSource.BEST_SELLERS]: productsPerRow,
  [RowSource.SEARCH]: productsPerRow,
  [RowSource.COLLECTION]: 1,
  [RowSource.CHOSEN]: 1,
};

type Read = (
  services: Services,
  row: ProductRowBody,
  fields: ReadonlySet<string>,
) => Promise<{ id: string }[]>;

const listed = (
  services: Services,
  selection: ProductSelection,
  sort: ProductSort,
  fields: ReadonlySet<string>,
) => listProducts(services, { selection, sort, limit: productsPerRow, after: undefined, fields });

const reads: Record<RowSource, Read> = {
  [RowSource.NEWEST]: (services, _row, fields) =>
    listed(
      services,
      { newSince: daysBefore(new Date(), services.settings.shop.newWithinDays) },
      ProductSort.NEWEST,
      fields,
    ),
  [RowSource.BEST_SELLERS]: (services, _row, fields) =>
    bestSellersInStock(services, { first: productsPerRow, fields }),
  [RowSource.SEARCH]: async (services, { term }, fields) =>
    listed(services, await withWordQuery(services, { text: term }), ProductSort.RELEVANCE, fields),
  [RowSource.COLLECTION]: async (services, { collectionId }, fields) => {
    const shown = await shownCollectionById(services, collectionId);
    if (!shown) return [];
    const collection = selectedCollection(shown, services.settings.shop.newWithinDays);
    return listed(services, { collection }, ProductSort.FEATURED, fields);
  },
  [RowSource.CHOSEN]: async (services, { productIds }, fields) =>
    productIds.length === 0
      ? []
      : (await soldProducts(services, productIds, fields)).slice(0, productsPerRow),
};

/** The products of a row that the shop sells. */
export const productsOfRow = async (
  services: Services,
  row: ProductRowBody,
  fields: ReadonlySet<string>,
): Promise<{ id: string }[]> => {
  const products = await reads[row.source](services, row, fields);
  return products.length < minProducts[row.source] ? [] : products;
};
