import { extendPayable } from "../orders/order-write.store.ts";
import { PaymentStatus } from "../orders/order-payment.rules.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { asId } from "../../platform/ids.ts";
import type { Viewer } from "../../platform/viewer.ts";
import type { Shop } from "../shop/shop.ts";
import { confirmPayment } from "./confirm-payment.command.ts";
import { intentOfOrder, orderToPay, type Intent, type OrderToPay } from "./payment-intent.store.ts";
import { createIntentWithGatewayOrder, refuseSetup } from "./create-intent-with-gateway-order.command.ts";
import { isPayable } from "./payment.rules.ts";
import { ledgerOf } from "./payment.store.ts";

type Payable = OrderToPay & { payableUntil: Date };

/** The shopper's own order. Throws ORDER_NOT_FOUND, ORDER_PAID or ORDER_NOT_PAYABLE. */
const payableOrder = async (
  shop: Shop,
  viewer: Pick<Viewer, "userId">,
  orderId: string,
): Promise<Payable> => {
  const key = { userId: viewer.userId, orderId };
  const order = (await orderToPay(shop.database.source.manager, key)) ?? refuse("ORDER_NOT_FOUND");
  if (order.paymentStatus === PaymentStatus.COMPLETED) refuse("ORDER_PAID");
  const { payableUntil } = order;
  return payableUntil && isPayable(order, order.readAt)
    ? { ...order, payableUntil }
    : refuse("ORDER_NOT_PAYABLE");
};

/** Asks Razorpay first: an existing intent may be paid from another tab. Throws if the order can no longer be paid. */
const checkedIntent = async (
  shop: Shop,
  viewer: Pick<Viewer, "userId">,
  intent: Intent,
  orderId: string,
): Promise<Intent> => {
  await confirmPayment(shop, intent.id).catch((error: unknown) => refuseSetup(shop, error));
  await payableOrder(shop, viewer, orderId);
  const ledger = await ledgerOf(shop.database.source.manager, intent.id);
  return ledger.length === 0 ? intent : refuse("ORDER_NOT_PAYABLE");
};

/**
 * Returns what Razorpay's checkout script needs to pay an order. Every tab and every retry gets the same order at
 * Razorpay, so that it is paid once. The first call extends `payableUntil` to the full time.
 * Throws ORDER_NOT_FOUND, ORDER_PAID, ORDER_NOT_PAYABLE, PAYMENT_SETUP_FAILED.
 */
export const startPayment = async (shop: Shop, viewer: Pick<Viewer, "userId">, requestedId: string) => {
  const orderId = asId(requestedId, "orderId");
  await shop.throttles.count({ payByAccount: viewer.userId });
  const order = await payableOrder(shop, viewer, orderId);
  const { manager } = shop.database.source;
  const extendedTo = await extendPayable(manager, orderId, shop.settings.payments.orderExpiresSeconds);
  const existingIntent = await intentOfOrder(manager, orderId);
  const intent = existingIntent
    ? await checkedIntent(shop, viewer, existingIntent, orderId)
    : await createIntentWithGatewayOrder(shop, {
        userId: viewer.userId,
        orderId,
        amount: order.finalAmount,
        receipt: order.orderNumber,
      });
  return {
    orderId,
    keyId: shop.razorpay.keyId,
    gatewayOrderId: intent.gatewayOrderId,
    amount: intent.amount,
    currency: intent.currency,
    checkoutScriptUrl: shop.razorpay.checkoutScriptUrl,
    expiresAt: extendedTo ?? order.payableUntil,
  };
};
