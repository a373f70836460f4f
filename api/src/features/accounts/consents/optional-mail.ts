import { mailOf, type MailText } from "../../../platform/mail/mail-layout.rules.ts";
import type { Mail, Mailer } from "../../../platform/mail/mailer.ts";
import type { Services } from "../../shop/services.ts";
import { mailNames } from "./consent.rules.ts";
import { receiverOf } from "./optional-mail.store.ts";
import { withdrawalPath, type Withdrawal } from "./withdrawal-link.ts";

/** A mail with its links that withdraw the consent to mails like it: in the text, and for the button of mail programs. */
export const withWithdrawal = (
  services: Pick<Services, "jwtSecret" | "settings">,
  withdrawal: Withdrawal,
  text: MailText,
): { text: MailText } & Required<Pick<Mail, "unsubscribeUrl">> => {
  const path = withdrawalPath(services, withdrawal);
  return {
    text: { ...text, whyLink: { label: `Turn off ${mailNames[withdrawal.purpose]}`, path } },
    unsubscribeUrl: services.settings.publicUrl + path,
  };
};

/**
 * Sends a mail that the shopper can turn off, if it is wanted at this moment: a consent that was withdrawn since the job was added
 * counts. Promotions need a recorded consent.
 */
export const sendOptionalMail = async (
  services: Services,
  mailer: Mailer,
  { text, id, ...withdrawal }: Withdrawal & { text: MailText; id: string },
): Promise<void> => {
  const email = await receiverOf(services.database.source.manager, withdrawal);
  if (email === undefined) return;
  const mail = withWithdrawal(services, withdrawal, text);
  await mailer.send({
    ...mailOf(email, mail.text, services.settings),
    unsubscribeUrl: mail.unsubscribeUrl,
    id,
  });
};
