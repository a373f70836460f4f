import type { Paise } from "../../platform/money.ts";
import { parts, type MailText } from "../../platform/mail/mail-layout.rules.ts";
import { inRupees } from "../orders/order-mails.rules.ts";

const { paragraph, action, block } = parts;

/** Why money is given back, in a sentence on an order. */
const reasons = {
  "wrong amount": (order: string) => `What was paid for ${order} is not its total.`,
  "paid twice": (order: string) => `You have paid ${order} twice.`,
  "order is over": (order: string) => `Your payment for ${order} came when it had ended.`,
  "no order came of it": () => "You have paid, and no order came of it.",
  "order was lost": () => "A fault in our shop lost your order, so we cannot send it. Please order again.",
  "order was cancelled": (order: string) => `You had paid ${order}, and it was cancelled.`,
  "order was returned": (order: string) => `The pieces of ${order} are back with us.`,
};

/** What a mail tells of a refund. */
export type RefundNews = {
  name: string;
  amount: Paise;
  reason: keyof typeof reasons;
  /** Of the payment that is given back. */
  transactionId: string;
  /** Absent where no order came of the payment. */
  orderNumber: string | null;
};

/** That her money is on its way back: sent for every refund, whatever the notification settings are. */
export const refundMail = (
  { name, amount, reason, transactionId, orderNumber }: RefundNews,
  ordersUrl: string,
): MailText => {
  const order = orderNumber ? `order ${orderNumber}` : "your order";
  return {
    subject: `Your refund of ${inRupees(amount)} is on its way`,
    heading: "Your refund is on its way",
    parts: [
      paragraph(`Hello ${name}. ${reasons[reason](order)}`),
      paragraph(
        `We give back ${inRupees(amount)}, all of that payment, the way you paid it. Banks take 5 to 7 working days.`,
      ),
      block("Payment", [transactionId]),
      ...(orderNumber ? [action("View your order", ordersUrl)] : []),
    ],
    why: "You get this mail since you paid online. Mails on your money are always sent, whatever your notification settings are.",
  };
};
