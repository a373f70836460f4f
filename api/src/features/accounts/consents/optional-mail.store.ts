import type { EntityManager } from "typeorm";
import { ConsentPurpose, type MailPurpose } from "./consent.rules.ts";
import { hasConsent } from "./consent.store.ts";

/**
 * SQL conditions: the account `u` wants mails of a purpose. Promotions are sent with a consent only; the others until they are
 * turned off.
 */
const conditions: Record<MailPurpose, string> = {
  [ConsentPurpose.EMAIL]: "u.notify_email",
  [ConsentPurpose.ORDER_UPDATES]: "u.notify_email and u.notify_order_updates",
  [ConsentPurpose.PROMOTIONS]: `u.notify_email and u.notify_promotions and ${hasConsent(ConsentPurpose.PROMOTIONS)}`,
  [ConsentPurpose.RESTOCK_ALERTS]: hasConsent(ConsentPurpose.RESTOCK_ALERTS),
};

/** SQL condition: the account `u` wants mails of a purpose. */
export const wantsMails = (purpose: MailPurpose): string => conditions[purpose];

/** The verified address of an account that wants mails of a purpose; `undefined` otherwise. */
export const receiverOf = async (
  tx: EntityManager,
  { userId, purpose }: { userId: string; purpose: MailPurpose },
): Promise<string | undefined> => {
  const [row] = await tx.query<{ email: string }[]>(
    `select u.email from users u
     where u.id = $1 and u.deleted_at is null and u.email_verified_at is not null and ${wantsMails(purpose)}`,
    [userId],
  );
  return row?.email;
};
