import { paymentsOnPage, type ListedPayment } from "../../platform/razorpay/razorpay.ts";
import { isUnreachable } from "../../platform/razorpay/razorpay-error.ts";
import type { Services } from "../shop/services.ts";
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
const paymentsSince = async (services: Services, since: Date): Promise<ListedPayment[]> => {
  const [from, to] = [new Date(since.getTime() - askRazorpayForMs), new Date()];
  const payments: ListedPayment[] = [];
  for (;;) {
    const page = await services.razorpay.paymentsBetween({ from, to, skip: payments.length });
    payments.push(...page);
    if (page.length < paymentsOnPage) return payments;
  }
};

const reconcileLost = async (
  services: Services,
  payment: ListedPayment & { gatewayOrderId: string },
): Promise<PaymentOutcome> => {
  const { publicUrl } = services.settings;
  if (!isOwnGatewayOrder(await services.razorpay.receiptAndNotesOf(payment.gatewayOrderId), publicUrl))
    return "ignored";
  if (isFullyRefunded(payment)) return "refunded";
  await refundLostPayment(services, payment);
  return "refund due";
};

const reconcile = async (services: Services, payment: ListedPayment): Promise<PaymentOutcome> => {
  const { manager } = services.database.source;
  const row = await ledgerRow(manager, payment.id);
  if (row)
    return row.status === "captured" && isFullyRefunded(payment)
      ? applyExternalRefund(services, row.intentId)
      : "duplicate";
  const { gatewayOrderId } = payment;
  if (!gatewayOrderId) return "ignored";
  const intent = await intentOfGatewayOrder(manager, gatewayOrderId);
  if (!intent?.userId) return reconcileLost(services, { ...payment, gatewayOrderId });
  await confirmPayment(services, intent.id);
  return (await ledgerRow(manager, payment.id)) ? "accepted" : "refunded";
};

/** Logs the error of one payment, so that the others are still reconciled. Throws if Razorpay does not answer. */
const tryReconcile = async (services: Services, payment: ListedPayment): Promise<PaymentOutcome> => {
  try {
    return await reconcile(services, payment);
  } catch (error) {
    if (isUnreachable(error)) throw error;
    services.log.error({ err: error, gatewayPaymentId: payment.id }, "a payment could not be reconciled");
    return "failed";
  }
};

/**
 * Reconciles the ledger with Razorpay after an older backup was restored. Every payment captured since then pays one
 * order or is refunded in full. A second run changes nothing more. Payments of other shops on the account are ignored.
 * Throws `RazorpayError` if Razorpay does not answer; payments reconciled before that stay so.
 */
export const reconcilePayments = async (services: Services, since: Date): Promise<ReconciledPayment[]> => {
  const reconciled: ReconciledPayment[] = [];
  for (const payment of (await paymentsSince(services, since)).filter(wasCaptured)) {
    const outcome = await tryReconcile(services, payment);
    if (outcome !== "duplicate" && outcome !== "ignored")
      services.log.warn(
        { gatewayPaymentId: payment.id, outcome },
        "a payment was reconciled after a restore",
      );
    reconciled.push({ payment, outcome });
  }
  return reconciled;
};
