import type { BookDifferenceKind, GstFile, SeriesRowKind } from "../../graphql/generated.ts";

export const sectionTexts: Record<Exclude<GstFile, "JSON" | "DOCUMENTS">, { title: string; hint: string }> = {
  B2CS: { title: "B2C small", hint: "Table 7: sales by state and rate, less credit notes" },
  B2CL: { title: "B2C large", hint: "Table 5: invoices above ₹1,00,000 to other states" },
  CDNUR: { title: "Credit notes (unregistered)", hint: "Table 9B: credit notes of B2C large invoices" },
  HSN: { title: "HSN summary", hint: "Table 12: sales to consumers by code, less credit notes" },
};

export const seriesNames: Record<string, string> = {
  "Invoices for outward supply": "Invoices",
  "Credit Note": "Credit notes",
};

export const rowTexts: Record<SeriesRowKind, string> = {
  ISSUED: "Issued",
  MISSING:
    "Gap: this shop has no such documents. Numbers are skipped when an older backup is restored, so customers may have them.",
  OTHER_GSTIN: "Not in this return: issued under another GSTIN, or without one.",
};

type DifferenceTexts = {
  title: string;
  /** What it means and what to do. */
  hint: string;
  /** The titles of the two amounts. */
  amount: string;
  otherAmount?: string;
};

/** The differences in the order of the page. */
export const differenceTexts: Record<BookDifferenceKind, DifferenceTexts> = {
  ORDER_WITHOUT_INVOICE: {
    title: "Orders without an invoice",
    hint: "Confirmed more than an hour ago. Open the order and print its invoice: that issues it.",
    amount: "Order",
  },
  INVOICE_WITHOUT_PAYMENT: {
    title: "Invoices without a payment",
    hint: "Nothing was paid, and no credit note covers the full invoice.",
    amount: "Unpaid",
  },
  INVOICE_AMOUNT: {
    title: "Invoices with a different amount",
    hint: "The invoice and its order differ. Ask your accountant before you correct anything.",
    amount: "Invoice",
    otherAmount: "Order",
  },
  OTHER_GSTIN: {
    title: "Not in this return",
    hint: "Issued under a GSTIN other than today's, or without one.",
    amount: "Document",
  },
  PAYMENT_WITHOUT_INVOICE: {
    title: "Payments without an invoice",
    hint: "Received more than an hour ago and not refunded.",
    amount: "Payment",
  },
  CREDIT_WITHOUT_NOTE: {
    title: "Refunds without a credit note",
    hint: "The order was credited, and its credit note has been missing for more than an hour.",
    amount: "Credit",
  },
  REFUND_DUE: {
    title: "Refunds not paid yet",
    hint: "The credit is recorded, but the money is still with you.",
    amount: "Refund",
  },
  CASH_OWED: {
    title: "Cash owed by couriers",
    hint: "Delivered, but no cash is recorded.",
    amount: "Owed",
  },
  CASH_AMOUNT: {
    title: "Cash with a different amount",
    hint: "The courier handed over more or less than was due, beyond the rounding to whole rupees.",
    amount: "Collected",
    otherAmount: "To collect",
  },
  CASH_ON_THE_WAY: {
    title: "Cash orders on their way",
    hint: "Invoiced and not delivered yet: the cash will follow.",
    amount: "To collect",
  },
  NOT_SETTLED: {
    title: "Payments not settled",
    hint: "Missing from Razorpay's reports for more than 7 days.",
    amount: "Payment",
  },
  SETTLEMENT_ROW: {
    title: "Settlement rows that do not match",
    hint: "Razorpay settled a payment that the shop does not know, or a different amount.",
    amount: "Report",
    otherAmount: "Shop",
  },
  LOST_DISPUTE: {
    title: "Lost disputes",
    hint: "The bank took the money back; the invoice stands.",
    amount: "Taken back",
  },
};

export const differenceOrder = Object.keys(differenceTexts) as BookDifferenceKind[];

/** "1 invoice", "1,200 credit notes" */
export const countText = (count: number, noun: string) =>
  `${count.toLocaleString("en-IN")} ${noun}${count === 1 ? "" : "s"}`;
