import { cartLines } from "../cart/cart.store.ts";
import { shippingFor, subtotalOf } from "../cart/cart-totals.rules.ts";
import { cashHistoryOf, lastPaymentMethodOf } from "../orders/order-history.store.ts";
import { PaymentMethod } from "../orders/order-payment.rules.ts";
import type { Services } from "../shop/services.ts";
import { exceededCashLimit } from "./order-limits.rules.ts";

/**
 * How the shopper's last order was paid, as a suggestion for the next one; `null` before the first order. Cash is suggested only if
 * the cart can be ordered so: its total without a discount is within the limits of the account.
 */
export const lastPaymentMethod = async (
  { settings, database }: Services,
  userId: string,
): Promise<PaymentMethod | null> => {
  const { manager } = database.source;
  const method = (await lastPaymentMethodOf(manager, userId)) ?? null;
  if (method !== PaymentMethod.COD || !settings.throttles) return method;
  const subtotal = subtotalOf(await cartLines(manager, userId));
  const total = subtotal + shippingFor(subtotal, settings.shop.checkoutShippingFee, settings.shop);
  const history = await cashHistoryOf(manager, userId);
  return exceededCashLimit(history, { total }, settings.orderLimits) ? null : method;
};
