import { wholeRupees } from "./cash-rounding.rules.ts";
import { variantText } from "../catalogue/variant.rules.ts";
import { formatRupees, type Paise } from "../../platform/money.ts";
import { parts, type MailText } from "../../platform/mail/mail-layout.rules.ts";
import type { MailFigure, MailPart, MailPicture, MailPiece } from "../../platform/mail/mail-parts.rules.ts";
import { fittedSize, mailRendering } from "../../platform/images/images.rules.ts";

const { paragraph, action, link, figures, pieces, block } = parts;

/** The picture of a piece: in its colour if there is one. */
type PiecePicture = { mediaKey: string; alt: string; width: number; height: number };

/** Pieces of one order line. */
export type MailedPiece = {
  title: string;
  size: string | null;
  color: string | null;
  quantity: number;
  /** `null` if the product has no picture. */
  picture: PiecePicture | null;
};

/** The data of an order that mails show. */
export type MailedOrder = {
  orderNumber: string;
  name: string;
  address: readonly string[];
  /** `removed` are the pieces of a line that an admin took out of the order before they were shipped. */
  lines: readonly (MailedPiece & { removed: number; total: Paise })[];
  /** When it should arrive, as text: a day, or a range of days. Absent if unknown. */
  deliveryRange?: string | undefined;
  subtotal: Paise;
  discount: Paise;
  /** The promotions of the order, the largest first. */
  promotions: readonly { title: string; discount: Paise; shipping: Paise }[];
  shippingCost: Paise;
  total: Paise;
  /** If `false`, the amount is due online or to the courier. */
  isPaid: boolean;
  /** Whether an online payment was refunded, or its refund is due. */
  isRefunded: boolean;
  /** Whether the shop has cancelled it, since no online payment arrived in time. */
  hasExpired: boolean;
  /** Whether the shop has cancelled it, since Razorpay refused its payment. */
  isPaymentRefused: boolean;
  isCash: boolean;
};

/** The links of an order mail. */
export type OrderLinks = { orders: string; invoice?: string };

const dayFormat = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: "Asia/Kolkata" });

/** The day of an instant in India: "5 January 2031". */
export const dayInWords = (instant: Date): string => dayFormat.format(instant);

/** A calendar day such as "2031-01-05" in the same form. */
export const calendarDayInWords = (day: string): string => dayInWords(new Date(`${day}T00:00:00+05:30`));

/** "1 piece", "2 pieces" */
export const piecesText = (count: number): string => (count === 1 ? "1 piece" : `${count} pieces`);

/** The largest picture of a piece in a mail, in pixels. Most pictures have this shape. */
const pictureBox = { width: 72, height: 96 };

const mailPicture = ({ mediaKey, alt, ...size }: PiecePicture): MailPicture => ({
  path: `/media/${mediaKey}/${mailRendering}`,
  alt,
  ...fittedSize(size, pictureBox),
});

/** Pieces as a mail shows them: with size, colour and number. */
export const toMailPiece = (piece: MailedPiece): MailPiece => ({
  title: piece.title,
  detail: [variantText(piece), piecesText(piece.quantity)].filter(Boolean).join(", "),
  picture: piece.picture && mailPicture(piece.picture),
});

/** Each promotion by its name; one line for a discount whose promotions are not known. */
const discountFigures = ({ discount, promotions }: MailedOrder): MailFigure[] => {
  const named = promotions.filter((promotion) => promotion.discount > 0);
  const rows = named.length > 0 || discount === 0 ? named : [{ title: "Discount", discount }];
  return rows.map((row) => ({ name: row.title, value: `−${formatRupees(row.discount)}` }));
};

const shippingFigure = ({ shippingCost, promotions }: MailedOrder): MailFigure => {
  const titles = promotions.filter(({ shipping }) => shipping > 0).map(({ title }) => title);
  return {
    name: "Shipping",
    ...(titles.length > 0 && { detail: titles.join(", ") }),
    value: shippingCost === 0 ? "Free" : formatRupees(shippingCost),
  };
};

const figuresOf = (order: MailedOrder, gst: Paise | null): MailFigure[] => [
  { name: "Subtotal", value: formatRupees(order.subtotal) },
  ...discountFigures(order),
  shippingFigure(order),
  {
    name: "Total",
    ...(gst !== null && { detail: `GST of ${formatRupees(gst)} included` }),
    value: formatRupees(order.total),
    isTotal: true,
  },
];

/** When the pieces should arrive; empty if unknown. */
export const deliveryPart = (deliveryRange: string | null | undefined): MailPart[] =>
  deliveryRange ? [block("Expected delivery", [deliveryRange])] : [];

const deliveryPreheader = (deliveryRange: string | undefined): string =>
  deliveryRange ? ` Expected delivery: ${deliveryRange}.` : "";

const pieceCount = ({ lines }: MailedOrder): string =>
  piecesText(lines.reduce((sum, { quantity }) => sum + quantity, 0));

const paymentSentence = (order: MailedOrder): string => {
  if (order.isPaid || order.isRefunded) return `We have received ${formatRupees(order.total)}.`;
  return order.isCash
    ? `Please keep ${formatRupees(wholeRupees(order.total))} in cash ready for the courier.`
    : `${formatRupees(order.total)} is due.`;
};

/**
 * Confirms an order. Sent for every order, independent of the notification settings. `gst` is the tax in its total, `null` if
 * its invoice states none.
 */
export const confirmationMail = (order: MailedOrder, gst: Paise | null, links: OrderLinks): MailText => ({
  subject: `Order ${order.orderNumber} is confirmed`,
  preheader: `${pieceCount(order)}, ${formatRupees(order.total)}.${deliveryPreheader(order.deliveryRange)}`,
  heading: "Thank you for your order",
  parts: [
    paragraph(`Hello ${order.name}, order ${order.orderNumber} is confirmed. ${paymentSentence(order)}`),
    ...deliveryPart(order.deliveryRange),
    pieces(
      "Your pieces",
      order.lines.map((line) => ({ ...toMailPiece(line), value: formatRupees(line.total) })),
    ),
    figures(figuresOf(order, gst)),
    block("Shipping address", order.address),
    action("View your order", links.orders),
    ...(links.invoice ? [link("Download your invoice (works for 7 days)", links.invoice)] : []),
  ],
  why: "You are receiving this e-mail because you placed an order. Order confirmations are always sent, whatever your notification settings.",
});

/** The data of a mail on a new status. */
export type StatusMailFacts = {
  status: "processing" | "shipped" | "delivered" | "cancelled";
  trackingId: string | null;
  /** Days after the delivery in which pieces can be returned. */
  returnDays: number;
};

const cancellationSentence = ({ isPaid, isRefunded, hasExpired, isPaymentRefused }: MailedOrder): string => {
  if (isPaymentRefused)
    return "Our payment provider did not accept its online payment, so you were not charged. You can order fewer pieces at a time, or choose another payment method.";
  if (hasExpired)
    return "It was not paid in time. If money has left your account for it, we will refund all of it.";
  if (isRefunded) return "You will be refunded in full. Details will follow in a separate e-mail.";
  return isPaid ? "We will write to you about your refund." : "There is nothing to pay.";
};

const statusMessages: Record<
  StatusMailFacts["status"],
  (order: MailedOrder, facts: StatusMailFacts) => string[]
> = {
  processing: () => ["We are preparing your pieces. We will let you know when they are shipped."],
  shipped: (_, { trackingId }) => [
    "Your parcel is on its way.",
    ...(trackingId ? [`Its tracking number is ${trackingId}.`] : []),
  ],
  delivered: (_, { returnDays }) => [
    "Your parcel has been delivered. We hope you love it.",
    `Is something not right? You can return unworn pieces within ${returnDays} days.`,
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

/** The statuses before the delivery: their mails say when the pieces should arrive. */
const beforeDelivery: readonly StatusMailFacts["status"][] = ["processing", "shipped"];

export const isMailedStatus = (status: string): status is StatusMailFacts["status"] => status in headings;

/** Why a shopper gets an order update, with the page where it is switched off. */
export const orderUpdateReason = {
  why: "You are receiving this e-mail because order updates are turned on.",
  whyLink: {
    label: "Switch them off in your notification settings",
    path: "/user/dashboard/settings/notifications",
  },
} satisfies Pick<MailText, "why" | "whyLink">;

/** The pieces that are left of an order; all of them if it was removed as a whole. */
const leftPieces = ({ lines }: MailedOrder): readonly MailedPiece[] => {
  const left = lines.filter(({ quantity, removed }) => quantity > removed);
  return left.length === 0
    ? lines
    : left.map((line) => ({ ...line, quantity: line.quantity - line.removed }));
};

/** Reports a new status, to shoppers who want order updates. */
export const statusMail = (order: MailedOrder, facts: StatusMailFacts, links: OrderLinks): MailText => {
  const messages = statusMessages[facts.status](order, facts);
  const deliveryRange = beforeDelivery.includes(facts.status) ? order.deliveryRange : undefined;
  return {
    subject: `Order ${order.orderNumber} ${subjects[facts.status]}`,
    preheader: `${messages[0]}${deliveryPreheader(deliveryRange)}`,
    heading: headings[facts.status],
    parts: [
      paragraph(`Hello ${order.name}, this is about your order ${order.orderNumber}.`),
      ...messages.map(paragraph),
      ...deliveryPart(deliveryRange),
      pieces("Your pieces", leftPieces(order).map(toMailPiece)),
      action("View your order", links.orders),
    ],
    ...orderUpdateReason,
  };
};

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
  why: "You are receiving this e-mail because you asked for the invoice of an order.",
});
