import { parts, type MailText } from "../../platform/mail/mail-layout.rules.ts";
import {
  deliveryPart,
  orderUpdateReason,
  piecesText,
  toMailPiece,
  type MailedPiece,
} from "../orders/order-mails.rules.ts";

const { paragraph, action, link, pieces } = parts;

/** The data of a mail about a parcel. */
export type ParcelMailFacts = {
  orderNumber: string;
  name: string;
  courier: string;
  trackingId: string;
  /** When it should arrive, as text: a day, or a range of days. Absent if unknown. */
  deliveryRange?: string;
  pieces: readonly MailedPiece[];
  /** Whether the order has more pieces than the parcel. */
  isPart: boolean;
  /** Pieces of the order that are still to be shipped. */
  toCome: number;
  /** Whether the parcel was announced before with another courier or tracking id. */
  isCorrection: boolean;
};

const titlesOf = ({ isCorrection, isPart, toCome, orderNumber }: ParcelMailFacts) => {
  if (isCorrection)
    return { subject: `New tracking number for order ${orderNumber}`, heading: "New tracking number" };
  if (!isPart) return { subject: `Order ${orderNumber} is on its way`, heading: "On the way" };
  return toCome > 0
    ? { subject: `Part of order ${orderNumber} is on its way`, heading: "Part of your order is on the way" }
    : {
        subject: `The rest of order ${orderNumber} is on its way`,
        heading: "The rest of your order is on the way",
      };
};

const toComeText = (toCome: number): string =>
  toCome === 1
    ? "1 piece of your order follows later. We will let you know when it is shipped."
    : `${piecesText(toCome)} of your order follow later. We will let you know when they are shipped.`;

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
        ? `Your parcel is with ${facts.courier}. Please use its new tracking number.`
        : `Your parcel is on its way with ${facts.courier}.`,
    ),
    paragraph(`Its tracking number is ${facts.trackingId}.`),
    ...deliveryPart(facts.deliveryRange),
    pieces("In this parcel", facts.pieces.map(toMailPiece)),
    ...(facts.toCome > 0 ? [paragraph(toComeText(facts.toCome))] : []),
    ...(links.tracking
      ? [action("Track your parcel", links.tracking), link("View your order", links.orders)]
      : [action("View your order", links.orders)]),
  ],
  ...orderUpdateReason,
});
