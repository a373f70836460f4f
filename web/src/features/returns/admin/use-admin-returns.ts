import {
  AdminReturnsDocument,
  useAdminReturnsQuery,
  type AdminReturnsQuery,
} from "../../../graphql/generated.ts";
import { MAX_FIRST_ORDERS } from "../../../graphql/max-first.ts";
import { usePagedQuery } from "../../../graphql/use-paged-query.ts";
import { countsOf } from "./request-counts.ts";
import { requestStates, toSend, type RequestState, type StatusState } from "./request-states.ts";
import { useReturnLists } from "../use-return-lists.ts";
import { useReplacementsDue } from "./use-replacements-due.ts";

const PAGE_SIZE = 10;

const returnsOf = (data: AdminReturnsQuery) => data.returns;

/** The returns of some statuses, newest first, in pages, with the counts of all filters. */
const useReturnsByStatus = (state: StatusState, { text, skip }: { text: string; skip: boolean }) => {
  // A search finds returns of any status.
  const filter = text ? { text } : { statuses: [...requestStates[state]] };
  const pagedQuery = {
    query: AdminReturnsDocument,
    variables: filter,
    size: PAGE_SIZE,
    toList: returnsOf,
    maxFirst: MAX_FIRST_ORDERS,
  };
  const paged = usePagedQuery(pagedQuery, { skip });
  const { list, data } = paged.listOf(useAdminReturnsQuery(paged.options));
  return { list, counts: data && countsOf(data), reload: paged.reload };
};

/** The returns of a filter, or those that a search finds, in pages, with the counts of all filters. */
export const useAdminReturns = (state: RequestState, text: string) => {
  useReturnLists();
  const isToSend = state === toSend && !text;
  const byStatus = useReturnsByStatus(state === toSend ? "closed" : state, { text, skip: isToSend });
  const replacements = useReplacementsDue({ skip: !isToSend });
  const { list, counts, reload } = isToSend ? replacements : byStatus;
  return { list, reload, counts: counts ?? byStatus.counts ?? replacements.counts };
};
