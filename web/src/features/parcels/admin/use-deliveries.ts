import {
  AdminDeliveryPageDocument,
  useAdminDeliveryPageQuery,
  type AdminDeliveryPageQuery,
  type DeliveryStage,
} from "../../../graphql/generated.ts";
import { listOptions, toPagedList, useFirstCount, useReloadList } from "../../../graphql/paged-list.ts";

/** Orders of one page. */
const PAGE_SIZE = 20;

const deliveriesOf = (data: AdminDeliveryPageQuery) => data.deliveries;

/** The orders of a stage in pages. */
export const useDeliveries = (stage: DeliveryStage) => {
  const first = useFirstCount(AdminDeliveryPageDocument, { stage }, PAGE_SIZE, deliveriesOf);
  const result = useAdminDeliveryPageQuery({ variables: { stage, first }, ...listOptions });
  const reload = useReloadList(AdminDeliveryPageDocument, { stage }, PAGE_SIZE, deliveriesOf);
  return {
    list: toPagedList(result, PAGE_SIZE, deliveriesOf),
    counts: (result.data ?? result.previousData)?.deliveries.counts,
    replacementsDue: (result.data ?? result.previousData)?.replacementsDueCount,
    /** Reads the list again after a change, with all its pages. */
    refresh: () => void reload(),
  };
};
