import { hmacOf } from "../../src/platform/razorpay/signatures.ts";
import { chargeOf, withoutCustomerFee } from "./charge.ts";
import type { Faults } from "./faults.ts";
import {
  freshId,
  nowInSeconds,
  orderIn,
  type Ledger,
  type StandInOrder,
  type StandInPayment,
} from "./ledger.ts";
import type { WebhookEvent, Webhooks } from "./webhooks.ts";

export type StandIn = {
  keyId: string;
  keySecret: string;
  ledger: Ledger;
  faults: () => Faults;
  webhooks: Webhooks;
};

export type Attempt = {
  outcome: "pay" | "fail";
  method?: string;
  email?: string;
  contact?: string;
  /** Replaces the amount in paise that the customer is charged. */
  amount?: number;
  currency?: string;
};

const snapshot = <Entity extends object>(entity: Entity): Entity => ({ ...entity });

/** Captures an authorised payment and marks its order as paid. Returns the webhook events. */
export const capture = ({ ledger }: StandIn, payment: StandInPayment): WebhookEvent[] => {
  const order = orderIn(ledger, payment.order_id);
  payment.status = "captured";
  payment.captured = true;
  if (order) {
    order.status = "paid";
    order.amount_paid += withoutCustomerFee(payment);
    order.amount_due = payment.offer_id ? 0 : Math.max(0, order.amount - order.amount_paid);
  }
  ledger.save();
  const captured: WebhookEvent = { event: "payment.captured", entities: { payment: snapshot(payment) } };
  if (!order) return [captured];
  return [
    captured,
    { event: "order.paid", entities: { payment: snapshot(payment), order: snapshot(order) } },
  ];
};

/** The bank authorises a payment; it is captured at once, unless the faults or the order say otherwise. */
export const authorize = (standIn: StandIn, payment: StandInPayment): void => {
  payment.status = "authorized";
  standIn.ledger.save();
  const isManual =
    standIn.faults().isCaptureManual || standIn.ledger.manualCapture.includes(payment.order_id);
  const authorized: WebhookEvent = { event: "payment.authorized", entities: { payment: snapshot(payment) } };
  standIn.webhooks.deliverAll([authorized, ...(isManual ? [] : capture(standIn, payment))]);
};

const fail = (standIn: StandIn, payment: StandInPayment): void => {
  payment.status = "failed";
  payment.error_code = "BAD_REQUEST_ERROR";
  payment.error_description = "Your payment was declined by the bank. Try another way to pay.";
  standIn.ledger.save();
  standIn.webhooks.deliverAll([{ event: "payment.failed", entities: { payment: snapshot(payment) } }]);
};

/** Makes a payment attempt. With the fault `lateMs` the payment is authorised later. */
export const pay = (standIn: StandIn, order: StandInOrder, attempt: Attempt): StandInPayment => {
  const charge = chargeOf(order, standIn.faults());
  const payment: StandInPayment = {
    id: freshId("pay"),
    entity: "payment",
    ...charge,
    amount: attempt.amount ?? charge.amount,
    currency: attempt.currency ?? order.currency,
    status: "created",
    order_id: order.id,
    method: attempt.method ?? "upi",
    amount_refunded: 0,
    refund_status: null,
    captured: false,
    email: attempt.email ?? "",
    contact: attempt.contact ?? "",
    error_code: null,
    error_description: null,
    created_at: nowInSeconds(),
  };
  standIn.ledger.payments.push(payment);
  order.attempts += 1;
  if (order.status === "created") order.status = "attempted";
  const { lateMs } = standIn.faults();
  if (attempt.outcome === "fail") fail(standIn, payment);
  else if (lateMs > 0) setTimeout(() => authorize(standIn, payment), lateMs).unref();
  else authorize(standIn, payment);
  standIn.ledger.save();
  return payment;
};

/** The result of a successful checkout for the shop's page. */
export const proofOf = ({ keySecret }: StandIn, payment: StandInPayment) => ({
  razorpay_payment_id: payment.id,
  razorpay_order_id: payment.order_id,
  razorpay_signature: hmacOf(keySecret, `${payment.order_id}|${payment.id}`),
});
