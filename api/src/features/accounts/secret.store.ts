import type { EntityManager } from "typeorm";
import { secretLife, type Purpose } from "./secret.rules.ts";

export type SecretRow = {
  id: string;
  purpose: Purpose;
  email: string;
  userId: string | null;
  secretHash: string | null;
  tries: number;
  /** From which network address the secret came back within the last 30 minutes. */
  provedFrom: string | null;
};

const columns = `id, purpose, email, user_id as "userId", secret_hash as "secretHash", tries, case when proved_at > now() - interval '30 minutes' then proved_from end as "provedFrom"`;
const live = "ended_at is null and expires_at > now()";

/** A new secret for an address; it ends the one before. The secret itself is made when its mail is sent. */
export const replaceSecret = async (
  tx: EntityManager,
  secret: { purpose: Purpose; email: string; userId: string | null },
): Promise<string> => {
  await tx.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [
    `${secret.purpose} ${secret.email}`,
  ]);
  await tx.query(
    "update mailed_secrets set ended_at = now() where purpose = $1 and email = $2 and ended_at is null",
    [secret.purpose, secret.email],
  );
  const [row] = await tx.query<{ id: string }[]>(
    `insert into mailed_secrets (purpose, email, user_id, expires_at)
     values ($1, $2, $3, now() + make_interval(mins => $4)) returning id`,
    [secret.purpose, secret.email, secret.userId, secretLife[secret.purpose].minutes],
  );
  return row?.id ?? "";
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

/** The living secret of a link, locked until the transaction ends. */
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

/** The living secret of an address, locked until the transaction ends. */
export const lockByEmail = async (
  tx: EntityManager,
  purpose: Purpose,
  email: string,
): Promise<SecretRow | undefined> => {
  const [row] = await tx.query<SecretRow[]>(
    `select ${columns} from mailed_secrets where purpose = $1 and email = $2 and ${live} for update`,
    [purpose, email],
  );
  return row;
};

export const markProved = async (tx: EntityManager, id: string, from: string): Promise<void> => {
  await tx.query("update mailed_secrets set proved_at = now(), proved_from = $2 where id = $1", [id, from]);
};

export const endSecret = async (tx: EntityManager, id: string): Promise<void> => {
  await tx.query("update mailed_secrets set ended_at = now() where id = $1", [id]);
};

/** Ends every link and one-time password that was mailed for an account, or those of one purpose. */
export const endSecretsOf = async (tx: EntityManager, userId: string, purpose?: Purpose): Promise<void> => {
  await tx.query(
    `update mailed_secrets set ended_at = now()
     where user_id = $1 and ended_at is null and ($2::text is null or purpose = $2)`,
    [userId, purpose ?? null],
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

/** Forgets the secrets that have long been over, and the addresses with them. */
export const deleteOldSecrets = async (tx: EntityManager): Promise<void> => {
  await tx.query(
    "delete from mailed_secrets where least(ended_at, expires_at) < now() - make_interval(days => $1)",
    [overFor],
  );
};

/** Counts a wrong guess; the last one that is allowed ends the secret. */
export const countTry = async (tx: EntityManager, secret: SecretRow): Promise<void> => {
  await tx.query(
    "update mailed_secrets set tries = tries + 1, ended_at = case when tries + 1 >= $2 then now() end where id = $1",
    [secret.id, secretLife[secret.purpose].tries],
  );
};
