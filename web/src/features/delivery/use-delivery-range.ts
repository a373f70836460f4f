import { useDeliveryRangeQuery } from "../../graphql/generated.ts";
import { useIsHydrated } from "../../ui/use-is-hydrated.ts";

/**
 * When an order of this moment should arrive. `undefined` while it loads; `null` if the shop promises no dates, or if they could
 * not be loaded: a page without them is complete.
 */
export const useDeliveryRange = ({ pin, state }: { pin: string | null; state?: string | null }) => {
  const isHydrated = useIsHydrated();
  const { data, previousData, error } = useDeliveryRangeQuery({
    variables: { pin, state: state ?? null },
    skip: !isHydrated,
    fetchPolicy: "cache-and-network",
  });
  const range = (data ?? previousData)?.deliveryRange;
  return range === undefined && error ? null : range;
};
