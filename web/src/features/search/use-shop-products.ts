import { useQuery } from "@apollo/client/react";
import type { ShopQuery } from "./shop-query.ts";
import { PAGE_SIZE, shopDocument, shopVariables } from "./shop-page.ts";
import { listState, withMore } from "./list-state.ts";
import { useListStart } from "./use-list-start.ts";
import type { ChangeShopQuery } from "./use-shop-query.ts";

/** The products of the shop for a query. */
export const useShopProducts = (query: ShopQuery, change: ChangeShopQuery) => {
  const { refetch, fetchMore, ...result } = useQuery(shopDocument(query), {
    variables: shopVariables(query),
  });
  const { isCursorRefused, ...state } = listState(result);
  useListStart(isCursorRefused, change);
  return {
    ...state,
    retry: () => void refetch().catch(() => undefined),
    showMore: () =>
      withMore(fetchMore({ variables: { first: PAGE_SIZE, after: state.list?.pageInfo.endCursor } })),
  };
};
