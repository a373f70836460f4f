import type { OrderStatus, PaymentStatus } from "../../graphql/generated.ts";
import { Badge } from "../../ui/badge.tsx";
import { paymentWords, statusWords } from "./order-status.ts";
import { paymentLooks, statusLooks } from "./order-words.tsx";

/** Where an order stands. */
export const StatusBadge = ({ status }: { status: OrderStatus }) => (
  <Badge {...statusLooks[status]}>{statusWords[status]}</Badge>
);

/** Whether it is paid. */
export const PaymentBadge = ({ status }: { status: PaymentStatus }) => (
  <Badge {...paymentLooks[status]}>
    <span className="sr-only">Payment </span>
    {paymentWords[status]}
  </Badge>
);
