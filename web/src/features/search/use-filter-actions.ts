import { useRef } from "react";
import type { ShopQuery } from "./shop-query.ts";
import { appliedFilters } from "./applied-filters.tsx";
import type { ListPage } from "./list-page.ts";
import { withoutFilters, type ChangeShopQuery } from "./use-shop-query.ts";

/** What the filters of a page and its list of products share. On the search page the text is no filter. */
export const useFilterActions = (page: ListPage, query: ShopQuery, change: ChangeShopQuery) => {
  const results = useRef<HTMLElement>(null);
  const filterQuery = page === "shop" ? query : { ...query, text: "" };
  // Removing the last filter removes the focused chip, so the focus moves to the products.
  const focusProducts = () => results.current?.focus({ preventScroll: true });
  const { text: _term, ...withoutOthers } = withoutFilters;
  const clear = () => change(page === "shop" ? withoutFilters : withoutOthers);
  const clearAll = () => {
    focusProducts();
    clear();
  };
  return {
    results,
    filterQuery,
    appliedCount: appliedFilters(filterQuery).length,
    focusProducts,
    clear,
    clearAll,
  };
};
