import { startTransition, useCallback, useEffect, useMemo, useOptimistic, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { defaultShopQuery, readShopQuery, writeShopQuery, type ShopQuery } from "../catalogue/shop-query.ts";

export type ChangeShopQuery = (part: Partial<ShopQuery>, isReplacing?: boolean) => void;

/**
 * The query in the URL of the shop page, and a function to change it. A change is displayed at once and starts at the
 * first page. It adds a history entry, unless `isReplacing` is true.
 */
export const useShopQuery = () => {
  const [parameters, setParameters] = useSearchParams();
  const queryInUrl = useMemo(() => readShopQuery(parameters), [parameters]);
  // The router renders a new URL in a transition. Checkboxes and sliders must not wait for it.
  const [query, setQuery] = useOptimistic(queryInUrl);

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
        latest.current.setParameters(writeShopQuery(next), { replace: isReplacing });
      });
    },
    [setQuery],
  );
  return { query, change };
};

/** Clear All removes every filter. Sort order and view stay. */
export const withoutFilters = {
  text: defaultShopQuery.text,
  categories: defaultShopQuery.categories,
  price: defaultShopQuery.price,
} satisfies Partial<ShopQuery>;
