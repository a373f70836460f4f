import { NetworkStatus } from "@apollo/client";
import { toast } from "../../ui/toast.ts";

type ListResult<List> = {
  data?: { products: List } | undefined;
  previousData?: { products: List } | undefined;
  error?: unknown;
  networkStatus: NetworkStatus;
};

/** The state of a list of products. While another query loads, the products of the previous one stay visible. */
export const listState = <List>({ data, previousData, error, networkStatus }: ListResult<List>) => {
  const isMoreLoading = networkStatus === NetworkStatus.fetchMore;
  return {
    list: (data ?? (error ? undefined : previousData))?.products,
    /** False if `list` is of the previous query, because the current one is loading or has failed. */
    isCurrent: data !== undefined,
    isLoading: !isMoreLoading && networkStatus < NetworkStatus.ready,
    isMoreLoading,
    hasFailed: Boolean(error) && !data,
  };
};

/** Whether the next page arrived; a message says that it did not. */
export const withMore = (page: Promise<unknown>): Promise<boolean> =>
  page.then(
    () => true,
    () => {
      toast.error("More products could not be loaded. Please try again.");
      return false;
    },
  );
