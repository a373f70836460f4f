import type { BrowserContext } from "@playwright/test";
import type { MailEvidence, MailsEvidence } from "./evidence.ts";
import { readPage } from "./read-page.ts";

/** A mail in the mailbox of a shop in development. */
type StoredMail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  unsubscribeUrl?: string;
  attachments?: { filename: string }[];
};

const NO_MAILBOX = "The walk reads mails in a shop in development, where they stay in its mailbox.";

/** The newest mails, newest first. Throws without a mailbox. */
const storedMails = async (url: string): Promise<readonly StoredMail[]> => {
  const response = await fetch(`${url}/dev/mailbox`, {
    headers: { accept: "application/json" },
    signal: AbortSignal.timeout(10_000),
  });
  const isList = response.headers.get("content-type")?.startsWith("application/json");
  if (!response.ok || !isList) throw new Error(NO_MAILBOX);
  return (await response.json()) as StoredMail[];
};

/** Subjects of mails that a shopper can turn off. */
const optionalSubject = /^(Back in stock|No longer sold): | answered your review of /;

const isAcknowledgement = ({ subject }: StoredMail): boolean =>
  subject.startsWith("We have received your message");

/** How often the mailbox is read until a mail is there that the walk has asked for, and the time between, in milliseconds. */
const tries = 20;
const pause = 500;

/** The first mail that fits; `undefined` if none arrives. */
const waitForMail = async (
  url: string,
  fits: (mail: StoredMail) => boolean,
): Promise<StoredMail | undefined> => {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const mail = (await storedMails(url)).find(fits);
    if (mail) return mail;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return undefined;
};

/** The path of the page behind the button that turns off mails like this. */
const pathOfButton = ({ unsubscribeUrl }: StoredMail): string | undefined => {
  if (unsubscribeUrl === undefined) return undefined;
  const { pathname, search } = new URL(unsubscribeUrl);
  return pathname + search;
};

/** The path of the page of the ticket that a mail links. */
const pathOfTicket = ({ text }: StoredMail): string | undefined =>
  /https?:\/\/[^/\s]+(\/ticket\/\S+)/.exec(text)?.[1];

type Reading = { url: string; context: BrowserContext };

const readMail = async (
  { url, context }: Reading,
  { subject, text, unsubscribeUrl, attachments = [] }: StoredMail,
  path?: string,
): Promise<MailEvidence> => ({
  subject,
  text,
  unsubscribeUrl: unsubscribeUrl ?? null,
  attachments: attachments.map(({ filename }) => filename),
  ...(path !== undefined && { page: await readPage(context, { url, path }) }),
});

/** The mails of a shop. Opens the pages of their links, which changes nothing. Throws without a mailbox. */
export const readMails = async (
  reading: Reading,
  invoiceOf?: { email: string; orderNumber: string },
): Promise<MailsEvidence> => {
  const { url } = reading;
  const mails = await storedMails(url);
  const acknowledgement = mails.find(isAcknowledgement);
  const invoice =
    invoiceOf &&
    (await waitForMail(
      url,
      ({ to, subject, text }) =>
        to === invoiceOf.email && /invoice/i.test(subject) && text.includes(invoiceOf.orderNumber),
    ));
  const optional: MailEvidence[] = [];
  for (const mail of mails.filter(({ subject }) => optionalSubject.test(subject)).slice(0, 3))
    optional.push(await readMail(reading, mail, pathOfButton(mail)));
  return {
    optional,
    ...(acknowledgement && {
      acknowledgement: await readMail(reading, acknowledgement, pathOfTicket(acknowledgement)),
    }),
    ...(invoice && { invoice: await readMail(reading, invoice) }),
  };
};
