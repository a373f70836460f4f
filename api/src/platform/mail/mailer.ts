import { randomUUID } from "node:crypto";
import { createTransport } from "nodemailer";
import { mailbox } from "./mailbox.ts";

export type Attachment = { filename: string; contentType: string; content: Buffer };

export type Mail = {
  to: string;
  /** Where a copy goes. */
  cc?: string;
  subject: string;
  html: string;
  text: string;
  /** Whom an answer goes to, when it is not the shop. */
  replyTo?: string;
  attachments?: readonly Attachment[];
  /** Names the mail for good: one that has to be sent again says so, and mail programs show it once. */
  id?: string;
};

export type Mailer = {
  /** Hands the mail to the mail server; throws when it does not take it. */
  send: (mail: Mail) => Promise<void>;
  close: () => void;
};

/** A line break in a header field would begin a header of the sender's choice. */
const oneLine = (text: string, field: string): string => {
  if (/[\r\n\0]/.test(text)) throw new Error(`The ${field} of a mail has a line break.`);
  return text;
};

/** Limits of each step of sending, in milliseconds. */
const stepTimeouts = {
  dnsTimeout: 5000,
  connectionTimeout: 5000,
  greetingTimeout: 5000,
  socketTimeout: 10_000,
};

/** Longest time for one mail in all, in milliseconds: each step may be slow, all of them together may not. */
const sendTimeoutMs = 20_000;

const withSendLimit = async <Result>(milliseconds: number, work: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const error = Object.assign(new Error("The mail server takes too long."), { code: "ETIMEDOUT" });
    timer = setTimeout(() => reject(error), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

export type MailerSettings = {
  /** The sender, and the mail server; without one mails are stored in the mailbox of `dataDir`. */
  mail: { smtpUrl: string | undefined; from: string };
  dataDir: string;
  publicUrl: string;
};

/** Mails go to SMTP_URL, or in development into the mailbox of the data folder. */
export const mailer = (settings: MailerSettings, timeoutMs = sendTimeoutMs): Mailer => {
  const { smtpUrl, from } = settings.mail;
  const transport = smtpUrl ? createTransport({ url: smtpUrl, ...stepTimeouts }) : undefined;
  const mailboxOfShop = mailbox(settings.dataDir);
  const host = new URL(settings.publicUrl).hostname;
  return {
    send: async ({ id, attachments, ...mail }) => {
      const message = {
        ...mail,
        ...(attachments ? { attachments: [...attachments] } : {}),
        to: oneLine(mail.to, "address"),
        ...(mail.cc && { cc: oneLine(mail.cc, "address of the copy") }),
        subject: oneLine(mail.subject, "subject"),
        ...(mail.replyTo && { replyTo: oneLine(mail.replyTo, "address to answer") }),
        from,
        messageId: `<${id ?? randomUUID()}@${host}>`,
      };
      if (transport)
        await withSendLimit(
          timeoutMs,
          transport.sendMail({ ...message, disableFileAccess: true, disableUrlAccess: true }),
        );
      else await mailboxOfShop.store({ ...mail, ...(attachments ? { attachments } : {}) });
    },
    close: () => transport?.close(),
  };
};
