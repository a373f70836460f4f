import { useDeliveryRangeQuery, type DeliveryRangeQuery } from "../../graphql/generated.ts";

type RangeResult = {
  data?: DeliveryRangeQuery | undefined;
  previousData?: DeliveryRangeQuery | undefined;
  error?: unknown;
};

/**
 * The result of the previous place, until the new one has loaded. A refusal does not stay: it would be read as one of
 * the new place.
 */
const previousResult = ({ previousData, error }: RangeResult) =>
  !error && previousData?.statesWithoutDelivery.length === 0 ? previousData : undefined;

/**
 * Range and closed states in the result of a query. While another place loads, the range of the previous one stays. After an
 * error it does not: it would be read as the range of the new place.
 */
export const deliveryOf = (result: RangeResult) => {
  const data = result.data ?? previousResult(result);
  return {
    range: data ? data.deliveryRange : result.error ? null : undefined,
    closedStates: data?.statesWithoutDelivery ?? [],
    hasFailed: !data && Boolean(result.error),
  };
};

/**
 * When an order of this moment should arrive, or the states of the PIN code if the shop delivers to none of them. The range is
 * `undefined` while it loads; `null` if the shop promises no dates, or if they could not be loaded. Only for parts that a server
 * does not render.
 */
export const useDeliveryRange = ({ pin, state }: { pin: string | null; state?: string | null }) => {
  const result = useDeliveryRangeQuery({
    variables: { pin, state: state ?? null },
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  return { ...deliveryOf(result), retry: () => void result.refetch().catch(() => undefined) };
};
