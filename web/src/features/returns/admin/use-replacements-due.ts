import {
  ReplacementsDueDocument,
  useReplacementsDueQuery,
  type ReplacementsDueQuery,
} from "../../../graphql/generated.ts";
import { MAX_FIRST_ORDERS } from "../../../graphql/max-first.ts";
import { usePagedQuery } from "../../../graphql/use-paged-query.ts";
import { useReturnLists } from "../use-return-lists.ts";
import { countsOf } from "./request-counts.ts";

const PAGE_SIZE = 10;

const replacementsOf = (data: ReplacementsDueQuery) => data.replacementsDue;

/** The exchanges whose replacement is to be sent, the oldest first, in pages, with the counts of all returns. */
export const useReplacementsDue = ({ skip = false }: { skip?: boolean } = {}) => {
  useReturnLists();
  const pagedQuery = {
    query: ReplacementsDueDocument,
    variables: {},
    size: PAGE_SIZE,
    toList: replacementsOf,
    maxFirst: MAX_FIRST_ORDERS,
  };
  const paged = usePagedQuery(pagedQuery, { skip });
  const { list, data } = paged.listOf(useReplacementsDueQuery(paged.options));
  return { list, counts: data && countsOf(data), reload: paged.reload };
};
