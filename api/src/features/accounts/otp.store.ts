import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { secretLife } from "./secret.rules.ts";
import { addSecret, live, type NewSecret } from "./secret.store.ts";

export type OtpRow = {
  id: string;
  /** The account that the code resets; `null` for an address without one, and for an admin's. */
  shopperId: string | null;
  secretHash: string | null;
};

const purpose = "one-time-password";

/** The live one-time password of an address, locked until the transaction ends. */
export const lockOtp = async (tx: EntityManager, email: string): Promise<OtpRow | undefined> => {
  const [row] = await tx.query<OtpRow[]>(
    `select id, secret_hash as "secretHash",
       (select u.id from users u where u.id = user_id and u.role <> 'admin') as "shopperId"
     from mailed_secrets where purpose = $1 and email = $2 and ${live}
     order by created_at desc limit 1 for update of mailed_secrets`,
    [purpose, email],
  );
  return row;
};

/**
 * The one-time password to mail for an address: the live one with a new life if there is one, or else a new one. So a
 * stranger who asks again cannot replace the code that its owner has in hand. Returns its id.
 */
export const addOrRenewOtp = async (
  tx: EntityManager,
  receiver: Pick<NewSecret, "email" | "userId">,
): Promise<string> => {
  await tx.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`${purpose} ${receiver.email}`]);
  const existingOtp = await lockOtp(tx, receiver.email);
  if (!existingOtp) {
    const id = randomUUID();
    await addSecret(tx, { id, purpose, ...receiver });
    return id;
  }
  await tx.query("update mailed_secrets set expires_at = now() + make_interval(mins => $2) where id = $1", [
    existingOtp.id,
    secretLife[purpose].minutes,
  ]);
  return existingOtp.id;
};

/** Counts a wrong guess; the last one that is allowed ends the code. */
export const countOtpTry = async (tx: EntityManager, id: string): Promise<void> => {
  await tx.query(
    "update mailed_secrets set tries = tries + 1, ended_at = case when tries + 1 >= $2 then now() end where id = $1",
    [id, secretLife[purpose].tries],
  );
};

/** Wrong guesses at the codes of an address within a day; counted for an address without an account too. */
export const failedOtpTries = async (tx: EntityManager, email: string): Promise<number> => {
  const [row] = await tx.query<{ tries: number }[]>(
    `select coalesce(sum(tries), 0)::int as tries from mailed_secrets
     where purpose = $1 and email = $2 and expires_at > now() - interval '1 day'`,
    [purpose, email],
  );
  return row?.tries ?? 0;
};
