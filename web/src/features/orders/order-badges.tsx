import type { OrderStatus, PaymentStatus } from "../../graphql/generated.ts";
import { Badge } from "../../ui/badge.tsx";
import { paymentStatusLabels, statusLabels, statusNames } from "./order-status.ts";
import { paymentBadgeStyles, statusBadgeStyles } from "./order-badge-styles.tsx";

/** The status of an order, in the words of shoppers; in those of the lists and selects for an admin. */
export const StatusBadge = ({
  status,
  isForAdmin = false,
}: {
  status: OrderStatus;
  isForAdmin?: boolean;
}) => <Badge {...statusBadgeStyles[status]}>{isForAdmin ? statusNames[status] : statusLabels[status]}</Badge>;

type PaymentBadgeProps = {
  status: PaymentStatus;
  /** What it is called while money of the order is not paid back yet; `false` if none waits. */
  waiting?: "To pay back" | "Refund due" | false;
};

/** The payment status of an order. An order whose money waits to be paid back is not called refunded. */
export const PaymentBadge = ({ status, waiting = false }: PaymentBadgeProps) => (
  <Badge {...paymentBadgeStyles[waiting ? "PENDING" : status]}>
    <span className="sr-only">Payment </span>
    {waiting || paymentStatusLabels[status]}
  </Badge>
);
