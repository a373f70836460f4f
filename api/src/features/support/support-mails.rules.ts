import { dayInWords } from "../orders/order-mails.rules.ts";
import { parts, type MailText } from "../../platform/mail/mail-layout.rules.ts";
import type { MailPart } from "../../platform/mail/mail-parts.rules.ts";
import { TicketState } from "./ticket.rules.ts";

const { paragraph, action, quote } = parts;

export type ContactMail = {
  ticketNumber: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  orderNumber: string | null;
  isAddressProved: boolean;
  /** Whether the ticket has earlier messages. */
  isAgain: boolean;
};

/** The mail to the shop with a message of the contact form, about an order, or from the page of a ticket. */
export const contactMail = (
  { ticketNumber, name, email, subject, message, orderNumber, isAddressProved, isAgain }: ContactMail,
  inboxUrl: string,
): MailText => {
  const order = orderNumber === null ? "" : ` about order ${orderNumber}`;
  return {
    subject: `${isAgain ? "Re: " : ""}[${ticketNumber}] ${subject}`,
    heading: subject,
    parts: [
      paragraph(`${name} (${email}) wrote${isAgain ? " again" : ""}${order}:`),
      quote(message),
      action("Open the inbox", inboxUrl),
    ],
    why: `Ticket ${ticketNumber}. Answer it in the inbox: the answer is mailed to ${name} and kept with the ticket.${isAddressProved ? "" : " The shop has not verified this address."}`,
  };
};

/** A ticket, as a mail to its sender names it. */
export type MailedTicket = {
  ticketNumber: string;
  name: string;
  subject: string;
  /** The sender's words that the mail repeats. */
  message: string;
  /** Whether the address is the sender's. No mail to another one has words of the sender. */
  isAddressProved: boolean;
  /** Until when the shop settles the matter. */
  resolutionDueAt: Date;
};

const greeting = ({ name, isAddressProved }: MailedTicket): string =>
  isAddressProved ? `Hello ${name},` : "Hello,";

const question = ({ message, isAddressProved }: MailedTicket): MailPart[] =>
  isAddressProved ? [paragraph("You wrote:"), quote(message)] : [];

const whyOf = ({ ticketNumber, isAddressProved }: MailedTicket, shop: string): string =>
  isAddressProved
    ? `You are receiving this e-mail because you wrote to ${shop}. Your ticket number is ${ticketNumber}.`
    : `You are receiving this e-mail because someone entered this address in a message to ${shop}. If that was not you, you can ignore this e-mail.`;

/** Tells the sender that the message has arrived, with its number, what comes next and by when. */
export const acknowledgementMail = (ticket: MailedTicket, shop: string, url: string): MailText => ({
  subject: `We have received your message (${ticket.ticketNumber})`,
  heading: "We have received your message",
  parts: [
    paragraph(greeting(ticket)),
    paragraph(`Thank you for writing to ${shop}. Your ticket number is ${ticket.ticketNumber}.`),
    paragraph(
      `We will reply by e-mail, and resolve your request by ${dayInWords(ticket.resolutionDueAt)} at the latest.`,
    ),
    action("See your message", url),
    ...question(ticket),
  ],
  why: whyOf(ticket, shop),
});

const nextSteps: Record<TicketState, string> = {
  [TicketState.OPEN]: "We are still working on this and will write to you again.",
  [TicketState.WAITING]: "Please reply with the button below, so that we can continue.",
  [TicketState.RESOLVED]:
    "We have marked this as resolved. If it is not, reply with the button below and we will look into it again.",
};

/** The shop's answer to a ticket, which greets by itself. */
export const answerMail = (
  ticket: MailedTicket,
  answer: { message: string; state: TicketState },
  shop: string,
  url: string,
): MailText => ({
  subject: ticket.isAddressProved
    ? `Re: ${ticket.subject} (${ticket.ticketNumber})`
    : `Our reply to your message (${ticket.ticketNumber})`,
  heading: "Our reply to your message",
  parts: [
    ...answer.message.split(/\n+/).map(paragraph),
    paragraph(nextSteps[answer.state]),
    action("Read and reply", url),
    ...question(ticket),
  ],
  why: whyOf(ticket, shop),
});
