import type { EntityManager } from "typeorm";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { PaymentMethod, PaymentStatus } from "../orders/order-payment.rules.ts";
import { holdPayment } from "../payments/hold-payment.command.ts";
import type { Paise } from "../../platform/money.ts";

type PaymentChoice = { paymentMethod: PaymentMethod; transactionId?: string | null };

/**
 * The payment details and the status of a new order: paid before placing, to be paid online, or cash on delivery.
 * Throws PAYMENT_NOT_VERIFIED.
 */
export const resolvePayment = async (
  tx: EntityManager,
  userId: string,
  draft: PaymentChoice,
  total: Paise,
) => {
  const { paymentMethod: method, transactionId } = draft;
  const unpaid = { method, transactionId: null, paymentStatus: PaymentStatus.PENDING };
  const isPending = method === PaymentMethod.ONLINE && !transactionId;
  const orderStatus = isPending ? OrderStatus.PENDING : OrderStatus.CONFIRMED;
  if (!transactionId) return { orderStatus, isPending, paymentDetails: unpaid };
  const claim = { userId, gatewayPaymentId: transactionId, total };
  const payment = await holdPayment(tx, claim);
  const paid = { method, transactionId: payment.transactionId, paymentStatus: PaymentStatus.COMPLETED };
  return { orderStatus, isPending, paymentDetails: paid, payment };
};
