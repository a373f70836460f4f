import { NetworkStatus } from "@apollo/client";
import { errorCode } from "../../graphql/error-message.ts";
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
  const isCursorRefused = errorCode(error) === "BAD_CURSOR";
  return {
    list: (data ?? (error ? undefined : previousData))?.products,
    /** False if `list` is of the previous query, because the current one is loading or has failed. */
    isCurrent: data !== undefined,
    /** True for a refused cursor, too: the list loads from its start. */
    isLoading: isCursorRefused || (!isMoreLoading && networkStatus < NetworkStatus.ready),
    isMoreLoading,
    hasFailed: Boolean(error) && !data && !isCursorRefused,
    /** Whether the URL has a cursor that the server refuses: of another sort order, or an invalid one. */
    isCursorRefused,
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
