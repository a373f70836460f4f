import { MyReturnsDocument, useMyReturnsQuery, type MyReturnsQuery } from "../../graphql/generated.ts";
import { listOptions, toPagedList, useFirstCount } from "../../graphql/paged-list.ts";
import { useReturnLists } from "./use-return-lists.ts";

const PAGE_SIZE = 10;

const returnsOf = (data: MyReturnsQuery) => data.myReturns;

/** The shopper's returns, newest first, in pages. */
export const useMyReturns = () => {
  useReturnLists();
  const first = useFirstCount({
    query: MyReturnsDocument,
    variables: {},
    page: PAGE_SIZE,
    toList: returnsOf,
  });
  return toPagedList(useMyReturnsQuery({ variables: { first }, ...listOptions }), PAGE_SIZE, returnsOf);
};
