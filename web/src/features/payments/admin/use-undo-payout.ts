import { useUndoPayoutMutation } from "../../../graphql/generated.ts";
import { writeErrorMessage } from "../../../graphql/lost-answer.ts";
import { toast } from "../../../ui/toast.ts";
import { writeRecorded } from "./recorded-payout.ts";

/** A payout, and the instant of its record that is on the screen. */
export type UndoablePayout = { id: string; orderNumber: string; paidAt: string | null };

/** Undoes the record of a payout, for 30 minutes. A record of another admin that is not on the screen stays. */
export const useUndoPayout = (onChanged: () => void) => {
  const [undoPayout] = useUndoPayoutMutation({
    refetchQueries: ["PaymentFigures"],
    update: (cache, { data }) => data && writeRecorded(cache, data.undoPayout),
  });
  return async ({ id: payoutId, orderNumber, paidAt: seenPaidAt }: UndoablePayout): Promise<void> => {
    try {
      await undoPayout({ variables: { payoutId, seenPaidAt } });
      toast.success(`Refund of order ${orderNumber} marked as unpaid.`);
    } catch (error) {
      toast.error(writeErrorMessage(error, { fallback: "It could not be undone. Please try again." }));
    }
    onChanged();
  };
};
