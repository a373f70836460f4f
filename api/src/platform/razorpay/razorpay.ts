import Client from "razorpay";
import type { RazorpaySettings } from "./razorpay-settings.ts";
import type { Paise } from "../money.ts";
import { circuit } from "./circuit.ts";
import { askForRefund, type RefundAsked } from "./refund-call.ts";
import { troubleOf } from "./razorpay-trouble.ts";
import { isPaymentSignature, isWebhookSignature, type PaymentProof } from "./signatures.ts";

/** Longest wait for an answer, in milliseconds: the shop's own answer may need two calls and has 9 s. */
export const longestCall = 3000;

/** Minutes within which Razorpay captures by itself what was authorised; the shop captures what comes later. */
const captureWithin = 12;

/** Minutes after which Razorpay gives back what was authorised and never captured. */
const authorizedLasts = 1440;

export type GatewayPayment = {
  id: string;
  gatewayOrderId: string | null;
  amount: Paise;
  currency: string;
  status: "created" | "authorized" | "captured" | "refunded" | "failed";
  /** Card, UPI, netbanking ... */
  method: string;
  /** What of it has been given back. */
  refunded: Paise;
};

export type GatewayOrder = { id: string; amount: Paise; currency: string };

/** A payment of the whole account, with what Razorpay knows of the payer; empty where it knows nothing. */
export type ListedPayment = GatewayPayment & { email: string; contact: string };

/** What the shop wrote on an order at Razorpay when it made it. */
export type OrderMarks = { receipt: string | null; notes: Record<string, string> };

/** Payments on one page of a list: the most that Razorpay gives at once. */
export const paymentsOnPage = 100;

/** What the shop asks of Razorpay. Every call ends within 3 s, and fails with a `RazorpayTrouble`. */
export type Razorpay = {
  /** The public half of the key: the checkout script needs it. */
  keyId: string;
  checkoutScriptUrl: string;
  createOrder: (order: {
    amount: Paise;
    currency: string;
    receipt: string;
    notes?: Record<string, string>;
  }) => Promise<GatewayOrder>;
  marksOf: (gatewayOrderId: string) => Promise<OrderMarks>;
  /** One page of all payments of the account that were begun in a time, whatever became of them; the newest first. */
  paymentsBetween: (page: { from: Date; to: Date; skip: number }) => Promise<ListedPayment[]>;
  /** All that was tried on an order, oldest first. */
  paymentsOf: (gatewayOrderId: string) => Promise<GatewayPayment[]>;
  capture: (payment: GatewayPayment) => Promise<GatewayPayment>;
  /** Gives money back. The same key never gives back twice. */
  refund: (refund: RefundAsked) => Promise<{ id: string; status: string }>;
  /** What became of a refund: `pending`, `processed` or `failed`. */
  refundById: (gatewayRefundId: string) => Promise<{ status: string }>;
  payment: (gatewayPaymentId: string) => Promise<GatewayPayment>;
  isPaymentSignature: (proof: PaymentProof) => boolean;
  isWebhookSignature: (body: Buffer, signature: string) => boolean;
  /** Where the stand-in of this very process listens, known when it does. */
  standInIsAt: (url: string) => void;
};

type Answered = {
  id: string;
  order_id?: string | null;
  amount: number | string;
  currency: string;
  status: GatewayPayment["status"];
  method: string;
  amount_refunded?: number | null;
  email?: string | null;
  contact?: string | number | null;
  created_at: number;
};

const paymentOf = (answer: Answered): GatewayPayment => ({
  id: answer.id,
  gatewayOrderId: answer.order_id ?? null,
  amount: Number(answer.amount),
  currency: answer.currency,
  status: answer.status,
  method: answer.method,
  refunded: answer.amount_refunded ?? 0,
});

const inSeconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);

/** Razorpay behind one file: its client, with the base URL, the time limit and the errors that it lacks. */
export const razorpay = (settings: RazorpaySettings): Razorpay => {
  const { keyId, keySecret, webhookSecrets } = settings;
  const client = new Client({ key_id: keyId, key_secret: keySecret });
  const http = (client as unknown as { api: { rq: { defaults: { baseURL: string; timeout: number } } } }).api
    .rq;
  http.defaults.baseURL = settings.apiUrl;
  http.defaults.timeout = longestCall;
  const through = circuit();
  const call = <Result>(ask: () => Promise<Result>): Promise<Result> =>
    through(() =>
      ask().catch((error: unknown) => {
        throw troubleOf(error);
      }),
    );
  return {
    keyId,
    checkoutScriptUrl: settings.checkoutScriptUrl,
    createOrder: ({ amount, currency, receipt, notes = {} }) =>
      call(async () => {
        const order = await client.orders.create({
          amount,
          currency,
          receipt,
          notes,
          payment: {
            capture: "automatic",
            capture_options: {
              automatic_expiry_period: captureWithin,
              manual_expiry_period: authorizedLasts,
              refund_speed: "normal",
            },
          },
        });
        return { id: order.id, amount: Number(order.amount), currency: order.currency };
      }),
    marksOf: (id) =>
      call(async () => {
        const { receipt, notes } = await client.orders.fetch(id);
        // Razorpay writes an empty list where there are no notes.
        const written = typeof notes === "object" && !Array.isArray(notes) ? Object.entries(notes) : [];
        return {
          receipt: receipt ?? null,
          notes: Object.fromEntries(written.map(([key, value]) => [key, String(value)])),
        };
      }),
    paymentsBetween: ({ from, to, skip }) =>
      call(async () => {
        const page = { from: inSeconds(from), to: inSeconds(to), count: paymentsOnPage, skip };
        const { items } = await client.payments.all(page);
        return (items as unknown as Answered[]).map((answer) => ({
          ...paymentOf(answer),
          email: answer.email ?? "",
          contact: String(answer.contact ?? ""),
        }));
      }),
    paymentsOf: (gatewayOrderId) =>
      call(async () => {
        const { items } = await client.orders.fetchPayments(gatewayOrderId);
        const newestFirst = items as unknown as Answered[];
        const oldestFirst = newestFirst.reverse();
        return oldestFirst.sort((one, other) => one.created_at - other.created_at).map(paymentOf);
      }),
    payment: (id) => call(async () => paymentOf((await client.payments.fetch(id)) as unknown as Answered)),
    capture: ({ id, amount, currency }) =>
      call(async () =>
        paymentOf((await client.payments.capture(id, amount, currency)) as unknown as Answered),
      ),
    refund: (refund) =>
      call(() => askForRefund({ keyId, keySecret, apiUrl: http.defaults.baseURL, longestCall }, refund)),
    refundById: (id) => call(async () => ({ status: (await client.refunds.fetch(id)).status })),
    isPaymentSignature: (proof) => isPaymentSignature(keySecret, proof),
    isWebhookSignature: (body, signature) => isWebhookSignature(webhookSecrets, body, signature),
    standInIsAt: (url) => {
      http.defaults.baseURL = url;
    },
  };
};
