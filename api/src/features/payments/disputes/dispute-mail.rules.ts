import { formatRupees, type Paise } from "../../../platform/money.ts";
import { parts, type MailText } from "../../../platform/mail/mail-layout.rules.ts";
import { dayInWords } from "../../orders/order-mails.rules.ts";
import { isDecided } from "./dispute.rules.ts";

const { paragraph, action, block, figures } = parts;

/** The data of a mail about a dispute. */
export type DisputeMailFacts = {
  gatewayDisputeId: string;
  gatewayPaymentId: string;
  /** `null` if no order came of the payment. */
  orderNumber: string | null;
  amount: Paise;
  phase: string;
  status: string;
  reasonCode: string;
  responseDueAt: Date | null;
};

/** "pre_arbitration" as "pre arbitration". Razorpay may add phases and reasons. */
const inWords = (code: string): string => code.replaceAll("_", " ");

const nextStep = ({ status, responseDueAt }: DisputeMailFacts): string => {
  if (isDecided(status)) return `It is already decided: ${inWords(status)}.`;
  return responseDueAt
    ? `Respond in Razorpay's dashboard by ${dayInWords(responseDueAt)}. Without a response the shop usually loses the money.`
    : "Razorpay names no date for a response. Please look at it in Razorpay's dashboard.";
};

/** The mail to the shop about a dispute that has entered a phase. `url` is the page of its order, or of all disputes. */
export const disputeMail = (facts: DisputeMailFacts, url: string): MailText => {
  const { gatewayDisputeId, gatewayPaymentId, orderNumber, amount, phase, reasonCode } = facts;
  const about = orderNumber ? `order ${orderNumber}` : `payment ${gatewayPaymentId}`;
  const phaseText = phase ? ` (${inWords(phase)})` : "";
  return {
    subject: `${formatRupees(amount)} of ${about} is disputed${phaseText}`,
    heading: `The payment of ${about} is disputed`,
    parts: [
      paragraph(`The payer of ${about} has disputed the payment with their bank${phaseText}.`),
      figures([{ name: "Disputed amount", value: formatRupees(amount), isTotal: true }]),
      ...(reasonCode ? [block("Reason given by the bank", [inWords(reasonCode)])] : []),
      paragraph(nextStep(facts)),
      action(orderNumber ? "Open the order" : "Open the disputes", url),
      block("At Razorpay", [`Dispute ${gatewayDisputeId}`, `Payment ${gatewayPaymentId}`]),
    ],
    why: "The shop gets this mail once for each phase of a dispute that Razorpay reports.",
  };
};
