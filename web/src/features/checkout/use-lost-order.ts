import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useRef } from "react";
import type { PlacedOrder_OrderFragment as PlacedOrder } from "../../graphql/generated.ts";
import type { KeyLine } from "./idempotency-key.ts";
import type { OrderInFlight } from "./order-in-flight.ts";

type SearchModule = typeof import("./lost-order-search.ts");

type SearchOptions = { isOnce?: boolean; onSilence?: () => void };

/**
 * Asks the shop for the order of a request whose answer was lost. One search at a time: the next one, or `stop`, ends it. Its code
 * is loaded when the page opens: after a lost answer there may be no network.
 */
export const useLostOrder = () => {
  const client = useApolloClient();
  const code = useRef<Promise<SearchModule | undefined>>(undefined);
  const search = useRef<AbortController>(undefined);
  const stop = useCallback(() => search.current?.abort(), []);
  const load = useCallback(
    () => (code.current ??= import("./lost-order-search.ts").catch(() => undefined)),
    [],
  );
  useEffect(() => {
    void load();
    return stop;
  }, [load, stop]);

  /** As `findLostOrder`. */
  const find = useCallback(
    async (request: OrderInFlight, options: SearchOptions = {}): Promise<PlacedOrder | null | undefined> => {
      stop();
      const { signal } = (search.current = new AbortController());
      const module = await load();
      if (module) return module.searchLostOrder(client, { ...request, ...options, signal });
      options.onSilence?.();
      return undefined;
    },
    [client, load, stop],
  );

  /** As `searchMissedOrder`. */
  const findMissed = async (
    cart: readonly KeyLine[],
    isPlacing: () => boolean,
  ): Promise<PlacedOrder | undefined> =>
    (await load())?.searchMissedOrder({ cart, isPlacing, search: (request) => find(request) });
  return { find, findMissed, stop };
};
