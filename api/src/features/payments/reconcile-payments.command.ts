import { paymentsOnPage, type ListedPayment } from "../../platform/razorpay/razorpay.ts";
import { isUnreachable } from "../../platform/razorpay/razorpay-error.ts";
import type { Shop } from "../shop/shop.ts";
import { confirmPayment } from "./confirm-payment.command.ts";
import { followRefund } from "./follow-refund.command.ts";
import { intentOfGatewayOrder } from "./intent.store.ts";
import { askedFor } from "./payment.rules.ts";
import { ledgerRow } from "./payment.store.ts";
import { isGivenBack, isOwnOrder, wasCaptured, type PaymentOutcome } from "./reconciliation.rules.ts";
import { refundLostPayment } from "./refund-lost-payment.command.ts";

export type ReconciledPayment = { payment: ListedPayment; outcome: PaymentOutcome };

/** All payments of the account from three days before an instant until now: one may be captured long after it began. */
const paymentsSince = async (shop: Shop, since: Date): Promise<ListedPayment[]> => {
  const [from, to] = [new Date(since.getTime() - askedFor), new Date()];
  const payments: ListedPayment[] = [];
  for (;;) {
    const page = await shop.razorpay.paymentsBetween({ from, to, skip: payments.length });
    payments.push(...page);
    if (page.length < paymentsOnPage) return payments;
  }
};

const settleLost = async (
  shop: Shop,
  payment: ListedPayment & { gatewayOrderId: string },
): Promise<PaymentOutcome> => {
  const { publicUrl } = shop.settings;
  if (!isOwnOrder(await shop.razorpay.marksOf(payment.gatewayOrderId), publicUrl)) return "not ours";
  if (isGivenBack(payment)) return "given back";
  await refundLostPayment(shop, payment);
  return "refund due";
};

const settle = async (shop: Shop, payment: ListedPayment): Promise<PaymentOutcome> => {
  const { manager } = shop.database.source;
  const row = await ledgerRow(manager, payment.id);
  if (row)
    return row.status === "captured" && isGivenBack(payment) ? followRefund(shop, row.intentId) : "known";
  const { gatewayOrderId } = payment;
  if (!gatewayOrderId) return "not ours";
  const intent = await intentOfGatewayOrder(manager, gatewayOrderId);
  if (!intent?.userId) return settleLost(shop, { ...payment, gatewayOrderId });
  await confirmPayment(shop, intent.id);
  return (await ledgerRow(manager, payment.id)) ? "booked" : "given back";
};

/** One payment that cannot be settled does not keep the others from it. */
const trySettle = async (shop: Shop, payment: ListedPayment): Promise<PaymentOutcome> => {
  try {
    return await settle(shop, payment);
  } catch (error) {
    if (isUnreachable(error)) throw error;
    shop.log.error({ err: error, gatewayPaymentId: payment.id }, "a payment could not be reconciled");
    return "failed";
  }
};

/**
 * After an older backup was restored: every payment that Razorpay has captured since then ends as one order, or is
 * given back in full. Run again, it changes nothing more. Payments of other shops on the account are left alone. Fails
 * with a `RazorpayError` when Razorpay does not answer; what was done until then stays done.
 */
export const reconcilePayments = async (shop: Shop, since: Date): Promise<ReconciledPayment[]> => {
  const reconciled: ReconciledPayment[] = [];
  for (const payment of (await paymentsSince(shop, since)).filter(wasCaptured)) {
    const outcome = await trySettle(shop, payment);
    if (outcome !== "known" && outcome !== "not ours")
      shop.log.warn({ gatewayPaymentId: payment.id, outcome }, "a payment was reconciled after a restore");
    reconciled.push({ payment, outcome });
  }
  return reconciled;
};
