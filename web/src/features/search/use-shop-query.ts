import { startTransition, useCallback, useMemo, useOptimistic } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { defaultShopQuery, type ShopQuery } from "./shop-query.ts";
import { currentParameters } from "../../ui/current-parameters.ts";
import { listUrl, queryInUrl, type ListPage } from "./list-page.ts";

/** A part of the query, or what makes it from the query of the URL; `null` changes nothing. */
type Part = Partial<ShopQuery> | ((current: ShopQuery) => Partial<ShopQuery> | null);

export type ChangeShopQuery = (part: Part, isReplacing?: boolean) => void;

/** A query with a change; `null` if it stays. */
export const changedQuery = (current: ShopQuery, part: Part): ShopQuery | null => {
  const changed = typeof part === "function" ? part(current) : part;
  return changed && { ...current, pages: 1, after: null, ...changed };
};

/**
 * The query in the URL of a page, and a function to change it. A change is displayed at once and starts at the
 * first page. It adds a history entry, unless `isReplacing` is true.
 */
export const useShopQuery = (page: ListPage) => {
  const { read, write } = queryInUrl[page];
  const { pathname } = useLocation();
  const [parameters, setParameters] = useSearchParams();
  const currentQuery = useMemo(() => read(parameters), [parameters, read]);
  // The router renders a new URL in a transition. Checkboxes and sliders must not wait for it.
  const [query, setQuery] = useOptimistic(currentQuery);

  const change = useCallback<ChangeShopQuery>(
    (part, isReplacing = false) => {
      // After a server response the shopper may have left the page.
      if (window.location.pathname !== pathname) return;
      // The caller may hold an older query than the URL: after a server response, or in the same event.
      const next = changedQuery(read(currentParameters()), part);
      if (next === null) return;
      startTransition(() => {
        setQuery(next);
        setParameters(write(next), { replace: isReplacing });
      });
    },
    [pathname, read, setParameters, setQuery, write],
  );
  return { query, change };
};

/** Clear All removes every filter. Sort order and view stay. */
export const withoutFilters = {
  text: defaultShopQuery.text,
  categories: defaultShopQuery.categories,
  kinds: defaultShopQuery.kinds,
  sizes: defaultShopQuery.sizes,
  colors: defaultShopQuery.colors,
  fabrics: defaultShopQuery.fabrics,
  origins: defaultShopQuery.origins,
  price: defaultShopQuery.price,
} satisfies Partial<ShopQuery>;

/** One page more of the list that the shopper has asked for it, unless the filters have changed before it has loaded. */
export const onePageMoreOf =
  (query: ShopQuery) =>
  (current: ShopQuery): Partial<ShopQuery> | null =>
    listUrl("shop", current, {}) === listUrl("shop", query, {}) ? { pages: current.pages + 1 } : null;
