import type { Receivers } from "../accounts/email.rules.ts";
import type { Mail, Mailer } from "../../platform/mail/mailer.ts";
import { mailOf, type MailText } from "../../platform/mail/mail-layout.rules.ts";
import { Refusal } from "../../platform/errors/errors.ts";
import type { Shop } from "../shop/shop.ts";

/** The confirmed second address of an order; `undefined` if none, or if it has reached its daily limit of mails. */
const copyAddress = async (shop: Shop, { copyTo }: Receivers): Promise<string | undefined> =>
  copyTo && !(await shop.throttles.isUsedUp("orderMailCopyByReceiver", copyTo)) ? copyTo : undefined;

/** Sends a mail on an order to the verified address of its account, with a copy to a confirmed second address. Decision 50. */
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
    // Two mails were counted at the same time and reached the limit: this one is already sent.
    if (!(error instanceof Refusal)) throw error;
  });
};
