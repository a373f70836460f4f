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
  WRONG_AMOUNT: "It was not the total.",
  ORDER_OVER: "It came when the order had ended.",
  NO_ORDER: "No order came of it.",
  ORDER_LOST: "The order was lost.",
  PIECES_CANCELLED: "Some pieces were cancelled.",
  PIECES_RETURNED: "Some pieces were returned.",
};

const stateText = ({ refundedAt, createdAt }: OrderRefunds_RefundFragment) =>
  refundedAt
    ? `Given back on ${formatDate(refundedAt)}; banks take 5 to 7 working days.`
    : `On its way since ${formatDate(createdAt)}.`;

/** Where a payout of cash stands. */
const payoutText = ({ state, destinationHint, paidAt, reference }: OrderRefunds_PayoutFragment) => {
  if (state === "PAID" && paidAt)
    return `Paid on ${formatDate(paidAt)}${destinationHint ? ` to ${destinationHint}` : ""}; reference ${reference}.`;
  return state === "DUE" ? `We send it to ${destinationHint}.` : "Waits for a UPI id or a bank account.";
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
