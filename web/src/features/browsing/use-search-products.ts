import { NetworkStatus } from "@apollo/client";
import { useSearchPageQuery } from "../../graphql/generated.ts";
import { toast } from "../../ui/toast.ts";
import { searchVariables } from "../catalogue/search-page.ts";
import type { ShopQuery } from "../catalogue/shop-query.ts";

/** The products of a search. While other filters load, the products of the previous ones stay visible. */
export const useSearchProducts = (query: ShopQuery) => {
  const { data, previousData, error, networkStatus, refetch, fetchMore } = useSearchPageQuery({
    variables: searchVariables(query),
  });
  const isMoreLoading = networkStatus === NetworkStatus.fetchMore;
  const list = (data ?? (error ? undefined : previousData))?.products;
  return {
    list,
    /** False if `list` is of the previous query, because the current one is loading or has failed. */
    isCurrent: data !== undefined,
    isLoading: !isMoreLoading && networkStatus < NetworkStatus.ready,
    isMoreLoading,
    hasFailed: Boolean(error) && !data,
    retry: () => void refetch().catch(() => undefined),
    showMore: () =>
      fetchMore({ variables: { after: list?.pageInfo.endCursor } }).catch(() =>
        toast.error("More products could not be loaded. Please try again."),
      ),
  };
};
