import { useState } from "react";
import { useChosenProductsQuery } from "../../../graphql/generated.ts";

/** Rows of one page of the list. The server reads at most 100 products at once. */
const PAGE_SIZE = 50;

/** One page of the chosen products, each with what its row needs; `undefined` while a product loads. */
export const useChosenProducts = (ids: readonly string[]) => {
  const [wantedPage, setPage] = useState(0);
  const pageCount = Math.max(1, Math.ceil(ids.length / PAGE_SIZE));
  const page = Math.min(wantedPage, pageCount - 1);
  const start = page * PAGE_SIZE;
  const shownIds = ids.slice(start, start + PAGE_SIZE);
  const { data, previousData, error, loading, refetch } = useChosenProductsQuery({
    // In one order, so that a move reads nothing.
    variables: { ids: shownIds.toSorted() },
    skip: shownIds.length === 0,
  });
  const products = new Map((data ?? previousData)?.adminProductsByIds.map((each) => [each.id, each]));
  return {
    shownIds,
    start,
    products,
    page,
    pageCount,
    setPage,
    hasFailed: Boolean(error) && !data,
    isLoading: loading,
    retry: () => void refetch().catch(() => undefined),
  };
};
