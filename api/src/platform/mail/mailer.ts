import { randomUUID } from "node:crypto";
import { createTransport } from "nodemailer";
import { outsideCall } from "../async/outside-call.ts";
import { mailbox } from "./mailbox.ts";

export type Attachment = { filename: string; contentType: string; content: Buffer };

export type Mail = {
  to: string;
  /** The address of a copy. */
  cc?: string;
  subject: string;
  html: string;
  text: string;
  /** The address for replies, if it is not the shop's. */
  replyTo?: string;
  attachments?: readonly Attachment[];
  /**
   * The page that ends mails of this kind; a POST there ends them in one press, from the button of mail programs (RFC 2369, RFC
   * 8058).
   */
  unsubscribeUrl?: string;
  /** Part of the Message-ID: a mail that is sent again has the same one, so that mail programs display it once. */
  id?: string | undefined;
};

export type Mailer = {
  /** Sends the mail to the mail server. Rejects if the server does not accept it for its receiver; a refused copy is only reported. */
  send: (mail: Mail) => Promise<void>;
  close: () => void;
};

/** Throws for a line break: in a header field, it would begin another header. */
const oneLine = (text: string, field: string): string => {
  if (/[\r\n\0]/.test(text)) throw new Error(`The ${field} of a mail has a line break.`);
  return text;
};

/** Time limits of each step of sending, in milliseconds. */
const stepTimeouts = {
  dnsTimeout: 5000,
  connectionTimeout: 5000,
  greetingTimeout: 5000,
  socketTimeout: 10_000,
};

/** Time limit of one mail with all its steps, in milliseconds. */
const sendTimeoutMs = 20_000;

const takesTooLong = (cause: unknown): Error =>
  Object.assign(new Error("The mail server takes too long.", { cause }), { code: "ETIMEDOUT" });

export type MailerSettings = {
  /** The sender, and the mail server; without one mails are stored in the mailbox of `dataDir`. */
  mail: { smtpUrl: string | undefined; from: string };
  /** The name of the sender can change while the shop runs. */
  brand: { sender: string };
  dataDir: string;
  publicUrl: string;
};

export type MailerOptions = {
  timeoutMs?: number;
  /** Called when the mail server does not accept the copy of a mail that it has accepted. */
  onCopyError?: (error: unknown) => void;
};

/**
 * Sends mails to SMTP_URL, or in development stores them in the mailbox of the data folder. A connection is used for several mails:
 * opening it, with TLS, costs more than a mail. `socketTimeout` also closes an idle one.
 */
export const mailer = (
  settings: MailerSettings,
  { timeoutMs = sendTimeoutMs, onCopyError = () => undefined }: MailerOptions = {},
): Mailer => {
  const { smtpUrl, from: address } = settings.mail;
  const transport = smtpUrl ? createTransport({ url: smtpUrl, pool: true, ...stepTimeouts }) : undefined;
  const storage = mailbox(settings.dataDir);
  const host = new URL(settings.publicUrl).hostname;
  return {
    send: async ({ id, attachments, unsubscribeUrl, ...mail }) => {
      outsideCall("the mail server");
      const message = {
        ...mail,
        ...(attachments ? { attachments: [...attachments] } : {}),
        ...(unsubscribeUrl && { list: { unsubscribe: unsubscribeUrl } }),
        headers: {
          // No absence notice answers such a mail (RFC 3834).
          "Auto-Submitted": "auto-generated",
          ...(unsubscribeUrl && { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
        },
        to: oneLine(mail.to, "address"),
        ...(mail.cc && { cc: oneLine(mail.cc, "address of the copy") }),
        subject: oneLine(mail.subject, "subject"),
        ...(mail.replyTo && { replyTo: oneLine(mail.replyTo, "address to answer") }),
        from: { name: oneLine(settings.brand.sender, "sender"), address },
        messageId: `<${id ?? randomUUID()}@${host}>`,
      };
      // Each receiver by itself: of two together, a server that accepts one refuses the other without an error.
      const deliver = async (receiver: string, server: NonNullable<typeof transport>): Promise<void> => {
        const signal = AbortSignal.timeout(timeoutMs);
        const envelope = { from: address, to: receiver };
        await server
          .sendMail({ ...message, envelope, signal, disableFileAccess: true, disableUrlAccess: true })
          .catch((error: unknown) => {
            throw signal.aborted ? takesTooLong(error) : error;
          });
      };
      if (transport) {
        await deliver(mail.to, transport);
        if (mail.cc) await deliver(mail.cc, transport).catch(onCopyError);
      } else
        await storage.store({
          ...mail,
          ...(unsubscribeUrl && { unsubscribeUrl }),
          ...(attachments ? { attachments } : {}),
        });
    },
    close: () => transport?.close(),
  };
};
