import type { EntityManager } from "typeorm";
import { currentText, type ConsentPurpose, type ConsentSource } from "./consent.rules.ts";

export type ConsentState = {
  purpose: ConsentPurpose;
  text: string;
  textVersion: number;
  isGiven: boolean;
  changedAt: Date;
};

/**
 * Records that an account gave or withdrew a consent, with the words of today. What the record says already is not recorded again.
 * The caller holds a lock of the account, or has just made it.
 */
export const recordConsent = async (
  tx: EntityManager,
  consent: { userId: string; purpose: ConsentPurpose; isGiven: boolean; source: ConsentSource },
): Promise<void> => {
  const { userId, purpose, isGiven, source } = consent;
  const { version, text } = currentText(purpose);
  await tx.query(
    `with latest as (
       select is_given, text_version from consents where user_id = $1 and purpose = $2
       order by created_at desc, id desc limit 1
     ), added as (
       select where not exists (select from latest where is_given = $4 and (text_version = $3 or not $4))
     ), words as (
       insert into consent_texts (purpose, version, text) select $2, $3, $6 from added on conflict do nothing
     )
     insert into consents (user_id, purpose, text_version, is_given, source) select $1, $2, $3, $4, $5 from added`,
    [userId, purpose, version, isGiven, source, text],
  );
};

/** The newest entry of each purpose of an account. */
export const consentsOf = (tx: EntityManager, userId: string): Promise<ConsentState[]> =>
  tx.query<ConsentState[]>(
    `select distinct on (c.purpose) c.purpose, t.text, c.text_version as "textVersion", c.is_given as "isGiven",
       c.created_at as "changedAt"
     from consents c join consent_texts t on t.purpose = c.purpose and t.version = c.text_version
     where c.user_id = $1 order by c.purpose, c.created_at desc, c.id desc`,
    [userId],
  );

/** SQL condition: the newest entry of a purpose says that the account `u` has given its consent. */
export const hasConsent = (purpose: ConsentPurpose): string =>
  `coalesce((select c.is_given from consents c where c.user_id = u.id and c.purpose = '${purpose}'
    order by c.created_at desc, c.id desc limit 1), false)`;

/** Withdraws all that an account has given: it is erased. */
export const withdrawAllConsents = async (tx: EntityManager, userId: string): Promise<void> => {
  await tx.query(
    `insert into consents (user_id, purpose, text_version, is_given, source)
     select $1, purpose, text_version, false, 'erasure' from (
       select distinct on (purpose) purpose, text_version, is_given from consents where user_id = $1
       order by purpose, created_at desc, id desc) latest
     where is_given`,
    [userId],
  );
};

/** Years for which the consents of an erased account prove that the shop had them. Limitation Act 1963. */
const proofYears = 3;

/** Deletes the consents of accounts that were erased so long ago that claims about them have expired. */
export const deleteOldConsents = async (tx: EntityManager): Promise<void> => {
  await tx.query(
    `delete from consents c using users u
     where u.id = c.user_id and u.deleted_at < now() - make_interval(years => $1)`,
    [proofYears],
  );
};
