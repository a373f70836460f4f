import {
  ReplacementsDueDocument,
  useReplacementsDueQuery,
  type ReplacementsDueQuery,
} from "../../../graphql/generated.ts";
import { listOptions, toPagedList, useFirstCount } from "../../../graphql/paged-list.ts";
import { useReloadList } from "../../../graphql/reload-list.ts";
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
    page: PAGE_SIZE,
    toList: replacementsOf,
  };
  const first = useFirstCount(pagedQuery);
  const result = useReplacementsDueQuery({ variables: { first }, ...listOptions, skip });
  const reload = useReloadList(pagedQuery);
  const data = result.data ?? result.previousData;
  return {
    list: toPagedList(result, PAGE_SIZE, replacementsOf),
    counts: data && countsOf(data),
    reload: () => void reload(),
  };
};
