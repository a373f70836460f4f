import { isId } from "../../platform/ids.ts";
import { requireConfirmation } from "../accounts/sessions/require-confirmation.ts";
import { PaymentStatus } from "../orders/order-payment.rules.ts";
import { findOrder } from "../orders/order.store.ts";
import type { Context } from "../shop/context.ts";

/**
 * Asks for the password or passkey again before a change that gives back the money of a paid order. Without it nothing is read or
 * asked for an unpaid order, nor of a program that may change orders.
 */
export const confirmRefund = async (context: Context, orderId: string): Promise<void> => {
  const { viewer, isRest, services } = context;
  if (viewer?.isConfirmed || viewer?.apiKey || isRest || !isId(orderId)) return;
  const order = await findOrder(services.database.source.manager, { id: orderId });
  if (order?.paymentDetails.paymentStatus === PaymentStatus.COMPLETED) requireConfirmation(context);
};
