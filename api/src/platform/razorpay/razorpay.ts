import type { Orders } from "razorpay/dist/types/orders.js";
import type { Paise } from "../money.ts";
import { circuitBreaker } from "./circuit-breaker.ts";
import {
  listedPaymentsAnswer,
  listedRefundsAnswer,
  orderAnswer,
  receiptAndNotesAnswer,
  orderPaymentsAnswer,
  paymentAnswer,
  refundAnswer,
  type GatewayOrder,
  type GatewayPayment,
  type ListedPayment,
  type ListedRefund,
  type ReceiptAndNotes,
} from "./razorpay-answers.ts";
import { razorpayClient, type RazorpayClient } from "./razorpay-client.ts";
import { disputeAnswer, reportAnswer, type GatewayDispute, type ReportItem } from "./razorpay-reports.ts";
import type { RazorpaySettings } from "./razorpay-settings.ts";
import { isPaymentSignature, isWebhookSignature, type PaymentProof } from "./signatures.ts";

export type {
  GatewayOrder,
  GatewayPayment,
  ListedPayment,
  ListedRefund,
  ReceiptAndNotes,
} from "./razorpay-answers.ts";
export type { GatewayDispute, ReportItem } from "./razorpay-reports.ts";

/** Minutes within which Razorpay captures an authorized payment by itself. The shop captures later ones. */
const automaticCaptureMinutes = 12;

/** Minutes after which Razorpay refunds a payment that was authorized and never captured. */
const manualCaptureMinutes = 1440;

/** Payments on one page of a list: the maximum of Razorpay's API. */
export const paymentsOnPage = 100;

/** Most refunds of one payment that are read: the maximum of Razorpay's API. */
const refundsOnPage = 100;

/** Items on one page of the reconciliation report: the maximum of Razorpay's API. */
export const itemsOnPage = 1000;

export type OrderRequest = {
  amount: Paise;
  currency: string;
  receipt: string;
  notes?: Record<string, string>;
};

export type RefundRequest = {
  gatewayPaymentId: string;
  amount: Paise;
  /** At least 10 letters, digits and hyphens; one for each refund that the shop owes. */
  idempotencyKey: string;
};

/** The calls of the shop to Razorpay. Each ends within 3 s, and throws `RazorpayError` if it fails. */
export type Razorpay = {
  /** The public half of the key: the checkout script needs it. */
  keyId: string;
  checkoutScriptUrl: string;
  createOrder: (order: OrderRequest) => Promise<GatewayOrder>;
  orderById: (gatewayOrderId: string) => Promise<GatewayOrder>;
  /** The receipt and the notes that the shop gave an order when it created it. */
  receiptAndNotesOf: (gatewayOrderId: string) => Promise<ReceiptAndNotes>;
  /** One page of all payments of the account that began within a time, in any status; the newest first. */
  paymentsBetween: (page: { from: Date; to: Date; skip: number }) => Promise<ListedPayment[]>;
  /** All payments of an order, failed ones too, oldest first. */
  paymentsOf: (gatewayOrderId: string) => Promise<GatewayPayment[]>;
  capture: (payment: GatewayPayment) => Promise<GatewayPayment>;
  /** Refunds a payment. Calls with the same key refund once. */
  refund: (refund: RefundRequest) => Promise<{ id: string; status: string }>;
  /** The status of a refund: `pending`, `processed` or `failed`. */
  refundById: (gatewayRefundId: string) => Promise<{ status: string }>;
  /** The refunds of a payment in any status, failed ones too, newest first. */
  refundsOf: (gatewayPaymentId: string) => Promise<ListedRefund[]>;
  payment: (gatewayPaymentId: string) => Promise<GatewayPayment>;
  dispute: (gatewayDisputeId: string) => Promise<GatewayDispute>;
  /** One page of the report of a day in India, YYYY-MM-DD: what was settled on it. */
  settledOn: (page: { day: string; skip: number }) => Promise<ReportItem[]>;
  isPaymentSignature: (proof: PaymentProof) => boolean;
  isWebhookSignature: (body: Buffer, signature: string) => boolean;
  /** Sets the URL of the stand-in of this process, which is known once the server listens. */
  setStandInUrl: (url: string) => void;
};

const inSeconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);

const orderBody = ({
  amount,
  currency,
  receipt,
  notes = {},
}: OrderRequest): Orders.RazorpayOrderCreateRequestBody => ({
  amount,
  currency,
  receipt,
  notes,
  payment: {
    capture: "automatic",
    capture_options: {
      automatic_expiry_period: automaticCaptureMinutes,
      manual_expiry_period: manualCaptureMinutes,
      refund_speed: "normal",
    },
  },
});

/** Razorpay's API as the shop uses it, behind a circuit breaker. */
export const razorpay = (settings: RazorpaySettings): Razorpay => {
  const { keyId, keySecret, webhookSecrets } = settings;
  let { apiUrl } = settings;
  const breaker = circuitBreaker();
  const client = razorpayClient(settings, () => apiUrl);
  const call: RazorpayClient = (request, options) => breaker(() => client(request, options));
  const inPath = encodeURIComponent;
  return {
    keyId,
    checkoutScriptUrl: settings.checkoutScriptUrl,
    createOrder: (order) => call((sdk) => sdk.orders.create(orderBody(order)), { answer: orderAnswer }),
    orderById: (id) => call((sdk) => sdk.orders.fetch(inPath(id)), { answer: orderAnswer }),
    receiptAndNotesOf: (id) => call((sdk) => sdk.orders.fetch(inPath(id)), { answer: receiptAndNotesAnswer }),
    paymentsBetween: async ({ from, to, skip }) => {
      const page = { from: inSeconds(from), to: inSeconds(to), count: paymentsOnPage, skip };
      return (await call((sdk) => sdk.payments.all(page), { answer: listedPaymentsAnswer })).items;
    },
    paymentsOf: (id) => call((sdk) => sdk.orders.fetchPayments(inPath(id)), { answer: orderPaymentsAnswer }),
    payment: (id) => call((sdk) => sdk.payments.fetch(inPath(id)), { answer: paymentAnswer }),
    dispute: (id) => call((sdk) => sdk.disputes.fetch(inPath(id)), { answer: disputeAnswer }),
    settledOn: async ({ day, skip }) => {
      const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
      const page = { year, month, day: date, count: itemsOnPage, skip };
      return (await call((sdk) => sdk.settlements.reports(page), { answer: reportAnswer })).items;
    },
    capture: ({ id, amount, currency }) =>
      call((sdk) => sdk.payments.capture(inPath(id), amount, currency), { answer: paymentAnswer }),
    // A refund whose answer was lost is requested again: Razorpay demands the same key and the same body.
    refund: ({ gatewayPaymentId, amount, idempotencyKey }) =>
      call((sdk) => sdk.payments.refund(inPath(gatewayPaymentId), { amount, speed: "normal" }), {
        answer: refundAnswer,
        headers: { "x-refund-idempotency": idempotencyKey },
      }),
    refundById: (id) => call((sdk) => sdk.refunds.fetch(inPath(id)), { answer: refundAnswer }),
    refundsOf: (id) =>
      call((sdk) => sdk.payments.fetchMultipleRefund(inPath(id), { count: refundsOnPage }), {
        answer: listedRefundsAnswer,
      }),
    isPaymentSignature: (proof) => isPaymentSignature(keySecret, proof),
    isWebhookSignature: (body, signature) => isWebhookSignature(webhookSecrets, body, signature),
    setStandInUrl: (url) => {
      apiUrl = url;
    },
  };
};
