import type { Paise } from "../../platform/money.ts";

/** What was written on an order at Razorpay when it was made. */
type OrderMarks = { receipt: string | null; notes: Record<string, string> };

/** What the shop writes on each of its orders at Razorpay, where other shops may share the account. */
export const shopMark = (publicUrl: string): { shop: string } => ({ shop: new URL(publicUrl).host });

/** Receipts of orders from before the mark: an order number, or that of a payment made beforehand. */
const ownReceipt = /^(?:SJ\d+|pay-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** Whether an order at Razorpay is this shop's: by its mark, and without one by the form of its receipt. */
export const isOwnGatewayOrder = ({ receipt, notes }: OrderMarks, publicUrl: string): boolean =>
  notes["shop"] === undefined ? ownReceipt.test(receipt ?? "") : notes["shop"] === shopMark(publicUrl).shop;

/** Razorpay's own address, which stands where the payer gave none. */
const placeholderAddress = "void@razorpay.com";

export const payerEmail = (email: string): string | null =>
  email === "" || email.toLowerCase() === placeholderAddress ? null : email;

/** Whether money came, be it given back since. */
export const wasCaptured = ({ status }: { status: string }): boolean =>
  status === "captured" || status === "refunded";

/** Whether nothing of a payment is left with the shop. */
export const isFullyRefunded = ({ amount, refunded }: { amount: Paise; refunded: Paise }): boolean =>
  refunded >= amount;

/** What the reconciliation found, or did, of a captured payment. */
export type PaymentOutcome =
  /** It is in the ledger. */
  | "known"
  /** It was entered into the ledger: its order is paid, or its refund is due, as the rules say. */
  | "booked"
  /** The shop has lost its order: its refund is due. */
  | "refund due"
  /** It is not in the ledger, and Razorpay has given it back in full. */
  | "given back"
  /** It paid an order, and Razorpay has given it back in full since: the order is cancelled. */
  | "order cancelled"
  /** The same, and the order is on its way or delivered: an admin decides. */
  | "given back, order not cancelled"
  /** Something went wrong, and the log says what; the next run tries again. */
  | "failed"
  /** Another shop on the same account has made it. */
  | "not ours";
