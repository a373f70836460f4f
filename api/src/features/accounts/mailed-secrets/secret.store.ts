import type { EntityManager } from "typeorm";
import { secretMinutes, signUpProofMinutes, type Purpose } from "./secret.rules.ts";

export type SecretRow = {
  id: string;
  purpose: Purpose;
  email: string;
  userId: string | null;
};

const columns = `id, purpose, email, user_id as "userId"`;
/** SQL condition of a valid secret. */
export const liveCondition = "ended_at is null and expires_at > now()";

/**
 * Inserts the row of a secret. The secret itself is made when its mail is sent. Earlier secrets of the address stay valid,
 * because a stranger may have made this request. Returns false if the row exists already, as after a retry of the job.
 */
export const addSecret = async (
  tx: EntityManager,
  secret: SecretRow,
  minutes = secretMinutes[secret.purpose],
): Promise<boolean> => {
  const rows = await tx.query<unknown[]>(
    `insert into mailed_secrets (id, purpose, email, user_id, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(mins => $5)) on conflict (id) do nothing returning id`,
    [secret.id, secret.purpose, secret.email, secret.userId, minutes],
  );
  return rows.length > 0;
};

export const secretById = async (tx: EntityManager, id: string): Promise<SecretRow | undefined> => {
  const [row] = await tx.query<SecretRow[]>(
    `select ${columns} from mailed_secrets where id = $1 and ${liveCondition}`,
    [id],
  );
  return row;
};

/** Stores the hash of the secret that is mailed now. */
export const setSecretHash = async (tx: EntityManager, id: string, hash: string): Promise<void> => {
  await tx.query("update mailed_secrets set secret_hash = $2 where id = $1", [id, hash]);
};

/** The valid secret of a link, locked until the transaction ends; `undefined` if missing. */
export const lockSecretByHash = async (
  tx: EntityManager,
  purpose: Purpose,
  hash: string,
): Promise<SecretRow | undefined> => {
  const [row] = await tx.query<SecretRow[]>(
    `select ${columns} from mailed_secrets where purpose = $1 and secret_hash = $2 and ${liveCondition} for update`,
    [purpose, hash],
  );
  return row;
};

/** The valid sign-up link that the browser with this cookie has opened, locked until the transaction ends. */
export const lockSecretByProof = async (
  tx: EntityManager,
  proofHash: string,
): Promise<SecretRow | undefined> => {
  const [row] = await tx.query<SecretRow[]>(
    `select ${columns} from mailed_secrets where purpose = 'verify-email' and proved_from = $1
       and proved_at > now() - make_interval(mins => $2) and ${liveCondition} for update`,
    [proofHash, signUpProofMinutes],
  );
  return row;
};

/** Binds an opened sign-up link to one browser, by the hash of its cookie. */
export const setProof = async (tx: EntityManager, id: string, proofHash: string): Promise<void> => {
  await tx.query("update mailed_secrets set proved_at = now(), proved_from = $2 where id = $1", [
    id,
    proofHash,
  ]);
};

/** Ends all secrets of one purpose that were mailed to an address. */
export const endSecretsOfEmail = async (
  tx: EntityManager,
  purpose: Purpose,
  email: string,
): Promise<void> => {
  await tx.query(
    "update mailed_secrets set ended_at = now() where purpose = $1 and email = $2 and ended_at is null",
    [purpose, email],
  );
};

/** Ends all secrets of an account, or those of one purpose. */
export const endSecretsOfUser = async (
  tx: EntityManager,
  userId: string,
  purpose?: Purpose,
): Promise<void> => {
  await tx.query(
    `update mailed_secrets set ended_at = now()
     where user_id = $1 and ended_at is null and ($2::text is null or purpose = $2)`,
    [userId, purpose ?? null],
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

/** Days for which an ended secret is stored, so that a refusal of its link can name the reason. */
const endedSecretDays = 30;

/** Deletes old ended secrets. One-time passwords of addresses without an account are deleted after a day. */
export const deleteOldSecrets = async (tx: EntityManager): Promise<void> => {
  await tx.query(
    `delete from mailed_secrets where least(ended_at, expires_at) < now() - make_interval(days => $1)
       or (purpose = 'one-time-password' and user_id is null and expires_at < now() - interval '1 day')`,
    [endedSecretDays],
  );
};
