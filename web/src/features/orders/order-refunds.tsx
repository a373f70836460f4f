import type { OrderRefunds_RefundFragment, RefundReason } from "../../graphql/generated.ts";
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

/** Completed and pending refunds of an order. Renders nothing without any. */
export const OrderRefunds = ({ refunds }: { refunds: readonly OrderRefunds_RefundFragment[] }) =>
  refunds.length > 0 && (
    <ul className="mt-3 grid gap-2 text-sm">
      {refunds.map((refund) => (
        <li key={refund.id}>
          <span className="block font-semibold tabular-nums">Refund of {formatRupees(refund.amount)}</span>
          <span className="block text-ink-soft">
            {reasons[refund.reason]} {stateText(refund)}
          </span>
        </li>
      ))}
    </ul>
  );
