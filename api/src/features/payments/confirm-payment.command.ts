import { inTransaction } from "../../platform/database/database.ts";
import type { GatewayPayment } from "../../platform/razorpay/razorpay.ts";
import { isUnreachable } from "../../platform/razorpay/razorpay-error.ts";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { PaymentStatus } from "../orders/order-payment.rules.ts";
import type { Shop } from "../shop/shop.ts";
import { bookPayment } from "./book-payment.command.ts";
import { awaitedOrder, intentById, lockIntent, type Intent } from "./payment-intent.store.ts";
import { isPaymentOf } from "./payment.rules.ts";

const isCaptured = ({ status }: GatewayPayment): boolean => status === "captured";

/** Whether an authorized payment should be captured: its order is unpaid, or is not placed yet. */
const isAwaited = async (shop: Shop, { orderId }: Intent): Promise<boolean> => {
  if (!orderId) return true;
  const order = await awaitedOrder(shop.database.source.manager, orderId);
  return order?.orderStatus === OrderStatus.PENDING && order.paymentStatus !== PaymentStatus.COMPLETED;
};

/**
 * The payments, in any status, of the intent's order at Razorpay. A payment of another order is logged and left out: the
 * confirmation of its own order books it.
 */
const paymentsOf = async (
  shop: Shop,
  { id: intentId, gatewayOrderId }: Intent,
): Promise<GatewayPayment[]> => {
  const listed = await shop.razorpay.paymentsOf(gatewayOrderId);
  const own = listed.filter((payment) => isPaymentOf(payment, { gatewayOrderId }));
  if (own.length < listed.length) {
    const foreignIds = listed.filter((payment) => !own.includes(payment)).map(({ id }) => id);
    shop.log.error(
      { intentId, gatewayOrderId, foreign: foreignIds },
      "Razorpay listed payments of other orders",
    );
  }
  return own;
};

/** The captured payments of an intent. If none is captured, an authorized one of the right amount is captured first. */
const capturedOf = async (shop: Shop, intent: Intent): Promise<GatewayPayment[]> => {
  const { razorpay } = shop;
  const payments = await paymentsOf(shop, intent);
  const captured = payments.filter(isCaptured);
  const authorized = payments.find(
    ({ status, amount, currency }) =>
      status === "authorized" && amount === intent.amount && currency === intent.currency,
  );
  if (captured.length > 0 || !authorized || !(await isAwaited(shop, intent))) return captured;
  try {
    const payment = await razorpay.capture(authorized);
    return isCaptured(payment) && isPaymentOf(payment, intent) ? [payment] : [];
  } catch (error) {
    if (isUnreachable(error)) throw error;
    // Razorpay has captured it automatically in the meantime.
    return (await paymentsOf(shop, intent)).filter(isCaptured);
  }
};

/**
 * The only way in which an online payment confirms an order. The browser's callback, REST verify-payment, webhooks and
 * the reconciler all use it. It asks Razorpay what was paid for this intent, and books it under the locks of intent and
 * order. Repeated and concurrent calls change nothing more. Throws `RazorpayError` if Razorpay does not answer.
 */
export const confirmPayment = async (shop: Shop, intentId: string): Promise<void> => {
  const intent = await intentById(shop.database.source.manager, intentId);
  if (!intent) return;
  const captured = await capturedOf(shop, intent);
  if (captured.length === 0) return;
  await inTransaction(shop.database, async (tx) => {
    const locked = await lockIntent(tx, intentId);
    if (!locked) return;
    for (const payment of captured) await bookPayment(tx, locked, payment);
  });
};
