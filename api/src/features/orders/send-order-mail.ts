import { ConsentPurpose } from "../accounts/consents/consent.rules.ts";
import { withWithdrawal } from "../accounts/consents/optional-mail.ts";
import type { Receivers } from "../accounts/email.rules.ts";
import type { Mail, Mailer } from "../../platform/mail/mailer.ts";
import { mailOf, type MailText } from "../../platform/mail/mail-layout.rules.ts";
import { Refusal } from "../../platform/errors/errors.ts";
import type { Services } from "../shop/services.ts";
import { addOrderConfirmation, addOrderMail } from "./order-mail-record.store.ts";

/** The confirmed second address of an order; `undefined` if none, or if it has reached its daily limit of mails. */
const copyAddress = async (services: Services, { copyTo }: Receivers): Promise<string | undefined> =>
  copyTo && !(await services.throttles.isUsedUp("orderMailCopyByReceiver", copyTo)) ? copyTo : undefined;

/** Counts a mail of the second address. */
const countCopy = (services: Services, cc: string): Promise<void> =>
  services.throttles.count({ orderMailCopyByReceiver: cc }).catch((error: unknown) => {
    // Two mails were counted at the same time and reached the limit: this one is already sent.
    if (!(error instanceof Refusal)) throw error;
  });

type OrderMailToSend = {
  /** `null` for a payment whose order was lost. */
  orderId: string | null;
  /** Whether it is the confirmation of the order, which is sent once. */
  isConfirmation?: boolean;
  /** The account, for an update that it can turn off. */
  updatesOf?: string;
  receivers: Receivers;
  text: MailText;
} & Pick<Mail, "id" | "attachments">;

/**
 * Sends a mail on an order to the verified address of its account, with a copy to a confirmed second address, and records
 * it. Decision 50. Sends none without a verified address. Rejects if a confirmation cannot be marked as sent.
 */
export const sendOrderMail = async (
  services: Services,
  mailer: Mailer,
  mail: OrderMailToSend,
): Promise<void> => {
  const { orderId, isConfirmation, updatesOf, receivers, text, ...options } = mail;
  if (receivers.email === "") return;
  const cc = await copyAddress(services, receivers);
  // The receiver of a copy does not decide which mails the account gets.
  const withdrawable =
    updatesOf === undefined || cc
      ? undefined
      : withWithdrawal(services, { userId: updatesOf, purpose: ConsentPurpose.ORDER_UPDATES }, text);
  await mailer.send({
    ...mailOf(receivers.email, withdrawable?.text ?? text, services.settings),
    ...options,
    ...(withdrawable && { unsubscribeUrl: withdrawable.unsubscribeUrl }),
    ...(cc && { cc }),
  });
  if (cc) await countCopy(services, cc);
  if (!orderId) return;
  const { manager } = services.database.source;
  const sent = { orderId, subject: text.subject, hasCopy: cc !== undefined };
  if (isConfirmation) return addOrderConfirmation(manager, sent);
  // The mail has left: without its record it must not be sent again.
  await addOrderMail(manager, sent).catch((error: unknown) =>
    services.log.error({ err: error }, "a mail on an order is not recorded"),
  );
};
