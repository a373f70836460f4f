import { startTransition, useCallback, useEffect, useMemo, useOptimistic, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { defaultShopQuery, readShopQuery, writeShopQuery, type ShopQuery } from "../catalogue/shop-query.ts";

export type ChangeShopQuery = (part: Partial<ShopQuery>, isReplacing?: boolean) => void;

/**
 * What the shop page's URL says, and how to change it. A change shows at once, starts again at the first page, and is
 * a step in the history, unless it replaces.
 */
export const useShopQuery = () => {
  const [parameters, setParameters] = useSearchParams();
  const inUrl = useMemo(() => readShopQuery(parameters), [parameters]);
  // The router renders a new URL without haste; boxes and sliders must not wait for it.
  const [query, setQuery] = useOptimistic(inUrl);

  // A change builds on the newest query, also when it comes late, after an answer of the server.
  const latest = useRef({ query, setParameters });
  useEffect(() => {
    latest.current = { query, setParameters };
  });
  const change = useCallback<ChangeShopQuery>(
    (part, isReplacing = false) => {
      const next = { ...latest.current.query, pages: 1, ...part };
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

/** Clear All: every filter goes; the order and the way of looking stay. */
export const withoutFilters = {
  text: defaultShopQuery.text,
  categories: defaultShopQuery.categories,
  price: defaultShopQuery.price,
} satisfies Partial<ShopQuery>;
