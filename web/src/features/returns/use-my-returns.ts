import { MyReturnsDocument, useMyReturnsQuery, type MyReturnsQuery } from "../../graphql/generated.ts";
import { listOptions, toPagedList, useFirstCount } from "../../graphql/paged-list.ts";

const PAGE_SIZE = 10;

const returnsOf = (data: MyReturnsQuery) => data.myReturns;

/** The shopper's returns, newest first, in pages. */
export const useMyReturns = () => {
  const first = useFirstCount(MyReturnsDocument, {}, PAGE_SIZE, returnsOf);
  return toPagedList(useMyReturnsQuery({ variables: { first }, ...listOptions }), PAGE_SIZE, returnsOf);
};
