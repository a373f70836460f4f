import { formatRupees, type Paise } from "../../platform/money.ts";
import { parts, type MailText } from "../../platform/mail/mail-layout.rules.ts";
import { toMailPiece, type MailedPiece } from "../orders/order-mails.rules.ts";
import { CreditReason } from "./credit.rules.ts";

const { paragraph, action, block, pieces: piecesPart } = parts;

/** The data of a mail about a cash order of which a part is credited before its cash is recorded. */
export type CashChangeFacts = {
  name: string;
  orderNumber: string;
  reason: CreditReason;
  /** What is credited. */
  amount: Paise;
  /** The cash that the courier collects now, or has collected. */
  cashDue: Paise;
  /** Whether the courier has collected the cash: the credit is paid back. */
  isDelivered: boolean;
  /** Whether nothing of the order is left. */
  isWhole: boolean;
  note: string | null;
  pieces: MailedPiece[];
};

/** What goes back of cash that was collected: never more than it. */
const refundOf = ({ amount, cashDue }: CashChangeFacts): string => formatRupees(Math.min(amount, cashDue));

const moneyText = (facts: CashChangeFacts): string => {
  const { amount, cashDue, isDelivered, isWhole } = facts;
  if (isDelivered)
    return `We will refund ${refundOf(facts)}. As soon as the courier has passed on your cash, we will ask where to send it.`;
  return isWhole
    ? "There is nothing left to pay."
    : `Your total is ${formatRupees(amount)} less: you now pay ${formatRupees(cashDue)} in cash on delivery.`;
};

const titles = (facts: CashChangeFacts) => {
  const { reason, orderNumber, amount, isDelivered } = facts;
  if (reason === CreditReason.PIECES_CANCELLED)
    return { subject: `We have removed pieces from order ${orderNumber}`, heading: "Your order has changed" };
  return isDelivered
    ? { subject: `Your refund of ${refundOf(facts)} for order ${orderNumber}`, heading: "Your refund" }
    : {
        subject: `${formatRupees(amount)} off your order ${orderNumber}`,
        heading: "You pay less on delivery",
      };
};

/** Reports pieces that were removed from a cash order, or a lower amount. Notification settings do not stop it. */
export const cashChangeMail = (facts: CashChangeFacts, ordersUrl: string): MailText => {
  const isRemoval = facts.reason === CreditReason.PIECES_CANCELLED;
  const order = `order ${facts.orderNumber}`;
  return {
    ...titles(facts),
    parts: [
      paragraph(
        `Hello ${facts.name}. ${isRemoval ? "We have removed some pieces from" : "This is about"} your ${order}.`,
      ),
      ...(facts.note ? [paragraph(`Reason: ${facts.note}`)] : []),
      ...(facts.pieces.length > 0
        ? [piecesPart(isRemoval ? "Removed" : "For", facts.pieces.map(toMailPiece))]
        : []),
      block("Payment", [moneyText(facts)]),
      action("View your order", ordersUrl),
    ],
    why: "You are receiving this e-mail because you ordered with cash on delivery. E-mails about payments are always sent, whatever your notification settings.",
  };
};
