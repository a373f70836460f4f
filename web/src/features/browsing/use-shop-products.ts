import { NetworkStatus } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import type { ShopQuery } from "../catalogue/shop-query.ts";
import { toast } from "../../ui/toast.ts";
import { PAGE_SIZE, shopDocument, shopVariables } from "../catalogue/shop-page.ts";

/** The products of a query. While a new query loads, the products of the previous one stay visible. */
export const useShopProducts = (query: ShopQuery) => {
  const { data, previousData, error, networkStatus, refetch, fetchMore } = useQuery(shopDocument(query), {
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
    /** False if `list` is of the previous query, because the current one is loading or has failed. */
    isCurrent: data !== undefined,
    isLoading: !isMoreLoading && networkStatus < NetworkStatus.ready,
    isMoreLoading,
    hasFailed: Boolean(error) && !data,
    retry: () => void refetch().catch(() => undefined),
    showMore,
  };
};
