import { NetworkStatus } from "@apollo/client";
import { filterOf, type ShopQuery } from "../../catalogue/shop-query.ts";
import { useShopPageQuery } from "../../graphql/generated.ts";
import { toast } from "../../ui/toast.ts";

const PAGE = 24;
/** After a reload so many pages are asked for at once (the server gives at most 100 entries). */
const MOST_PAGES_AT_ONCE = 4;

/** The products of a query. While others are on their way, those of the query before stay in sight. */
export const useShopProducts = (query: ShopQuery) => {
  const { data, previousData, error, networkStatus, refetch, fetchMore } = useShopPageQuery({
    variables: {
      first: PAGE * Math.min(query.pages, MOST_PAGES_AT_ONCE),
      filter: filterOf(query),
      sort: query.sort,
    },
  });
  const isMoreLoading = networkStatus === NetworkStatus.fetchMore;
  const list = (data ?? (error ? undefined : previousData))?.products;

  const showMore = async () => {
    try {
      await fetchMore({ variables: { first: PAGE, after: list?.pageInfo.endCursor } });
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
