import type { ApolloCache } from "@apollo/client/cache";
import type { PayoutState } from "../../../graphql/generated.ts";

type Recorded = { id: string; state: PayoutState; paidAt: string | null; reference: string | null };

/**
 * Writes a payout that was recorded or undone into its order, if that is cached. The records that can be undone are read again where
 * they are shown.
 */
export const writeRecorded = (cache: ApolloCache, { id: payoutId, state, paidAt, reference }: Recorded) => {
  const id = cache.identify({ __typename: "Payout", id: payoutId });
  if (id)
    cache.modify({
      id,
      fields: { state: () => state, paidAt: () => paidAt, reference: () => reference },
    });
  cache.evict({ id: "ROOT_QUERY", fieldName: "recentPayouts" });
};
