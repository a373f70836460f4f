import {
  AdminDeliveryPageDocument,
  useAdminDeliveryPageQuery,
  type AdminDeliveryPageQuery,
  type DeliveryStage,
} from "../../../graphql/generated.ts";
import { usePagedQuery } from "../../../graphql/use-paged-query.ts";

/** Orders of one page. */
const PAGE_SIZE = 20;

const deliveriesOf = (data: AdminDeliveryPageQuery) => data.deliveries;

/** The orders of a stage in pages. */
export const useDeliveries = (stage: DeliveryStage) => {
  const pagedQuery = {
    query: AdminDeliveryPageDocument,
    variables: { stage },
    size: PAGE_SIZE,
    toList: deliveriesOf,
  };
  const paged = usePagedQuery(pagedQuery);
  const { list, data } = paged.listOf(useAdminDeliveryPageQuery(paged.options));
  return {
    list,
    counts: data?.deliveries.counts,
    replacementsDue: data?.replacementsDueCount,
    /** Reads the list again after a change, with all its pages. */
    refresh: paged.reload,
  };
};
