import { useState } from "react";
import { errorCode } from "../../../graphql/error-message.ts";
import {
  useCancelPiecesMutation,
  useRefundOrderMutation,
  type OrderPage_OrderFragment,
} from "../../../graphql/generated.ts";
import { writeErrorMessage } from "../../../graphql/lost-answer.ts";
import { isKeyReused, requestKeys } from "../../../graphql/request-keys.ts";
import { chosenLines, typedRupees, type RefundDraft, type RefundOptions } from "./refund-draft.ts";

const FAILED = "The refund could not be made. Please try again.";

/** Sends a removal or a refund. The same refund again has the same key, so that a lost answer never pays twice. */
export const useRefundOrder = (order: OrderPage_OrderFragment, onStale: () => void) => {
  const [cancelPieces, cancelling] = useCancelPiecesMutation();
  const [refundOrder, refunding] = useRefundOrderMutation();
  const [keys] = useState(requestKeys);
  const [failure, setFailure] = useState<string | null>(null);
  // The order at the opening: a change that arrives while the dialog is open was not seen.
  const [seen, setSeen] = useState({ orderStatus: order.orderStatus, creditedAmount: order.creditedAmount });

  /** Returns whether it is done. */
  const send = async (options: RefundOptions, draft: RefundDraft): Promise<boolean> => {
    setFailure(null);
    const { kind } = draft;
    const lines = chosenLines(options, draft);
    const shared = { orderId: order.id, note: draft.note.trim() || null, seen };
    const reduction = kind === "AMOUNT" ? (typedRupees(draft.amount) ?? null) : null;
    const name = JSON.stringify([kind, lines, reduction, draft.isRestocked, shared]);
    const base = { ...shared, idempotencyKey: keys.keyOf(name) };
    try {
      if (kind === "REMOVE") await cancelPieces({ variables: { input: { ...base, lines } } });
      else {
        const refunded = lines.map((line) => ({ ...line, isRestocked: draft.isRestocked }));
        const input = { ...base, lines: refunded, hasShipping: kind === "SHIPPING", reduction };
        await refundOrder({ variables: { input } });
      }
      return true;
    } catch (error) {
      if (isKeyReused(errorCode(error))) keys.renew(name);
      setFailure(writeErrorMessage(error, { fallback: FAILED }));
      if (errorCode(error) === "ORDER_CHANGED") onStale();
      return false;
    }
  };
  /** Takes the current order as seen, after the admin was told that it has changed. */
  const look = (current: Pick<OrderPage_OrderFragment, "orderStatus" | "creditedAmount">) =>
    setSeen({ orderStatus: current.orderStatus, creditedAmount: current.creditedAmount });
  return { send, look, failure, isBusy: cancelling.loading || refunding.loading };
};
