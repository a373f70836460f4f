import { useState } from "react";
import { errorCode } from "../../../graphql/error-message.ts";
import { writeErrorMessage } from "../../../graphql/lost-answer.ts";
import { useRecordPayoutMutation, type PayoutRow_PayoutFragment } from "../../../graphql/generated.ts";

/**
 * Records a payout as paid. The order of the payout is updated too, if it is cached. `record` returns whether it is done; else
 * `failure` is the message, and a destination that has changed is loaded again.
 */
export const useRecordPayout = () => {
  const [failure, setFailure] = useState<string | null>(null);
  const [mutate, { loading: isLoading, client }] = useRecordPayoutMutation({
    refetchQueries: ["PaymentFigures"],
  });
  const record = async (payout: PayoutRow_PayoutFragment, reference: string): Promise<boolean> => {
    setFailure(null);
    try {
      const { id: payoutId, detailsGivenAt: seenDetailsGivenAt } = payout;
      await mutate({
        variables: { payoutId, reference, seenDetailsGivenAt },
        update: (cache, { data }) => {
          const id = cache.identify({ __typename: "Payout", id: payoutId });
          if (!id || !data) return;
          const { state, paidAt, reference: recorded } = data.recordPayout;
          cache.modify({
            id,
            fields: { state: () => state, paidAt: () => paidAt, reference: () => recorded },
          });
        },
      });
      return true;
    } catch (reason) {
      setFailure(writeErrorMessage(reason, { fallback: "It could not be recorded. Please try again." }));
      if (errorCode(reason) === "PAYOUT_CHANGED")
        await client.refetchQueries({ include: ["OpenPayouts"] }).catch(() => undefined);
      return false;
    }
  };
  return { record, failure, clearFailure: () => setFailure(null), isLoading };
};
