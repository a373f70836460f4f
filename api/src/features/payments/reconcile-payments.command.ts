import { paymentsOnPage, type ListedPayment } from "../../platform/razorpay/razorpay.ts";
import { isUnreachable } from "../../platform/razorpay/razorpay-error.ts";
import type { Shop } from "../shop/shop.ts";
import { confirmPayment } from "./confirm-payment.command.ts";
import { applyExternalRefund } from "./apply-external-refund.command.ts";
import { intentOfGatewayOrder } from "./payment-intent.store.ts";
import { askRazorpayForMs } from "./payment.rules.ts";
import { ledgerRow } from "./payment.store.ts";
import {
  isFullyRefunded,
  isOwnGatewayOrder,
  wasCaptured,
  type PaymentOutcome,
} from "./reconciliation.rules.ts";
import { refundLostPayment } from "./refund-lost-payment.command.ts";

export type ReconciledPayment = { payment: ListedPayment; outcome: PaymentOutcome };

/** All payments of the account since three days before `since`: a payment may be captured long after it was created. */
const paymentsSince = async (shop: Shop, since: Date): Promise<ListedPayment[]> => {
  const [from, to] = [new Date(since.getTime() - askRazorpayForMs), new Date()];
  const payments: ListedPayment[] = [];
  for (;;) {
    const page = await shop.razorpay.paymentsBetween({ from, to, skip: payments.length });
    payments.push(...page);
    if (page.length < paymentsOnPage) return payments;
  }
};

const reconcileLost = async (
  shop: Shop,
  payment: ListedPayment & { gatewayOrderId: string },
): Promise<PaymentOutcome> => {
  const { publicUrl } = shop.settings;
  if (!isOwnGatewayOrder(await shop.razorpay.marksOf(payment.gatewayOrderId), publicUrl)) return "ignored";
  if (isFullyRefunded(payment)) return "refunded";
  await refundLostPayment(shop, payment);
  return "refund due";
};

const reconcile = async (shop: Shop, payment: ListedPayment): Promise<PaymentOutcome> => {
  const { manager } = shop.database.source;
  const row = await ledgerRow(manager, payment.id);
  if (row)
    return row.status === "captured" && isFullyRefunded(payment)
      ? applyExternalRefund(shop, row.intentId)
      : "duplicate";
  const { gatewayOrderId } = payment;
  if (!gatewayOrderId) return "ignored";
  const intent = await intentOfGatewayOrder(manager, gatewayOrderId);
  if (!intent?.userId) return reconcileLost(shop, { ...payment, gatewayOrderId });
  await confirmPayment(shop, intent.id);
  return (await ledgerRow(manager, payment.id)) ? "accepted" : "refunded";
};

/** Logs the error of one payment, so that the others are still reconciled. Throws if Razorpay does not answer. */
const tryReconcile = async (shop: Shop, payment: ListedPayment): Promise<PaymentOutcome> => {
  try {
    return await reconcile(shop, payment);
  } catch (error) {
    if (isUnreachable(error)) throw error;
    shop.log.error({ err: error, gatewayPaymentId: payment.id }, "a payment could not be reconciled");
    return "failed";
  }
};

/**
 * Reconciles the ledger with Razorpay after an older backup was restored. Every payment captured since then pays one
 * order or is refunded in full. A second run changes nothing more. Payments of other shops on the account are ignored.
 * Throws `RazorpayError` if Razorpay does not answer; payments reconciled before that stay so.
 */
export const reconcilePayments = async (shop: Shop, since: Date): Promise<ReconciledPayment[]> => {
  const reconciled: ReconciledPayment[] = [];
  for (const payment of (await paymentsSince(shop, since)).filter(wasCaptured)) {
    const outcome = await tryReconcile(shop, payment);
    if (outcome !== "duplicate" && outcome !== "ignored")
      shop.log.warn({ gatewayPaymentId: payment.id, outcome }, "a payment was reconciled after a restore");
    reconciled.push({ payment, outcome });
  }
  return reconciled;
};
