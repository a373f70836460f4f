import { useDeliveryRangeQuery } from "../../graphql/generated.ts";

/**
 * When an order of this moment should arrive. `undefined` while it loads; `null` if the shop promises no dates, or if they could
 * not be loaded: a page without them is complete. Only for parts that a server does not render.
 */
export const useDeliveryRange = ({ pin, state }: { pin: string | null; state?: string | null }) => {
  const { data, previousData, error } = useDeliveryRangeQuery({
    variables: { pin, state: state ?? null },
    fetchPolicy: "cache-and-network",
  });
  const range = (data ?? previousData)?.deliveryRange;
  return range === undefined && error ? null : range;
};
