import { inTransaction } from "../../platform/database/database.ts";
import type { GatewayPayment } from "../../platform/razorpay/razorpay.ts";
import { isUnreachable } from "../../platform/razorpay/razorpay-error.ts";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { PaymentStatus } from "../orders/payment.rules.ts";
import type { Shop } from "../shop/shop.ts";
import { bookPayment } from "./book-payment.command.ts";
import { awaitedOrder, intentById, lockIntent, type Intent } from "./intent.store.ts";
import { isPaymentOf } from "./payment.rules.ts";

const isCaptured = ({ status }: GatewayPayment): boolean => status === "captured";

/** Whether money that is only authorised is still wanted: its order waits for it, or may yet be placed. */
const isAwaited = async (shop: Shop, { orderId }: Intent): Promise<boolean> => {
  if (!orderId) return true;
  const order = await awaitedOrder(shop.database.source.manager, orderId);
  return order?.orderStatus === OrderStatus.PENDING && order.paymentStatus !== PaymentStatus.COMPLETED;
};

/**
 * What Razorpay names as tried on the intent's order. A payment of another order is logged and left out: the
 * confirmation of its own order books it.
 */
const paymentsOf = async (
  shop: Shop,
  { id: intentId, gatewayOrderId }: Intent,
): Promise<GatewayPayment[]> => {
  const listed = await shop.razorpay.paymentsOf(gatewayOrderId);
  const own = listed.filter((payment) => isPaymentOf(payment, { gatewayOrderId }));
  if (own.length < listed.length) {
    const foreign = listed.filter((payment) => !own.includes(payment)).map(({ id }) => id);
    shop.log.error({ intentId, gatewayOrderId, foreign }, "Razorpay listed payments of other orders");
  }
  return own;
};

/** The captured payments of an intent; one that is only authorised is captured first, if it is the right one. */
const capturedOf = async (shop: Shop, intent: Intent): Promise<GatewayPayment[]> => {
  const { razorpay } = shop;
  const tried = await paymentsOf(shop, intent);
  const captured = tried.filter(isCaptured);
  const authorized = tried.find(
    ({ status, amount, currency }) =>
      status === "authorized" && amount === intent.amount && currency === intent.currency,
  );
  if (captured.length > 0 || !authorized || !(await isAwaited(shop, intent))) return captured;
  try {
    const payment = await razorpay.capture(authorized);
    return [payment].filter((one) => isCaptured(one) && isPaymentOf(one, intent));
  } catch (error) {
    if (isUnreachable(error)) throw error;
    // Razorpay has captured it by itself in between.
    return (await paymentsOf(shop, intent)).filter(isCaptured);
  }
};

/**
 * The one way by which money becomes a confirmed order: for the browser's callback, the documented verify-payment,
 * webhooks and the reconciler. Asks Razorpay what was paid for this very order, and books it under the locks of intent and order; called
 * again, or at the same time, it changes nothing more. Fails with a `RazorpayError` when Razorpay does not answer.
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
