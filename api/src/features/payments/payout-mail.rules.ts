import { formatRupees, type Paise } from "../../platform/money.ts";
import { parts, type MailText } from "../../platform/mail/mail-layout.rules.ts";

const { paragraph, action, block } = parts;

/** The steps of a payout that are mailed: its details are needed, they are stored, it is paid. */
export type PayoutStep = "asked" | "given" | "paid";

/** The data of a payout mail. */
export type PayoutMailFacts = {
  name: string;
  amount: Paise;
  orderNumber: string;
  destinationHint: string | null;
  reference: string | null;
  /** What the shop writes to the shopper about the refund; `null` without a text. */
  note: string | null;
};

const texts: Record<PayoutStep, (facts: PayoutMailFacts, ordersUrl: string) => Omit<MailText, "why">> = {
  asked: ({ name, amount, orderNumber, note }, ordersUrl) => ({
    subject: `Where shall we send your refund of ${formatRupees(amount)} for order ${orderNumber}?`,
    heading: "Where shall we send your refund?",
    parts: [
      paragraph(`Hello ${name}. You get ${formatRupees(amount)} back for order ${orderNumber}.`),
      ...(note ? [paragraph(`Reason: ${note}`)] : []),
      paragraph("Please add your UPI ID or bank account on the My Orders page."),
      action("Give your details", ordersUrl),
      paragraph("We never ask for these details by e-mail, by phone or in a message."),
    ],
  }),
  given: ({ name, amount, orderNumber, destinationHint }, ordersUrl) => ({
    subject: `We have your details for the refund of order ${orderNumber}`,
    heading: "We have your details",
    parts: [
      paragraph(`Hello ${name}. We send ${formatRupees(amount)} for order ${orderNumber} to:`),
      block("Destination", [destinationHint ?? ""]),
      paragraph("If this is not yours, please change it on the My Orders page now."),
      action("View your order", ordersUrl),
    ],
  }),
  paid: ({ name, amount, orderNumber, destinationHint, reference }, ordersUrl) => ({
    subject: `Your refund of ${formatRupees(amount)} for order ${orderNumber} is paid`,
    heading: "Your refund is paid",
    parts: [
      paragraph(`Hello ${name}. We have paid ${formatRupees(amount)} back for order ${orderNumber}.`),
      ...(destinationHint ? [block("Destination", [destinationHint])] : []),
      block("Reference of the payment", [reference ?? ""]),
      paragraph("We have deleted your UPI ID or bank account details."),
      action("View your order", ordersUrl),
    ],
  }),
};

/** A mail on a step of a payout. Sent for every payout, independent of the notification settings. */
export const payoutMail = (step: PayoutStep, facts: PayoutMailFacts, ordersUrl: string): MailText => ({
  ...texts[step](facts, ordersUrl),
  why: "You are receiving this e-mail because you get a refund. E-mails about payments are always sent, whatever your notification settings.",
});
