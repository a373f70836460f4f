import { extendPayable } from "../orders/order-write.store.ts";
import { PaymentStatus } from "../orders/payment.rules.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { asId } from "../../platform/ids.ts";
import type { Viewer } from "../../platform/viewer.ts";
import type { Shop } from "../shop/shop.ts";
import { confirmPayment } from "./confirm-payment.command.ts";
import { intentOfOrder, orderToPay, type Intent, type OrderToPay } from "./intent.store.ts";
import { makeIntent, setupFailed } from "./make-intent.command.ts";
import { isPayable } from "./payment.rules.ts";
import { ledgerOf } from "./payment.store.ts";

type Payable = OrderToPay & { payableUntil: Date };

const payableOrder = async (shop: Shop, viewer: Viewer, orderId: string): Promise<Payable> => {
  const of = { userId: viewer.userId, orderId };
  const order = (await orderToPay(shop.database.source.manager, of)) ?? refuse("ORDER_NOT_FOUND");
  if (order.paymentStatus === PaymentStatus.COMPLETED) refuse("ORDER_PAID");
  const { payableUntil } = order;
  return payableUntil && isPayable(order, new Date())
    ? { ...order, payableUntil }
    : refuse("ORDER_NOT_PAYABLE");
};

/** An intent that was there before may have been paid from another tab: Razorpay knows. */
const unpaidIntent = async (shop: Shop, viewer: Viewer, intent: Intent, orderId: string): Promise<Intent> => {
  await confirmPayment(shop, intent.id).catch((error: unknown) => setupFailed(shop, error));
  await payableOrder(shop, viewer, orderId);
  const ledger = await ledgerOf(shop.database.source.manager, intent.id);
  return ledger.length === 0 ? intent : refuse("ORDER_NOT_PAYABLE");
};

/**
 * What the checkout script needs to let her pay one of her orders: the same order at Razorpay from every tab and
 * after every failure, so that it can be paid once. The first call gives the order its full time to be paid. Refuses an order that is paid, over, or not to be paid online.
 */
export const startPayment = async (shop: Shop, viewer: Viewer, wantedId: string) => {
  const orderId = asId(wantedId, "orderId");
  await shop.throttles.count({ payByAccount: viewer.userId });
  const order = await payableOrder(shop, viewer, orderId);
  const { manager } = shop.database.source;
  const extendedTo = await extendPayable(manager, orderId, shop.settings.payments.orderExpiresSeconds);
  const known = await intentOfOrder(manager, orderId);
  const intent = known
    ? await unpaidIntent(shop, viewer, known, orderId)
    : await makeIntent(shop, {
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
