import type { Paise } from "../../platform/money.ts";
import { parts, type MailFigure, type MailText } from "../../platform/mail/mail-layout.rules.ts";

const { paragraph, action, link, figures, block } = parts;

/** What a mail tells of an order. */
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
  /** Paid before, or to be paid to the courier. */
  isPaid: boolean;
  /** Paid online, and on its way back. */
  isRefunded: boolean;
  isCash: boolean;
};

/** Where the mail leads to. */
export type OrderLinks = { orders: string; invoice?: string };

const rupees = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });

/** An amount as shoppers read it: "₹1,29,900.00". */
export const inRupees = (amount: Paise): string => rupees.format(amount / 100);

const figuresOf = (order: MailedOrder): MailFigure[] => [
  ...order.lines.map(({ title, detail, quantity, total }) => ({
    name: title,
    detail: [detail, quantity === 1 ? "1 piece" : `${quantity} pieces`].filter(Boolean).join(", "),
    value: inRupees(total),
  })),
  { name: "Subtotal", value: inRupees(order.subtotal) },
  ...(order.discount > 0 ? [{ name: "Welcome discount", value: `−${inRupees(order.discount)}` }] : []),
  { name: "Shipping", value: order.shippingCost === 0 ? "Free" : inRupees(order.shippingCost) },
  {
    name: "Total",
    detail: `GST of ${inRupees(order.tax)} included`,
    value: inRupees(order.total),
    isTotal: true,
  },
];

const payment = (order: MailedOrder): string => {
  if (order.isPaid || order.isRefunded) return `We have received ${inRupees(order.total)}.`;
  return order.isCash
    ? `Please keep ${inRupees(order.total)} ready for the courier.`
    : `${inRupees(order.total)} is due.`;
};

/** The record of what was agreed: sent for every order, whatever the notification settings are. */
export const confirmationMail = (order: MailedOrder, links: OrderLinks): MailText => ({
  subject: `Order ${order.orderNumber} is confirmed`,
  heading: "Thank you for your order",
  parts: [
    paragraph(`Hello ${order.name}, order ${order.orderNumber} is confirmed. ${payment(order)}`),
    figures(figuresOf(order)),
    block("Shipping address", order.address),
    action("View your order", links.orders),
    ...(links.invoice ? [link("Download your invoice (works for 7 days)", links.invoice)] : []),
  ],
  why: "You get this mail since you placed an order. The record of an order is always sent, whatever your notification settings are.",
});

/** What happened to an order, by the status that it has now. */
export type StatusNews = {
  status: "processing" | "shipped" | "delivered" | "cancelled";
  trackingId: string | null;
  /** When it should arrive, as a day in words. */
  expected: string | null;
};

const afterCancelling = ({ isPaid, isRefunded }: MailedOrder): string => {
  if (isRefunded) return "You get all of your money back; a mail of its own tells you how.";
  return isPaid ? "We will write to you about the money that you have paid." : "There is nothing to pay.";
};

const news: Record<StatusNews["status"], (order: MailedOrder, facts: StatusNews) => string[]> = {
  processing: () => ["We are preparing your pieces. You hear from us again when they leave."],
  shipped: (_, { trackingId, expected }) => [
    `Your parcel is on its way.${expected ? ` It should arrive on ${expected}.` : ""}`,
    ...(trackingId ? [`Its tracking number is ${trackingId}.`] : []),
  ],
  delivered: () => [
    "Your parcel has been delivered. We hope it fits, and that it pleases.",
    "Something is not right? Unworn pieces can be returned within 30 days.",
  ],
  cancelled: (order) => [`Your order was cancelled. ${afterCancelling(order)}`],
};

const headings: Record<StatusNews["status"], string> = {
  processing: "Being prepared",
  shipped: "On the way",
  delivered: "Delivered",
  cancelled: "Your order was cancelled",
};

const subjects: Record<StatusNews["status"], string> = {
  processing: "is being prepared",
  shipped: "is on its way",
  delivered: "was delivered",
  cancelled: "was cancelled",
};

export const hasNews = (status: string): status is StatusNews["status"] => status in headings;

/** Where an order stands now; for those who want mails on their orders. */
export const statusMail = (order: MailedOrder, facts: StatusNews, links: OrderLinks): MailText => ({
  subject: `Order ${order.orderNumber} ${subjects[facts.status]}`,
  heading: headings[facts.status],
  parts: [
    paragraph(`Hello ${order.name}, this is about your order ${order.orderNumber}.`),
    ...news[facts.status](order, facts).map(paragraph),
    action("View your order", links.orders),
  ],
  why: "You get this mail since you want updates on your orders. You can switch them off in your notification settings.",
});

/** The invoice that a shopper asked for; the PDF comes with it. */
export const invoiceMail = (
  order: { orderNumber: string; name: string; number: string; total: Paise },
  url: string,
): MailText => ({
  subject: `Invoice ${order.number} for order ${order.orderNumber}`,
  heading: "Your invoice",
  parts: [
    paragraph(
      `Hello ${order.name}, here is invoice ${order.number} for order ${order.orderNumber}, ${inRupees(order.total)} in all.`,
    ),
    action("Open the invoice", url),
    paragraph("It also comes with this mail as a PDF. The link works for 7 days."),
  ],
  why: "You get this mail since you asked for the invoice of an order.",
});
