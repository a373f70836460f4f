import type { OrderStatus, PaymentStatus } from "../../graphql/generated.ts";
import { Badge } from "../../ui/badge.tsx";
import { paymentStatusLabels, statusLabels } from "./order-status.ts";
import { paymentBadgeStyles, statusBadgeStyles } from "./order-badge-styles.tsx";

/** The status of an order. */
export const StatusBadge = ({ status }: { status: OrderStatus }) => (
  <Badge {...statusBadgeStyles[status]}>{statusLabels[status]}</Badge>
);

type PaymentBadgeProps = {
  status: PaymentStatus;
  /** For the admin: cash of the order is not paid back yet. */
  isToPayBack?: boolean;
};

/** The payment status of an order. An order whose cash waits to be paid back is not called refunded. */
export const PaymentBadge = ({ status, isToPayBack = false }: PaymentBadgeProps) => (
  <Badge {...paymentBadgeStyles[isToPayBack ? "PENDING" : status]}>
    <span className="sr-only">Payment </span>
    {isToPayBack ? "To pay back" : paymentStatusLabels[status]}
  </Badge>
);
