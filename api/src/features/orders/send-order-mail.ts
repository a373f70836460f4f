import type { Receivers } from "../accounts/email.rules.ts";
import type { Mail, Mailer } from "../../platform/mail/mailer.ts";
import { mailOf, type MailText } from "../../platform/mail/mail-layout.rules.ts";
import { Refusal } from "../../platform/errors/errors.ts";
import type { Shop } from "../shop/shop.ts";

/** The confirmed second address of an order, unless it has had its mails of the day. */
const copyAddress = async (shop: Shop, { copyTo }: Receivers): Promise<string | undefined> =>
  copyTo && !(await shop.throttles.isUsedUp("orderMailCopyByReceiver", copyTo)) ? copyTo : undefined;

/** Sends a mail on an order to the proved address of its account, and to a second address that was confirmed. */
export const sendOrderMail = async (
  shop: Shop,
  mailer: Mailer,
  mail: { receivers: Receivers; text: MailText } & Pick<Mail, "id" | "attachments">,
): Promise<void> => {
  const { receivers, text, ...options } = mail;
  const cc = await copyAddress(shop, receivers);
  await mailer.send({
    ...mailOf(receivers.email, text, shop.settings.publicUrl),
    ...options,
    ...(cc && { cc }),
  });
  if (!cc) return;
  await shop.throttles.count({ orderMailCopyByReceiver: cc }).catch((error: unknown) => {
    // Counted by two mails at once: the next one is left out.
    if (!(error instanceof Refusal)) throw error;
  });
};
