import { MyReturnsDocument, useMyReturnsQuery, type MyReturnsQuery } from "../../graphql/generated.ts";
import { listOptions, toPagedList, useFirstCount } from "../../graphql/paged-list.ts";
import { useReturnLists } from "./use-return-lists.ts";

const PAGE_SIZE = 10;

const returnsOf = (data: MyReturnsQuery) => data.myReturns;

/** The shopper's returns, newest first, in pages. */
export const useMyReturns = () => {
  useReturnLists();
  const first = useFirstCount(MyReturnsDocument, {}, PAGE_SIZE, returnsOf);
  return toPagedList(useMyReturnsQuery({ variables: { first }, ...listOptions }), PAGE_SIZE, returnsOf);
};
