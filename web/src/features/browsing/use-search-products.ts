import { useSearchPageQuery } from "../../graphql/generated.ts";
import { searchVariables } from "../catalogue/search-page.ts";
import type { ShopQuery } from "../catalogue/shop-query.ts";
import { listState, withMore } from "./list-state.ts";
import { useListStart } from "./use-list-start.ts";
import type { ChangeShopQuery } from "./use-shop-query.ts";

/** The products of a search. */
export const useSearchProducts = (query: ShopQuery, change: ChangeShopQuery) => {
  const { refetch, fetchMore, ...result } = useSearchPageQuery({ variables: searchVariables(query) });
  const { isCursorRefused, ...state } = listState(result);
  useListStart(isCursorRefused, change);
  return {
    ...state,
    retry: () => void refetch().catch(() => undefined),
    showMore: () => withMore(fetchMore({ variables: { after: state.list?.pageInfo.endCursor } })),
  };
};
