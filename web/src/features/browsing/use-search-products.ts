import { useSearchPageQuery } from "../../graphql/generated.ts";
import { searchVariables } from "../catalogue/search-page.ts";
import type { ShopQuery } from "../catalogue/shop-query.ts";
import { listState, withMore } from "./list-state.ts";

/** The products of a search. */
export const useSearchProducts = (query: ShopQuery) => {
  const { refetch, fetchMore, ...result } = useSearchPageQuery({ variables: searchVariables(query) });
  const state = listState(result);
  return {
    ...state,
    retry: () => void refetch().catch(() => undefined),
    showMore: () => withMore(fetchMore({ variables: { after: state.list?.pageInfo.endCursor } })),
  };
};
