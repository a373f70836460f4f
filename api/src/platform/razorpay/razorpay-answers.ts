import { z } from "zod";

/*
 * The answers of Razorpay's API, as far as the shop reads them. Unknown fields are ignored. Amounts are in paise; the API
 * documents them as integers, and its SDK types them as number or text.
 */

/** `Paise` */
export const amount = z.union([z.number(), z.string()]).transform(Number).pipe(z.number().int());

export const orderAnswer = z
  .object({
    id: z.string(),
    amount,
    amount_paid: amount.nullish(),
    currency: z.string(),
    status: z.string().nullish(),
  })
  .transform(({ amount_paid, status, ...order }) => ({
    ...order,
    /** What was paid of the amount, without a fee that the customer bears. */
    amountPaid: amount_paid ?? 0,
    /** `created`, `attempted` or `paid`. */
    status: status ?? "",
  }));

/** Receipt and notes that the shop gave an order. Razorpay sends an empty list where an order has no notes. */
export const receiptAndNotesAnswer = z
  .object({
    receipt: z.string().nullish(),
    notes: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]).nullish(),
  })
  .transform(({ receipt, notes }) => ({
    receipt: receipt ?? null,
    notes: Object.fromEntries(
      Object.entries(Array.isArray(notes) ? {} : (notes ?? {})).map(([name, value]) => [name, String(value)]),
    ),
  }));

const paymentFields = z.object({
  id: z.string(),
  order_id: z.string().nullish(),
  amount,
  currency: z.string(),
  /** A status that the API adds later counts as `created`: neither paid nor refunded. */
  status: z.enum(["created", "authorized", "captured", "refunded", "failed"]).catch("created"),
  /** Card, UPI, netbanking ... */
  method: z.string().nullish(),
  amount_refunded: amount.nullish(),
  // Not in every answer, and not all documented: another form counts as unknown.
  fee: amount.nullish().catch(null),
  fee_bearer: z.string().nullish().catch(null),
  offer_id: z.string().nullish().catch(null),
  email: z.string().nullish(),
  contact: z.union([z.string(), z.number()]).nullish(),
  created_at: z.number(),
});

const paymentOf = (answer: z.output<typeof paymentFields>) => ({
  id: answer.id,
  gatewayOrderId: answer.order_id ?? null,
  amount: answer.amount,
  currency: answer.currency,
  status: answer.status,
  method: answer.method ?? "",
  /** The refunded part of the amount. */
  refunded: answer.amount_refunded ?? 0,
  /** Razorpay's fee with its GST; `null` while it is unknown. */
  fee: answer.fee ?? null,
  /** Who pays the fee: `platform` (the shop) or `customer`, then the amount contains it; `null` if Razorpay does not say. */
  feeBearer: answer.fee_bearer ?? null,
  /** The offer of Razorpay that made the amount smaller; `null` without one. */
  offerId: answer.offer_id ?? null,
});

export const paymentAnswer = paymentFields.transform(paymentOf);

/** A payment of the whole account with the payer's contact data, empty where Razorpay has none. */
const listedPaymentAnswer = paymentFields.transform((answer) => ({
  ...paymentOf(answer),
  email: answer.email ?? "",
  contact: String(answer.contact ?? ""),
}));

export const listedPaymentsAnswer = z.object({ items: z.array(listedPaymentAnswer) });

/** The payments of one order, oldest first. Razorpay lists the newest first; `created_at` has whole seconds. */
export const orderPaymentsAnswer = z.object({ items: z.array(paymentFields) }).transform(({ items }) =>
  items
    .toReversed()
    .sort((one, other) => one.created_at - other.created_at)
    .map(paymentOf),
);

export const refundAnswer = z.object({ id: z.string(), status: z.string() });

/** The refunds of one payment. `created_at` has whole seconds. */
export const listedRefundsAnswer = z
  .object({ items: z.array(refundAnswer.extend({ amount, created_at: z.number() })) })
  .transform(({ items }) =>
    items.map(({ created_at, ...refund }) => ({ ...refund, createdAt: new Date(created_at * 1000) })),
  );

export type GatewayOrder = z.output<typeof orderAnswer>;
export type ReceiptAndNotes = z.output<typeof receiptAndNotesAnswer>;
export type GatewayPayment = z.output<typeof paymentAnswer>;
export type ListedRefund = z.output<typeof listedRefundsAnswer>[number];
export type ListedPayment = z.output<typeof listedPaymentAnswer>;
