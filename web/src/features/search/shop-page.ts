import { categoryLabels } from "../catalogue/category-labels.ts";
import { kindLabels } from "../catalogue/kind-labels.ts";
import { productFilterOf, type ShopQuery } from "./shop-query.ts";
import type { TypedDocumentNode } from "@apollo/client";
import {
  ShopListDocument,
  ShopPageDocument,
  type MatchingPicture_EdgeFragment,
  type ShopListQuery,
  type ShopPageQuery,
  type ShopPageQueryVariables,
} from "../../graphql/generated.ts";

/** Products of one page of the list. */
export const PAGE_SIZE = 24;

/** Maximum pages of one request after a reload: the server returns at most 100 products. */
const MAX_PAGES_PER_REQUEST = 4;

/** A list of products for the shop page. */
export type ShopProducts = ShopPageQuery | ShopListQuery;

type ShopEdge = ShopProducts["products"]["edges"][number];

/** A product of a list, with its picture in a colour of the list's filter. */
export type ShopProduct = ShopEdge["node"] & MatchingPicture_EdgeFragment;

/** The shop page's query: descriptions are a quarter of its data, and only the list view shows them. */
export const shopDocument = ({ view }: ShopQuery): TypedDocumentNode<ShopProducts, ShopPageQueryVariables> =>
  view === "list" ? ShopListDocument : ShopPageDocument;

/** Variables of the shop page's query. */
export const shopVariables = (query: ShopQuery): ShopPageQueryVariables => ({
  first: PAGE_SIZE * Math.min(query.pages, MAX_PAGES_PER_REQUEST),
  filter: productFilterOf(query),
  sort: query.sort,
  ...(query.after && { after: query.after }),
});

/**
 * The page's title: that of the collection, else the name of the only chosen category, or else of the only chosen kind, else
 * "Shop". The title of a collection is `undefined` while it loads.
 */
export const shopTitle = ({ collection, categories, kinds }: ShopQuery, collectionTitle?: string): string => {
  if (collection) return collectionTitle ?? "Collection";
  const [[category], [kind]] = [categories, kinds];
  if (category && categories.length === 1) return categoryLabels[category];
  return kind && kinds.length === 1 && categories.length === 0 ? kindLabels[kind] : "Shop";
};
