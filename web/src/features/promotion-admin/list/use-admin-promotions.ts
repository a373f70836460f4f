import {
  AdminPromotionsDocument,
  useAdminPromotionsQuery,
  type AdminPromotionsQuery,
  type PromotionState,
} from "../../../graphql/generated.ts";
import { MAX_FIRST_ORDERS } from "../../../graphql/max-first.ts";
import { usePagedQuery } from "../../../graphql/use-paged-query.ts";

const PAGE_SIZE = 20;

const promotionsOf = (data: AdminPromotionsQuery) => data.promotions;

/** The promotions in a state, newest first, in pages; `null` is any state. */
export const useAdminPromotions = (state: PromotionState | null) => {
  const paged = usePagedQuery({
    query: AdminPromotionsDocument,
    variables: { state },
    size: PAGE_SIZE,
    toList: promotionsOf,
    maxFirst: MAX_FIRST_ORDERS,
  });
  return { list: paged.listOf(useAdminPromotionsQuery(paged.options)).list, reload: paged.reload };
};
