import type { Paise } from "../../platform/money.ts";
import { refundableAmount, type ChargedPayment } from "./customer-fee.rules.ts";

/** Receipt and notes of an order at Razorpay. */
type ReceiptAndNotes = { receipt: string | null; notes: Record<string, string> };

/** The note on each order at Razorpay: other shops may share the account. */
export const shopMark = (publicUrl: string): { shop: string } => ({ shop: new URL(publicUrl).host });

/** Receipts of older orders without the note: an order number, or the one of a payment before placing. */
const ownReceipt = /^(?:SJ\d+|pay-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** Whether an order at Razorpay belongs to this shop: by its note, or without a note by the form of its receipt. */
export const isOwnGatewayOrder = ({ receipt, notes }: ReceiptAndNotes, publicUrl: string): boolean =>
  notes["shop"] === undefined ? ownReceipt.test(receipt ?? "") : notes["shop"] === shopMark(publicUrl).shop;

/** Razorpay's value if the payer gave no address. */
const placeholderAddress = "void@razorpay.com";

/** The payer's address; `null` if unknown. */
export const payerEmail = (email: string): string | null =>
  email === "" || email.toLowerCase() === placeholderAddress ? null : email;

/** Whether a payment was captured; it may be refunded since. */
export const wasCaptured = ({ status }: { status: string }): boolean =>
  status === "captured" || status === "refunded";

/** Whether all of a payment that can be refunded is refunded. */
export const isFullyRefunded = (payment: ChargedPayment & { refunded: Paise }): boolean =>
  payment.refunded >= refundableAmount(payment);

/** What the reconciliation found or did for a captured payment. */
export type PaymentOutcome =
  /** It is in the ledger. */
  | "duplicate"
  /** It was entered into the ledger: its order is paid, or its refund is due. */
  | "accepted"
  /** The shop has lost its order: its refund is due. */
  | "refund due"
  /** It is not in the ledger, and is fully refunded at Razorpay. */
  | "refunded"
  /** It paid an order and is fully refunded at Razorpay since: the order is cancelled. */
  | "order cancelled"
  /** The same, but the order is shipped or delivered: an admin decides. */
  | "refunded, order not cancelled"
  /** An error, which is logged. The next run tries again. */
  | "failed"
  /** It belongs to another shop on the same account. */
  | "ignored";
