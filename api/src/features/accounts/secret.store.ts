import type { EntityManager } from "typeorm";
import { secretLife, signUpProofMinutes, type Purpose } from "./secret.rules.ts";

export type SecretRow = {
  id: string;
  purpose: Purpose;
  email: string;
  userId: string | null;
};

export type NewSecret = { id: string; purpose: Purpose; email: string; userId: string | null };

const columns = `id, purpose, email, user_id as "userId"`;
export const live = "ended_at is null and expires_at > now()";

/**
 * Adds a secret for an address; the secret itself is made when its mail is sent. Earlier ones stay valid, so that a
 * stranger who asks again does not end them. False if the row exists already: a job that is tried again adds no second.
 */
export const addSecret = async (tx: EntityManager, secret: NewSecret): Promise<boolean> => {
  const rows = await tx.query<unknown[]>(
    `insert into mailed_secrets (id, purpose, email, user_id, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(mins => $5)) on conflict (id) do nothing returning id`,
    [secret.id, secret.purpose, secret.email, secret.userId, secretLife[secret.purpose].minutes],
  );
  return rows.length > 0;
};

export const secretById = async (tx: EntityManager, id: string): Promise<SecretRow | undefined> => {
  const [row] = await tx.query<SecretRow[]>(
    `select ${columns} from mailed_secrets where id = $1 and ${live}`,
    [id],
  );
  return row;
};

/** Keeps the hash of the secret that is being mailed. */
export const setSecretHash = async (tx: EntityManager, id: string, hash: string): Promise<void> => {
  await tx.query("update mailed_secrets set secret_hash = $2 where id = $1", [id, hash]);
};

/** The live secret of a link, locked until the transaction ends. */
export const lockByHash = async (
  tx: EntityManager,
  purpose: Purpose,
  hash: string,
): Promise<SecretRow | undefined> => {
  const [row] = await tx.query<SecretRow[]>(
    `select ${columns} from mailed_secrets where purpose = $1 and secret_hash = $2 and ${live} for update`,
    [purpose, hash],
  );
  return row;
};

/** The live sign-up link that the browser with this cookie has followed, locked until the transaction ends. */
export const lockByProof = async (tx: EntityManager, proofHash: string): Promise<SecretRow | undefined> => {
  const [row] = await tx.query<SecretRow[]>(
    `select ${columns} from mailed_secrets where purpose = 'verify-email' and proved_from = $1
       and proved_at > now() - make_interval(mins => $2) and ${live} for update`,
    [proofHash, signUpProofMinutes],
  );
  return row;
};

/** Binds the proof of an address to one browser, by the hash of its cookie. */
export const markProved = async (tx: EntityManager, id: string, proofHash: string): Promise<void> => {
  await tx.query("update mailed_secrets set proved_at = now(), proved_from = $2 where id = $1", [
    id,
    proofHash,
  ]);
};

/** Ends every secret of one purpose that was mailed to an address. */
export const endSecretsTo = async (tx: EntityManager, purpose: Purpose, email: string): Promise<void> => {
  await tx.query(
    "update mailed_secrets set ended_at = now() where purpose = $1 and email = $2 and ended_at is null",
    [purpose, email],
  );
};

/** Ends every link and one-time password that was mailed for an account, or those of one purpose. */
export const endSecretsOf = async (tx: EntityManager, userId: string, purpose?: Purpose): Promise<void> => {
  await tx.query(
    `update mailed_secrets set ended_at = now()
     where user_id = $1 and ended_at is null and ($2::text is null or purpose = $2)`,
    [userId, purpose ?? null],
  );
};

/**
 * Renews the life of the newest unused link that was mailed to an address within a day: it stands in for a mail that the
 * limit on mails does not allow.
 */
export const renewNewestLink = async (tx: EntityManager, purpose: Purpose, email: string): Promise<void> => {
  await tx.query(
    `update mailed_secrets set expires_at = now() + make_interval(mins => $3) where id = (
       select id from mailed_secrets
       where purpose = $1 and email = $2 and ended_at is null and secret_hash is not null
         and created_at > now() - interval '1 day'
       order by created_at desc limit 1)`,
    [purpose, email, secretLife[purpose].minutes],
  );
};

/** The address that a link was mailed to which no longer works. */
export const addressOfSpentLink = async (
  tx: EntityManager,
  purpose: Purpose,
  hash: string,
): Promise<string | undefined> => {
  const [row] = await tx.query<{ email: string }[]>(
    `select email from mailed_secrets where purpose = $1 and secret_hash = $2 and not (${live})`,
    [purpose, hash],
  );
  return row?.email;
};

/** For how long, in days, a secret that is over is kept: whoever comes with its link is told more than "invalid". */
const overFor = 30;

/** Forgets the secrets that have long been over, and the addresses with them; those of no account after a day. */
export const deleteOldSecrets = async (tx: EntityManager): Promise<void> => {
  await tx.query(
    `delete from mailed_secrets where least(ended_at, expires_at) < now() - make_interval(days => $1)
       or (purpose = 'one-time-password' and user_id is null and expires_at < now() - interval '1 day')`,
    [overFor],
  );
};
