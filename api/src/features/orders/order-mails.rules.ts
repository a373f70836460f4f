import type { Paise } from "../../platform/money.ts";
import { parts, type MailFigure, type MailText } from "../../platform/mail/mail-layout.rules.ts";

const { paragraph, action, link, figures, block } = parts;

/** The data of an order that mails show. */
export type MailedOrder = {
  orderNumber: string;
  name: string;
  address: readonly string[];
  lines: readonly { title: string; detail: string; quantity: number; total: Paise }[];
  subtotal: Paise;
  discount: Paise;
  shippingCost: Paise;
  tax: Paise;
  total: Paise;
  /** If `false`, the amount is due online or to the courier. */
  isPaid: boolean;
  /** Whether an online payment was refunded, or its refund is due. */
  isRefunded: boolean;
  isCash: boolean;
};

/** The links of an order mail. */
export type OrderLinks = { orders: string; invoice?: string };

const rupeeFormat = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });

/** An amount in the notation of India: "₹1,29,900.00". */
export const formatRupees = (amount: Paise): string => rupeeFormat.format(amount / 100);

const dayFormat = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: "Asia/Kolkata" });

/** The day of an instant in India: "5 January 2031". */
export const dayInWords = (instant: Date): string => dayFormat.format(instant);

/** "1 piece", "2 pieces" */
export const piecesText = (count: number): string => (count === 1 ? "1 piece" : `${count} pieces`);

const figuresOf = (order: MailedOrder): MailFigure[] => [
  ...order.lines.map(({ title, detail, quantity, total }) => ({
    name: title,
    detail: [detail, piecesText(quantity)].filter(Boolean).join(", "),
    value: formatRupees(total),
  })),
  { name: "Subtotal", value: formatRupees(order.subtotal) },
  ...(order.discount > 0 ? [{ name: "Welcome discount", value: `−${formatRupees(order.discount)}` }] : []),
  { name: "Shipping", value: order.shippingCost === 0 ? "Free" : formatRupees(order.shippingCost) },
  {
    name: "Total",
    detail: `GST of ${formatRupees(order.tax)} included`,
    value: formatRupees(order.total),
    isTotal: true,
  },
];

const paymentSentence = (order: MailedOrder): string => {
  if (order.isPaid || order.isRefunded) return `We have received ${formatRupees(order.total)}.`;
  return order.isCash
    ? `Please keep ${formatRupees(order.total)} ready for the courier.`
    : `${formatRupees(order.total)} is due.`;
};

/** Confirms an order. Sent for every order, independent of the notification settings. */
export const confirmationMail = (order: MailedOrder, links: OrderLinks): MailText => ({
  subject: `Order ${order.orderNumber} is confirmed`,
  heading: "Thank you for your order",
  parts: [
    paragraph(`Hello ${order.name}, order ${order.orderNumber} is confirmed. ${paymentSentence(order)}`),
    figures(figuresOf(order)),
    block("Shipping address", order.address),
    action("View your order", links.orders),
    ...(links.invoice ? [link("Download your invoice (works for 7 days)", links.invoice)] : []),
  ],
  why: "You get this mail since you placed an order. The record of an order is always sent; your notification settings do not change that.",
});

/** The data of a mail on a new status. */
export type StatusMailFacts = {
  status: "processing" | "shipped" | "delivered" | "cancelled";
  trackingId: string | null;
  /** Expected day of delivery, formatted; `null` if unknown. */
  expected: string | null;
};

const cancellationSentence = ({ isPaid, isRefunded }: MailedOrder): string => {
  if (isRefunded) return "You get all of your money back; a mail of its own tells you how.";
  return isPaid ? "We will write to you about the money that you have paid." : "There is nothing to pay.";
};

const statusMessages: Record<
  StatusMailFacts["status"],
  (order: MailedOrder, facts: StatusMailFacts) => string[]
> = {
  processing: () => ["We are preparing your pieces. You hear from us again when they leave."],
  shipped: (_, { trackingId, expected }) => [
    `Your parcel is on its way.${expected ? ` It should arrive on ${expected}.` : ""}`,
    ...(trackingId ? [`Its tracking number is ${trackingId}.`] : []),
  ],
  delivered: () => [
    "Your parcel has been delivered. We hope it fits, and that it pleases.",
    "Something is not right? Unworn pieces can be returned within 30 days.",
  ],
  cancelled: (order) => [`Your order was cancelled. ${cancellationSentence(order)}`],
};

const headings: Record<StatusMailFacts["status"], string> = {
  processing: "Being prepared",
  shipped: "On the way",
  delivered: "Delivered",
  cancelled: "Your order was cancelled",
};

const subjects: Record<StatusMailFacts["status"], string> = {
  processing: "is being prepared",
  shipped: "is on its way",
  delivered: "was delivered",
  cancelled: "was cancelled",
};

export const isMailedStatus = (status: string): status is StatusMailFacts["status"] => status in headings;

/** Reports a new status, to shoppers who want order updates. */
export const statusMail = (order: MailedOrder, facts: StatusMailFacts, links: OrderLinks): MailText => ({
  subject: `Order ${order.orderNumber} ${subjects[facts.status]}`,
  heading: headings[facts.status],
  parts: [
    paragraph(`Hello ${order.name}, this is about your order ${order.orderNumber}.`),
    ...statusMessages[facts.status](order, facts).map(paragraph),
    action("View your order", links.orders),
  ],
  why: "You get this mail since you want updates on your orders. You can switch them off in your notification settings.",
});

/** The invoice that a shopper requested. The PDF is attached. */
export const invoiceMail = (
  order: { orderNumber: string; name: string; number: string; total: Paise },
  url: string,
): MailText => ({
  subject: `Invoice ${order.number} for order ${order.orderNumber}`,
  heading: "Your invoice",
  parts: [
    paragraph(
      `Hello ${order.name}, here is invoice ${order.number} for order ${order.orderNumber}, ${formatRupees(order.total)} in all.`,
    ),
    action("Open the invoice", url),
    paragraph("It also comes with this mail as a PDF. The link works for 7 days."),
  ],
  why: "You get this mail since you asked for the invoice of an order.",
});
