import { parts, type MailText } from "../../platform/mail/mail-layout.rules.ts";

const { paragraph, action, quote } = parts;

export type ContactMail = {
  ticketNumber: string;
  name: string;
  email: string;
  subject: string;
  message: string;
};

/** The mail to the shop with a message of the contact form. */
export const contactMail = (
  { ticketNumber, name, email, subject, message }: ContactMail,
  inboxUrl: string,
): MailText => ({
  subject: `[${ticketNumber}] ${subject}`,
  heading: subject,
  parts: [paragraph(`${name} (${email}) wrote:`), quote(message), action("Open the inbox", inboxUrl)],
  why: `Ticket ${ticketNumber}, sent by the contact form. Answer this mail to answer ${name}. The shop has not verified this address.`,
});
