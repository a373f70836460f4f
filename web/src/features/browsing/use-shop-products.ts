import { NetworkStatus } from "@apollo/client";
import type { ShopQuery } from "../catalogue/shop-query.ts";
import { useShopPageQuery } from "../../graphql/generated.ts";
import { toast } from "../../ui/toast.ts";
import { PAGE_SIZE, shopVariables } from "../catalogue/shop-page.ts";

/** The products of a query. While others are on their way, those of the query before stay in sight. */
export const useShopProducts = (query: ShopQuery) => {
  const { data, previousData, error, networkStatus, refetch, fetchMore } = useShopPageQuery({
    variables: shopVariables(query),
  });
  const isMoreLoading = networkStatus === NetworkStatus.fetchMore;
  const list = (data ?? (error ? undefined : previousData))?.products;

  const showMore = async () => {
    try {
      await fetchMore({ variables: { first: PAGE_SIZE, after: list?.pageInfo.endCursor } });
      return true;
    } catch {
      toast.error("More products could not be loaded. Please try again.");
      return false;
    }
  };

  return {
    list,
    /** These are the products of the query; false while they are on their way, or when they could not be had. */
    isCurrent: data !== undefined,
    isLoading: !isMoreLoading && networkStatus < NetworkStatus.ready,
    isMoreLoading,
    hasFailed: Boolean(error) && !data,
    retry: () => void refetch().catch(() => undefined),
    showMore,
  };
};
