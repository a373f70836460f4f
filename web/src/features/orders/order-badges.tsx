import type { OrderStatus, PaymentStatus } from "../../graphql/generated.ts";
import { Badge } from "../../ui/badge.tsx";
import { paymentStatusLabels, statusLabels } from "./order-status.ts";
import { paymentBadgeStyles, statusBadgeStyles } from "./order-badge-styles.tsx";

/** The status of an order. */
export const StatusBadge = ({ status }: { status: OrderStatus }) => (
  <Badge {...statusBadgeStyles[status]}>{statusLabels[status]}</Badge>
);

/** The payment status of an order. */
export const PaymentBadge = ({ status }: { status: PaymentStatus }) => (
  <Badge {...paymentBadgeStyles[status]}>
    <span className="sr-only">Payment </span>
    {paymentStatusLabels[status]}
  </Badge>
);
