import type {
  OrderRefunds_PayoutFragment,
  OrderRefunds_RefundFragment,
  RefundReason,
} from "../../graphql/generated.ts";
import { formatDate } from "../../ui/dates.ts";
import { formatRupees } from "../../ui/money.ts";

/** The reason of a refund, as its first sentence. */
const reasons: Record<RefundReason, string> = {
  ORDER_CANCELLED: "The order was cancelled.",
  ORDER_RETURNED: "The order was returned.",
  PAID_TWICE: "It was paid twice.",
  WRONG_AMOUNT: "The amount paid was not the total.",
  ORDER_OVER: "The payment arrived after the order had ended.",
  NO_ORDER: "No order was placed for this payment.",
  ORDER_LOST: "The order was lost.",
  PIECES_CANCELLED: "Some pieces were removed.",
  PIECES_RETURNED: "Some pieces were returned.",
  REFUNDED_BY_SHOP: "We refunded a part of the order.",
};

const stateText = ({ refundedAt, createdAt }: OrderRefunds_RefundFragment) =>
  refundedAt
    ? `Refunded on ${formatDate(refundedAt)}; banks take 5 to 7 working days.`
    : `Refund started on ${formatDate(createdAt)}.`;

/** Where a payout of cash stands. */
const payoutText = ({ state, destinationHint, paidAt, reference }: OrderRefunds_PayoutFragment) => {
  if (state === "PAID" && paidAt)
    return `Paid on ${formatDate(paidAt)}${destinationHint ? ` to ${destinationHint}` : ""}; reference ${reference}.`;
  return state === "DUE" ? `We will send it to ${destinationHint}.` : "Waiting for a UPI ID or bank account.";
};

type OrderRefundsProps = {
  refunds: readonly OrderRefunds_RefundFragment[];
  payouts: readonly OrderRefunds_PayoutFragment[];
};

/** Completed and pending refunds of an order, and payouts of its cash. Renders nothing without any. */
export const OrderRefunds = ({ refunds, payouts }: OrderRefundsProps) =>
  refunds.length + payouts.length > 0 && (
    <ul className="mt-3 grid gap-2 text-sm">
      {refunds.map((refund) => (
        <li key={refund.id}>
          <span className="block font-semibold tabular-nums">Refund of {formatRupees(refund.amount)}</span>
          <span className="block text-ink-soft">
            {reasons[refund.reason]} {stateText(refund)}
          </span>
        </li>
      ))}
      {payouts.map((payout) => (
        <li key={payout.id}>
          <span className="block font-semibold tabular-nums">Refund of {formatRupees(payout.amount)}</span>
          <span className="block wrap-anywhere text-ink-soft">{payoutText(payout)}</span>
        </li>
      ))}
    </ul>
  );
