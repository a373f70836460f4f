import {
  AdminDeliveryPageDocument,
  useAdminDeliveryPageQuery,
  type AdminDeliveryPageQuery,
  type DeliveryStage,
} from "../../../graphql/generated.ts";
import { listOptions, toPagedList, useFirstCount } from "../../../graphql/paged-list.ts";
import { useReloadList } from "../../../graphql/reload-list.ts";

/** Orders of one page. */
const PAGE_SIZE = 20;

const deliveriesOf = (data: AdminDeliveryPageQuery) => data.deliveries;

/** The orders of a stage in pages. */
export const useDeliveries = (stage: DeliveryStage) => {
  const pagedQuery = {
    query: AdminDeliveryPageDocument,
    variables: { stage },
    page: PAGE_SIZE,
    toList: deliveriesOf,
  };
  const first = useFirstCount(pagedQuery);
  const result = useAdminDeliveryPageQuery({ variables: { stage, first }, ...listOptions });
  const reload = useReloadList(pagedQuery);
  return {
    list: toPagedList(result, PAGE_SIZE, deliveriesOf),
    counts: (result.data ?? result.previousData)?.deliveries.counts,
    replacementsDue: (result.data ?? result.previousData)?.replacementsDueCount,
    /** Reads the list again after a change, with all its pages. */
    refresh: () => void reload(),
  };
};
