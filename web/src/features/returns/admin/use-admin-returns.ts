import {
  AdminReturnsDocument,
  useAdminReturnsQuery,
  type AdminReturnsQuery,
} from "../../../graphql/generated.ts";
import { listOptions, toPagedList, useFirstCount, useReloadList } from "../../../graphql/paged-list.ts";
import { requestStates, type RequestState } from "./request-states.ts";
import { useReturnLists } from "../use-return-lists.ts";

const PAGE_SIZE = 10;

const returnsOf = (data: AdminReturnsQuery) => data.returns;

/** The returns of a filter, newest first, in pages, with the counts of all statuses. */
export const useAdminReturns = (state: RequestState) => {
  useReturnLists();
  const filter = { statuses: [...requestStates[state]] };
  const first = useFirstCount(AdminReturnsDocument, filter, PAGE_SIZE, returnsOf);
  const result = useAdminReturnsQuery({ variables: { ...filter, first }, ...listOptions });
  const reload = useReloadList(AdminReturnsDocument, filter, PAGE_SIZE, returnsOf);
  return {
    list: toPagedList(result, PAGE_SIZE, returnsOf),
    counts: (result.data ?? result.previousData)?.returns.statusCounts,
    reload: () => void reload(),
  };
};
