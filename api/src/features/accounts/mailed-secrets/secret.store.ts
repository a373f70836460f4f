import { IsNull, Raw, type EntityManager, type FindOptionsWhere } from "typeorm";
import { insertNew } from "../../../platform/database/insert-new.ts";
import { MailedSecret } from "./mailed-secret.entity.ts";
import { secretMinutes, signUpProofMinutes, type Purpose } from "./secret.rules.ts";

export type SecretRow = Pick<MailedSecret, "id" | "purpose" | "email" | "userId">;

/** SQL condition of a valid secret. */
export const liveCondition = "ended_at is null and expires_at > now()";

/** The same for an entity, by the clock of the database. */
const live = { endedAt: IsNull(), expiresAt: Raw((column) => `${column} > now()`) };

/** SQL: so many minutes from now. */
export const minutesFromNow = (minutes: number): string => `now() + make_interval(mins => ${minutes})`;

/**
 * Inserts the row of a secret. The secret itself is made when its mail is sent. Earlier secrets of the address stay valid,
 * because a stranger may have made this request. Returns false if the row exists already, as after a retry of the job.
 */
export const addSecret = (
  tx: EntityManager,
  secret: SecretRow,
  minutes = secretMinutes[secret.purpose],
): Promise<boolean> => insertNew(tx, MailedSecret, { ...secret, expiresAt: () => minutesFromNow(minutes) });

/** `null` if missing, used or expired. */
export const secretById = (tx: EntityManager, id: string): Promise<SecretRow | null> =>
  tx.findOneBy(MailedSecret, { id, ...live });

/** Stores the hash of the secret that is mailed now. */
export const setSecretHash = async (tx: EntityManager, id: string, hash: string): Promise<void> => {
  await tx.update(MailedSecret, { id }, { secretHash: hash });
};

/** Outside of a transaction, where a link is checked before a password is hashed, nothing is locked. */
const lockSecret = (tx: EntityManager, where: FindOptionsWhere<MailedSecret>): Promise<SecretRow | null> =>
  tx.findOne(MailedSecret, {
    where: { ...where, ...live },
    ...(tx.queryRunner?.isTransactionActive && { lock: { mode: "pessimistic_write" } }),
  });

/** The valid secret of a link, locked until the transaction ends; `null` if missing. */
export const lockSecretByHash = (
  tx: EntityManager,
  purpose: Purpose,
  hash: string,
): Promise<SecretRow | null> => lockSecret(tx, { purpose, secretHash: hash });

/** The valid sign-up link that the browser with this cookie has opened, locked until the transaction ends. */
export const lockSecretByProof = (tx: EntityManager, proofHash: string): Promise<SecretRow | null> =>
  lockSecret(tx, {
    purpose: "verify-email",
    provedFrom: proofHash,
    provedAt: Raw((column) => `${column} > now() - make_interval(mins => ${signUpProofMinutes})`),
  });

/** Binds an opened sign-up link to one browser, by the hash of its cookie. */
export const setProof = async (tx: EntityManager, id: string, proofHash: string): Promise<void> => {
  await tx.update(MailedSecret, { id }, { provedAt: () => "now()", provedFrom: proofHash });
};

/** Ends a secret that was used. */
export const endSecret = async (tx: EntityManager, id: string): Promise<void> => {
  await tx.update(MailedSecret, { id }, { endedAt: () => "now()" });
};

/** Ends all secrets of one purpose that were mailed to an address. */
export const endSecretsOfEmail = async (
  tx: EntityManager,
  purpose: Purpose,
  email: string,
): Promise<void> => {
  await tx.update(MailedSecret, { purpose, email, endedAt: IsNull() }, { endedAt: () => "now()" });
};

/** Ends all secrets of an account, or those of one purpose. */
export const endSecretsOfUser = async (
  tx: EntityManager,
  userId: string,
  purpose?: Purpose,
): Promise<void> => {
  await tx.update(
    MailedSecret,
    { userId, endedAt: IsNull(), ...(purpose && { purpose }) },
    { endedAt: () => "now()" },
  );
};

/**
 * Renews the newest unused link that was mailed to an address within a day. It replaces a mail beyond the limit on mails.
 */
export const renewNewestLink = async (tx: EntityManager, purpose: Purpose, email: string): Promise<void> => {
  await tx.query(
    `update mailed_secrets set expires_at = now() + make_interval(mins => $3) where id = (
       select id from mailed_secrets
       where purpose = $1 and email = $2 and ended_at is null and secret_hash is not null
         and created_at > now() - interval '1 day'
       order by created_at desc limit 1)`,
    [purpose, email, secretMinutes[purpose]],
  );
};

/** The address that an ended or expired link was mailed to; `undefined` if missing. */
export const emailOfEndedLink = async (
  tx: EntityManager,
  purpose: Purpose,
  hash: string,
): Promise<string | undefined> => {
  const [row] = await tx.query<{ email: string }[]>(
    `select email from mailed_secrets where purpose = $1 and secret_hash = $2 and not (${liveCondition})`,
    [purpose, hash],
  );
  return row?.email;
};

/**
 * Whether a link to verify an address was used or has ended, and its address is verified: of the account now, or for the mails of
 * its orders.
 */
export const isOfVerifiedAddress = async (tx: EntityManager, hash: string): Promise<boolean> => {
  const rows = await tx.query<unknown[]>(
    `select 1 from mailed_secrets s join users u on u.id = s.user_id and u.email = s.email
     where s.purpose = 'confirm-email' and s.secret_hash = $1 and u.email_verified_at is not null and u.deleted_at is null
     union all select 1 from order_addresses where secret_hash = $1 and confirmed_at is not null`,
    [hash],
  );
  return rows.length > 0;
};

/** Days for which an ended secret is stored, so that a refusal of its link can name the reason. */
const endedSecretDays = 30;

/** Deletes old ended secrets. Digits for addresses without an account are deleted after a day. */
export const deleteOldSecrets = async (tx: EntityManager): Promise<void> => {
  await tx.query(
    `delete from mailed_secrets where least(ended_at, expires_at) < now() - make_interval(days => $1)
       or (purpose in ('one-time-password', 'login-code', 'sms-login') and user_id is null and expires_at < now() - interval '1 day')`,
    [endedSecretDays],
  );
};
