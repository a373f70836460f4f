import { paths } from "../../paths.ts";
import { readSearchQuery, writeSearchQuery } from "./search-page.ts";
import { readShopQuery, writeShopQuery, type ShopQuery } from "./shop-query.ts";

/** The pages whose lists of products have filters. */
export type ListPage = "shop" | "search";

type QueryInUrl = {
  path: string;
  read: (parameters: URLSearchParams) => ShopQuery;
  write: (query: ShopQuery) => URLSearchParams;
};

/** How the URL of each page holds its query. */
export const queryInUrl: Record<ListPage, QueryInUrl> = {
  shop: { path: paths.shop(), read: readShopQuery, write: writeShopQuery },
  search: { path: paths.search(""), read: readSearchQuery, write: writeSearchQuery },
};

/** The URL of a changed query, at its first page. */
export const listUrl = (page: ListPage, query: ShopQuery, change: Partial<ShopQuery>): string => {
  const { path, write } = queryInUrl[page];
  const parameters = write({ ...query, pages: 1, after: null, ...change }).toString();
  return parameters ? `${path}?${parameters}` : path;
};
