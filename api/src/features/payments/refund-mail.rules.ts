import { formatRupees, type Paise } from "../../platform/money.ts";
import { parts, type MailText } from "../../platform/mail/mail-layout.rules.ts";
import { toMailPiece, type MailedPiece } from "../orders/order-mails.rules.ts";

const { paragraph, action, block, pieces: piecesPart } = parts;

/** The reason for a refund, as a sentence about the order. */
const reasons = {
  "wrong amount": (order: string) => `The amount paid for ${order} did not match its total.`,
  "paid twice": (order: string) => `You paid for ${order} twice.`,
  "order is over": (order: string) => `Your payment for ${order} arrived after the order had ended.`,
  "no order came of it": () => "We received your payment, but no order was placed.",
  "order was lost": () => "A fault in our shop lost your order, so we cannot send it. Please order again.",
  "order was cancelled": (order: string) => `You paid for ${order}, and it was cancelled.`,
  "order was returned": (order: string) => `We have received the pieces of ${order}.`,
  "pieces were cancelled": (order: string) => `Some pieces of ${order} were cancelled.`,
  "pieces were returned": (order: string) => `We have received some pieces of ${order}.`,
  "shop refunded a part of the order": (order: string) => `This is about your ${order}.`,
};

/** The data of a refund mail. */
export type RefundMailFacts = {
  name: string;
  amount: Paise;
  reason: keyof typeof reasons;
  /** Of the refunded payment. */
  transactionId: string;
  /** `null` if the payment has no order. */
  orderNumber: string | null;
  /** Whether it is the whole payment. */
  isWhole: boolean;
  /** Razorpay's fee in the payment, on top of its order; 0 without one. */
  customerFee: Paise;
  /** What the shop writes to the shopper about it; `null` without a text. */
  note: string | null;
  /** The pieces that it pays back; empty for a refund of a payment that paid no order. */
  pieces: MailedPiece[];
  hasShipping: boolean;
};

/** Razorpay gives the fee back with none of an order's refunds, and with that of a payment that paid no order by its own terms. */
const feeText = (fee: Paise, amount: Paise, isWhole: boolean): string =>
  isWhole
    ? `It includes the payment fee of ${formatRupees(fee)}. If Razorpay, our payment provider, keeps its fee, you get ${formatRupees(amount - fee)}.`
    : `The payment fee of ${formatRupees(fee)} is not part of your order, so it is not refunded: Razorpay, our payment provider, keeps it.`;

/** Announces a refund. Sent for every refund, independent of the notification settings. */
export const refundMail = (
  {
    name,
    amount,
    reason,
    transactionId,
    orderNumber,
    isWhole,
    customerFee,
    note,
    pieces,
    hasShipping,
  }: RefundMailFacts,
  ordersUrl: string,
): MailText => {
  const order = orderNumber ? `order ${orderNumber}` : "your order";
  const shipping = { title: "Shipping", detail: "", picture: null };
  const paidBack = [...pieces.map(toMailPiece), ...(hasShipping ? [shipping] : [])];
  return {
    subject: `Your refund of ${formatRupees(amount)}${orderNumber ? ` for ${order}` : ""} is on its way`,
    heading: "Your refund is on its way",
    parts: [
      paragraph(`Hello ${name}. ${reasons[reason](order)}`),
      paragraph(
        `We are refunding ${formatRupees(amount)}${isWhole ? ", the full payment," : " of that payment"} to your original payment method. Banks take 5 to 7 working days.`,
      ),
      ...(note ? [paragraph(`Reason: ${note}`)] : []),
      ...(customerFee > 0 ? [paragraph(feeText(customerFee, amount, isWhole))] : []),
      ...(paidBack.length > 0 && !isWhole ? [piecesPart("For", paidBack)] : []),
      block("Payment", [transactionId]),
      ...(orderNumber ? [action("View your order", ordersUrl)] : []),
    ],
    why: "You are receiving this e-mail because you paid online. E-mails about payments are always sent, whatever your notification settings.",
  };
};
