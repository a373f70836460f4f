import { extendPayable } from "../orders/order-write.store.ts";
import { isCancelledAsRefused } from "../orders/order-payment.store.ts";
import { PaymentStatus } from "../orders/order-payment.rules.ts";
import { refuse } from "./payments.refusals.ts";
import { asId } from "../../platform/ids.ts";
import type { Viewer } from "../../platform/viewer.ts";
import type { Services } from "../shop/services.ts";
import { confirmPayment } from "./confirm-payment.command.ts";
import { intentOfOrder, orderToPay, type Intent, type OrderToPay } from "./payment-intent.store.ts";
import { createIntentWithGatewayOrder, refuseSetup } from "./create-intent-with-gateway-order.command.ts";
import { refusedOrderOf, refusedPaymentMessage } from "./online-payment.rules.ts";
import { isPayable } from "./payment.rules.ts";
import { ledgerOf } from "./payment.store.ts";

type Payable = OrderToPay & { paymentExpiresAt: Date };

/** The shopper's own order. Throws ORDER_NOT_FOUND, ORDER_PAID or ORDER_NOT_PAYABLE, and PAYMENT_REFUSED again. */
const payableOrder = async (
  services: Services,
  viewer: Pick<Viewer, "userId">,
  orderId: string,
): Promise<Payable> => {
  const key = { userId: viewer.userId, orderId };
  const order = (await orderToPay(services.database.source.manager, key)) ?? refuse("ORDER_NOT_FOUND");
  if (order.paymentStatus === PaymentStatus.COMPLETED) refuse("ORDER_PAID");
  const { paymentExpiresAt } = order;
  if (paymentExpiresAt && isPayable(order, order.readAt)) return { ...order, paymentExpiresAt };
  if (await isCancelledAsRefused(services.database.source.manager, orderId))
    refuse("PAYMENT_REFUSED", { message: refusedPaymentMessage(order.finalAmount, refusedOrderOf(order)) });
  return refuse("ORDER_NOT_PAYABLE");
};

/**
 * An existing intent, after Razorpay was asked about it: another tab may have paid it. Throws if the order can no longer be paid.
 */
const checkedIntent = async (
  services: Services,
  viewer: Pick<Viewer, "userId">,
  intent: Intent,
  orderId: string,
): Promise<Intent> => {
  await confirmPayment(services, intent.id).catch((error: unknown) => refuseSetup(services, error));
  await payableOrder(services, viewer, orderId);
  const ledger = await ledgerOf(services.database.source.manager, intent.id);
  return ledger.length === 0 ? intent : refuse("ORDER_NOT_PAYABLE");
};

/**
 * Returns what Razorpay's checkout script needs to pay an order. Every tab and every retry gets the same order at
 * Razorpay, so that it is paid once. The first call that Razorpay answers extends `paymentExpiresAt` to the full time.
 * Throws ORDER_NOT_FOUND, ORDER_PAID, ORDER_NOT_PAYABLE, PAYMENT_SETUP_FAILED; PAYMENT_REFUSED if Razorpay refuses the amount, which
 * cancels the order, and for each later call.
 */
export const startPayment = async (
  services: Services,
  viewer: Pick<Viewer, "userId">,
  requestedId: string,
) => {
  const orderId = asId(requestedId, "orderId");
  await services.throttles.count({ payByAccount: viewer.userId });
  const order = await payableOrder(services, viewer, orderId);
  const { manager } = services.database.source;
  const existingIntent = await intentOfOrder(manager, orderId);
  const intent = existingIntent
    ? await checkedIntent(services, viewer, existingIntent, orderId)
    : await createIntentWithGatewayOrder(services, {
        userId: viewer.userId,
        orderId,
        amount: order.finalAmount,
        receipt: order.orderNumber,
      });
  const extendedTo = await extendPayable(manager, orderId, services.settings.payments.orderExpiresSeconds);
  // Razorpay may have answered after the order's end.
  const expiresAt = extendedTo ?? (await payableOrder(services, viewer, orderId)).paymentExpiresAt;
  return {
    orderId,
    keyId: services.razorpay.keyId,
    gatewayOrderId: intent.gatewayOrderId,
    amount: intent.amount,
    currency: intent.currency,
    checkoutScriptUrl: services.razorpay.checkoutScriptUrl,
    expiresAt,
  };
};
