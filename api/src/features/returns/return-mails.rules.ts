import { variantText } from "../catalogue/variant.rules.ts";
import { orderUpdateReason, toMailPiece, type MailedPiece } from "../orders/order-mails.rules.ts";
import { formatRupees, type Paise } from "../../platform/money.ts";
import { parts, type MailText } from "../../platform/mail/mail-layout.rules.ts";
import type { MailPiece } from "../../platform/mail/mail-parts.rules.ts";
import { arrivalTitle, inspectedSentence, missingSentence } from "./arrival-mail.rules.ts";
import type { Arrival } from "./inspection.rules.ts";
import { ReturnKind, ReturnStepKind } from "./return-status.rules.ts";

const { paragraph, action, link, block, pieces } = parts;

type ReturnedPieces = MailedPiece & {
  kind: ReturnKind;
  newSize: string | null;
  newColor: string | null;
  missing: number;
};

/** The data of a mail about a return. */
export type MailedReturn = {
  returnNumber: string;
  orderNumber: string;
  name: string;
  lines: readonly ReturnedPieces[];
  refusalReason: string | null;
  expectedAmount: Paise;
  creditedAmount: Paise | null;
  courier: string | null;
  trackingId: string | null;
  /** Whether the replacement was announced before with another courier or tracking id. */
  isCorrection: boolean;
  /** Whether the order was cash on delivery. */
  isCash: boolean;
  /** Whether a courier of the shop collects the pieces. */
  isPickedUp: boolean;
  /** What the inspection of this mail found; missing for other mails, and in jobs of the previous version. */
  arrival?: Arrival | undefined;
};

/** Where the shopper sends the pieces, line by line. */
export type ReturnAddress = readonly string[];

/** Returned pieces, with what happens to them. */
const toReturnPiece = (line: ReturnedPieces): MailPiece => {
  const piece = toMailPiece(line);
  const outcome =
    line.kind === ReturnKind.EXCHANGE
      ? `exchange for ${variantText({ size: line.newSize, color: line.newColor })}`
      : "return";
  const arrived = line.missing > 0 ? `, ${line.quantity - line.missing} of ${line.quantity} arrived` : "";
  return { ...piece, detail: `${piece.detail}: ${outcome}${arrived}` };
};

const hasKind = ({ lines }: MailedReturn, kind: ReturnKind): boolean =>
  lines.some((line) => line.kind === kind);

const moneySentence = ({ arrival, creditedAmount, isCash }: MailedReturn): string[] => {
  const credited = arrival?.amount ?? creditedAmount;
  if (!credited) return [];
  const amount = formatRupees(credited);
  return isCash
    ? [
        `We are refunding ${amount} of what you paid. If you paid in cash, please add your UPI ID or bank account in My Orders.`,
      ]
    : [`We are refunding ${amount} to your original payment method.`];
};

const replacementSentence = (mail: MailedReturn, sentence: string): string[] =>
  hasKind(mail, ReturnKind.EXCHANGE) ? [sentence] : [];

/** What the shopper gets for the pieces. */
const outcomeOf = (mail: MailedReturn): string =>
  [
    ...(hasKind(mail, ReturnKind.RETURN) ? ["refund"] : []),
    ...(hasKind(mail, ReturnKind.EXCHANGE) ? ["replacement"] : []),
  ].join(" or ");

type StepTexts = {
  /** Follows "Return R-1001 of order SJ100001". */
  subject: string;
  heading: string;
  sentences: (mail: MailedReturn) => string[];
};

const texts: Record<ReturnStepKind, StepTexts> = {
  [ReturnStepKind.REQUESTED]: {
    subject: "was requested",
    heading: "We have received your request",
    sentences: (mail) => [
      "We will review your request and write to you within 2 working days. Please keep the pieces until then.",
      ...replacementSentence(mail, "We have put the replacement aside for you."),
    ],
  },
  [ReturnStepKind.APPROVED]: {
    subject: "is approved",
    heading: "Please pack the pieces",
    sentences: ({ returnNumber, isPickedUp }) => [
      `Please pack the pieces unworn, with their labels, and write ${returnNumber} on the parcel.`,
      ...(isPickedUp ? ["Our courier will collect the parcel at the address of your order."] : []),
    ],
  },
  [ReturnStepKind.REFUSED]: {
    subject: "was refused",
    heading: "We cannot take the pieces back",
    sentences: ({ refusalReason }) => [
      `We are sorry, but we cannot take the pieces back. ${refusalReason ?? ""}`,
    ],
  },
  [ReturnStepKind.WITHDRAWN]: {
    subject: "was withdrawn",
    heading: "You keep the pieces",
    sentences: () => ["You withdrew this request."],
  },
  [ReturnStepKind.CLOSED]: {
    subject: "is closed",
    heading: "Your return is closed",
    sentences: () => ["We closed this return because the whole order was cancelled or returned."],
  },
  [ReturnStepKind.RECEIVED]: {
    subject: "has arrived",
    heading: "Your parcel has arrived",
    sentences: () => ["We have received your pieces and will inspect them within 2 working days."],
  },
  [ReturnStepKind.COMPLETED]: {
    subject: "is complete",
    heading: "Your return is complete",
    sentences: (mail) => [
      inspectedSentence(mail.arrival),
      ...moneySentence(mail),
      ...(mail.arrival?.arrived === 0
        ? []
        : replacementSentence(mail, "We will send your replacement next, and write to you when it ships.")),
      ...missingSentence(mail.arrival, outcomeOf(mail)),
    ],
  },
  [ReturnStepKind.REPLACEMENT_SENT]: {
    subject: "has its replacement on the way",
    heading: "Your replacement is on the way",
    sentences: ({ courier, trackingId, isCorrection }) => [
      isCorrection
        ? `Your replacement is with ${courier}. Its new tracking number is ${trackingId}.`
        : `Your replacement is on its way with ${courier}. Its tracking number is ${trackingId}.`,
    ],
  },
};

const titlesOf = (
  { returnNumber, orderNumber, isCorrection, arrival }: MailedReturn,
  { subject, heading }: StepTexts,
) => {
  const name = `${returnNumber} of order ${orderNumber}`;
  const arrived = arrival && arrivalTitle(arrival);
  if (arrived) return { subject: `Return ${name}: ${arrived}`, heading: arrived };
  return isCorrection
    ? { subject: `New tracking number for return ${name}`, heading: "New tracking number" }
    : { subject: `Return ${name} ${subject}`, heading };
};

/** Reports a step of a return, to shoppers who want order updates. */
export const returnMail = (
  mail: MailedReturn,
  step: ReturnStepKind,
  {
    returnsUrl,
    address,
    trackingUrl,
  }: {
    returnsUrl: string;
    address: ReturnAddress;
    /** The courier's page for the replacement; `undefined` if there is none. */
    trackingUrl: string | undefined;
  },
): MailText => {
  return {
    ...titlesOf(mail, texts[step]),
    parts: [
      paragraph(
        `Hello ${mail.name}, this is about return ${mail.returnNumber} of your order ${mail.orderNumber}.`,
      ),
      ...texts[step].sentences(mail).map(paragraph),
      ...(step === ReturnStepKind.APPROVED && !mail.isPickedUp ? [block("Send them to", address)] : []),
      pieces("Pieces", mail.lines.map(toReturnPiece)),
      ...(step === ReturnStepKind.REPLACEMENT_SENT && trackingUrl
        ? [action("Track your replacement", trackingUrl), link("View your returns", returnsUrl)]
        : [action("View your returns", returnsUrl)]),
    ],
    ...orderUpdateReason,
  };
};
