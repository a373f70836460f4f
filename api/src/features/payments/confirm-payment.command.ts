import { inTransaction } from "../../platform/database/database.ts";
import type { GatewayOrder, GatewayPayment } from "../../platform/razorpay/razorpay.ts";
import { isUnreachable } from "../../platform/razorpay/razorpay-error.ts";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { PaymentStatus } from "../orders/order-payment.rules.ts";
import type { Services } from "../shop/services.ts";
import { bookPayment } from "./book-payment.command.ts";
import { amountForOrder, needsReportedOrder } from "./customer-fee.rules.ts";
import { awaitedOrder, intentById, lockIntent, type Intent } from "./payment-intent.store.ts";
import { isPaymentOf, RefundReason } from "./payment.rules.ts";

const isCaptured = ({ status }: GatewayPayment): boolean => status === "captured";

/** Whether an authorized payment should be captured: its order is unpaid, or is not placed yet. */
const isAwaited = async (services: Services, { orderId }: Intent): Promise<boolean> => {
  if (!orderId) return true;
  const order = await awaitedOrder(services.database.source.manager, orderId);
  return order?.orderStatus === OrderStatus.PENDING && order.paymentStatus !== PaymentStatus.COMPLETED;
};

/**
 * The payments, in any status, of the intent's order at Razorpay. A payment of another order is logged and left out: the
 * confirmation of its own order books it.
 */
const paymentsOf = async (
  services: Services,
  { id: intentId, gatewayOrderId }: Intent,
): Promise<GatewayPayment[]> => {
  const listed = await services.razorpay.paymentsOf(gatewayOrderId);
  const own = listed.filter((payment) => isPaymentOf(payment, { gatewayOrderId }));
  if (own.length < listed.length) {
    const foreignIds = listed.filter((payment) => !own.includes(payment)).map(({ id }) => id);
    services.log.error(
      { intentId, gatewayOrderId, foreign: foreignIds },
      "Razorpay listed payments of other orders",
    );
  }
  return own;
};

/** The captured payments of an intent. If none is captured, an authorized one of the right amount is captured first. */
const capturedOf = async (services: Services, intent: Intent): Promise<GatewayPayment[]> => {
  const { razorpay } = services;
  const payments = await paymentsOf(services, intent);
  const captured = payments.filter(isCaptured);
  const authorized = payments.find(
    (payment) =>
      payment.status === "authorized" &&
      amountForOrder(payment, intent.amount, null) === intent.amount &&
      payment.currency === intent.currency,
  );
  if (captured.length > 0 || !authorized || !(await isAwaited(services, intent))) return captured;
  try {
    const payment = await razorpay.capture(authorized);
    return isCaptured(payment) && isPaymentOf(payment, intent) ? [payment] : [];
  } catch (error) {
    if (isUnreachable(error)) throw error;
    // Razorpay has captured it automatically in the meantime.
    return (await paymentsOf(services, intent)).filter(isCaptured);
  }
};

/** The intent's order at Razorpay, if a payment can only be judged with it. */
const reportedOrder = async (
  { razorpay }: Services,
  { gatewayOrderId, amount }: Intent,
  payments: readonly GatewayPayment[],
): Promise<GatewayOrder | null> =>
  payments.some((payment) => needsReportedOrder(payment, amount)) ? razorpay.orderById(gatewayOrderId) : null;

/** A payment of another amount comes from a setting of the account at Razorpay, which only the operator can change. */
const logWrongAmount = (services: Services, intent: Intent, payment: GatewayPayment): void => {
  const { id: gatewayPaymentId, amount, fee, feeBearer, offerId } = payment;
  services.log.error(
    { intentId: intent.id, gatewayPaymentId, amount, due: intent.amount, fee, feeBearer, offerId },
    "Razorpay captured another amount than that of the order: it is refunded. See docs/operating.md, Razorpay, for fees and offers",
  );
};

/**
 * The only way in which an online payment confirms an order. The browser's callback, REST verify-payment, webhooks and
 * the reconciler all use it. It asks Razorpay what was paid for this intent, and books it under the locks of intent and
 * order. Repeated and concurrent calls change nothing more. Throws `RazorpayError` if Razorpay does not answer.
 */
export const confirmPayment = async (services: Services, intentId: string): Promise<void> => {
  const intent = await intentById(services.database.source.manager, intentId);
  if (!intent) return;
  const captured = await capturedOf(services, intent);
  if (captured.length === 0) return;
  const gatewayOrder = await reportedOrder(services, intent, captured);
  const wrong = await inTransaction(services.database, async (tx) => {
    const locked = await lockIntent(tx, intentId);
    const refunded: GatewayPayment[] = [];
    if (!locked) return refunded;
    for (const payment of captured)
      if ((await bookPayment(tx, locked, payment, gatewayOrder)) === RefundReason.WRONG_AMOUNT)
        refunded.push(payment);
    return refunded;
  });
  for (const payment of wrong) logWrongAmount(services, intent, payment);
};
