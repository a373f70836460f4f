import { MyReturnsDocument, useMyReturnsQuery, type MyReturnsQuery } from "../../graphql/generated.ts";
import { MAX_FIRST_ORDERS } from "../../graphql/max-first.ts";
import { usePagedQuery } from "../../graphql/use-paged-query.ts";
import { useReturnLists } from "./use-return-lists.ts";

const PAGE_SIZE = 10;

const returnsOf = (data: MyReturnsQuery) => data.myReturns;

/** The shopper's returns, newest first, in pages. */
export const useMyReturns = () => {
  useReturnLists();
  const paged = usePagedQuery({
    query: MyReturnsDocument,
    variables: {},
    size: PAGE_SIZE,
    toList: returnsOf,
    maxFirst: MAX_FIRST_ORDERS,
  });
  return paged.listOf(useMyReturnsQuery(paged.options)).list;
};
