import { parts, type MailText } from "../../platform/mail/mail-layout.rules.ts";
import { piecesText } from "../orders/order-mails.rules.ts";

const { paragraph, action, link, block } = parts;

/** The data of a mail about a parcel. */
export type ParcelMailFacts = {
  orderNumber: string;
  name: string;
  courier: string;
  trackingId: string;
  /** Expected day of delivery, formatted; `null` if unknown. */
  expected: string | null;
  pieces: readonly { title: string; size: string | null; color: string | null; quantity: number }[];
  /** Whether the order has more pieces than the parcel. */
  isPart: boolean;
  /** Pieces of the order that are in no parcel yet. */
  toCome: number;
  /** Whether the parcel was announced before with another courier or tracking id. */
  isCorrection: boolean;
};

const pieceText = ({ title, size, color, quantity }: ParcelMailFacts["pieces"][number]): string =>
  `${[title, size, color].filter(Boolean).join(", ")}: ${piecesText(quantity)}`;

const titlesOf = ({ isCorrection, isPart, orderNumber }: ParcelMailFacts) => {
  if (isCorrection)
    return { subject: `New tracking number for order ${orderNumber}`, heading: "New tracking number" };
  return isPart
    ? { subject: `A part of order ${orderNumber} is on its way`, heading: "A part is on the way" }
    : { subject: `Order ${orderNumber} is on its way`, heading: "On the way" };
};

const arrival = ({ expected }: ParcelMailFacts): string =>
  expected ? ` It should arrive on ${expected}.` : "";

const toComeText = (toCome: number): string =>
  `${piecesText(toCome)} of your order ${toCome === 1 ? "follows" : "follow"} later. You hear from us again then.`;

/** Reports a parcel, to shoppers who want order updates. It takes the place of the mail on the status "shipped". */
export const parcelMail = (
  facts: ParcelMailFacts,
  links: { orders: string; tracking: string | undefined },
): MailText => ({
  ...titlesOf(facts),
  parts: [
    paragraph(`Hello ${facts.name}, this is about your order ${facts.orderNumber}.`),
    paragraph(
      facts.isCorrection
        ? `Your parcel travels with ${facts.courier}. Please follow it by its new tracking number.${arrival(facts)}`
        : `Your parcel is on its way with ${facts.courier}.${arrival(facts)}`,
    ),
    paragraph(`Its tracking number is ${facts.trackingId}.`),
    block("In this parcel", facts.pieces.map(pieceText)),
    ...(facts.toCome > 0 ? [paragraph(toComeText(facts.toCome))] : []),
    ...(links.tracking
      ? [action("Track your parcel", links.tracking), link("View your order", links.orders)]
      : [action("View your order", links.orders)]),
  ],
  why: "You get this mail since you want updates on your orders. You can switch them off in your notification settings.",
});
