import { useState } from "react";
import { errorCode } from "../../../graphql/error-message.ts";
import { writeErrorMessage } from "../../../graphql/lost-answer.ts";
import { useRecordPayoutMutation, type PayoutRow_PayoutFragment } from "../../../graphql/generated.ts";
import { writeRecorded } from "./recorded-payout.ts";

/**
 * Records a payout as paid. The order of the payout is updated too, if it is cached. `record` returns the instant of the record if
 * it is done; else `failure` is the message, and a destination that has changed is loaded again.
 */
export const useRecordPayout = () => {
  const [failure, setFailure] = useState<string | null>(null);
  const [mutate, { loading: isLoading, client }] = useRecordPayoutMutation({
    refetchQueries: ["PaymentFigures"],
    update: (cache, { data }) => data && writeRecorded(cache, data.recordPayout),
  });
  const record = async (payout: PayoutRow_PayoutFragment, reference: string): Promise<string | null> => {
    setFailure(null);
    try {
      const { id: payoutId, detailsGivenAt: seenDetailsGivenAt } = payout;
      const { data } = await mutate({ variables: { payoutId, reference, seenDetailsGivenAt } });
      return data?.recordPayout.paidAt ?? null;
    } catch (reason) {
      setFailure(writeErrorMessage(reason, { fallback: "It could not be recorded. Please try again." }));
      if (errorCode(reason) === "PAYOUT_CHANGED")
        await client.refetchQueries({ include: ["OpenPayouts"] }).catch(() => undefined);
      return null;
    }
  };
  return { record, failure, clearFailure: () => setFailure(null), isLoading };
};
