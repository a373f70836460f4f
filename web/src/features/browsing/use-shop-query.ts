import { startTransition, useCallback, useEffect, useMemo, useOptimistic, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { defaultShopQuery, type ShopQuery } from "../catalogue/shop-query.ts";
import { queryInUrl, type ListPage } from "./list-page.ts";

export type ChangeShopQuery = (part: Partial<ShopQuery>, isReplacing?: boolean) => void;

/**
 * The query in the URL of a page, and a function to change it. A change is displayed at once and starts at the
 * first page. It adds a history entry, unless `isReplacing` is true.
 */
export const useShopQuery = (page: ListPage) => {
  const { read, write } = queryInUrl[page];
  const [parameters, setParameters] = useSearchParams();
  const currentQuery = useMemo(() => read(parameters), [parameters, read]);
  // The router renders a new URL in a transition. Checkboxes and sliders must not wait for it.
  const [query, setQuery] = useOptimistic(currentQuery);

  // A change builds on the newest query, even if its caller holds an older one, after a server response.
  const latest = useRef({ query, setParameters });
  useEffect(() => {
    latest.current = { query, setParameters };
  });
  const change = useCallback<ChangeShopQuery>(
    (part, isReplacing = false) => {
      const next = { ...latest.current.query, pages: 1, after: null, ...part };
      latest.current.query = next;
      startTransition(() => {
        setQuery(next);
        latest.current.setParameters(write(next), { replace: isReplacing });
      });
    },
    [setQuery, write],
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
  price: defaultShopQuery.price,
} satisfies Partial<ShopQuery>;
