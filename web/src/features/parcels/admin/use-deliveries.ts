import {
  AdminDeliveryPageDocument,
  useAdminDeliveryPageQuery,
  type AdminDeliveryPageQuery,
  type DeliveryStage,
} from "../../../graphql/generated.ts";
import { listOptions, toPagedList, useFirstCount } from "../../../graphql/paged-list.ts";

/** Orders of one page. */
const PAGE_SIZE = 20;

const deliveriesOf = (data: AdminDeliveryPageQuery) => data.deliveries;

/** The orders of a stage in pages. */
export const useDeliveries = (stage: DeliveryStage) => {
  const first = useFirstCount(AdminDeliveryPageDocument, { stage }, PAGE_SIZE, deliveriesOf);
  const result = useAdminDeliveryPageQuery({ variables: { stage, first }, ...listOptions });
  return {
    list: toPagedList(result, PAGE_SIZE, deliveriesOf),
    counts: (result.data ?? result.previousData)?.deliveries.counts,
    /** Reads the list anew after a change. A failure leaves the shown list; the next visit reads it. */
    refresh: () => void result.refetch().catch(() => undefined),
  };
};
