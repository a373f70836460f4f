import { randomUUID } from "node:crypto";
import { Raw, type EntityManager } from "typeorm";
import { MailedSecret } from "./mailed-secret.entity.ts";
import { maxOtpTries, secretMinutes } from "./secret.rules.ts";
import { addSecret, liveCondition, minutesFromNow, type SecretRow } from "./secret.store.ts";

export type OtpRow = {
  id: string;
  /** The shopper whose password the code resets; `null` for an address without an account and for an admin. */
  shopperId: string | null;
  secretHash: string | null;
};

const purpose = "one-time-password";

/** The valid one-time password of an address, locked until the transaction ends; `undefined` if missing. */
export const lockOtp = async (tx: EntityManager, email: string): Promise<OtpRow | undefined> => {
  const [row] = await tx.query<OtpRow[]>(
    `select id, secret_hash as "secretHash",
       (select u.id from users u where u.id = user_id and u.role <> 'admin') as "shopperId"
     from mailed_secrets where purpose = $1 and email = $2 and ${liveCondition}
     order by created_at desc limit 1 for update of mailed_secrets`,
    [purpose, email],
  );
  return row;
};

/**
 * Renews the valid one-time password of an address, or adds a new one. A second request, perhaps by an attacker, does not
 * replace the code that the owner has received. The row may be older than the account, so it is assigned to the account again.
 * Returns its id.
 */
export const addOrRenewOtp = async (
  tx: EntityManager,
  receiver: Pick<SecretRow, "email" | "userId">,
): Promise<string> => {
  await tx.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`${purpose} ${receiver.email}`]);
  const existingOtp = await lockOtp(tx, receiver.email);
  if (!existingOtp) {
    const id = randomUUID();
    await addSecret(tx, { id, purpose, ...receiver });
    return id;
  }
  const { id } = existingOtp;
  const expiresAt = () => minutesFromNow(secretMinutes[purpose]);
  await tx.update(MailedSecret, { id }, { userId: receiver.userId, expiresAt });
  return id;
};

/** Counts a wrong guess. The last allowed guess ends the code. */
export const countOtpTry = async (tx: EntityManager, id: string): Promise<void> => {
  await tx.update(
    MailedSecret,
    { id },
    { tries: () => "tries + 1", endedAt: () => `case when tries + 1 >= ${maxOtpTries} then now() end` },
  );
};

/** Wrong guesses for the codes of an address within a day, also for an address without an account. */
export const failedOtpTries = async (tx: EntityManager, email: string): Promise<number> => {
  const expiresAt = Raw((column) => `${column} > now() - interval '1 day'`);
  return (await tx.sum(MailedSecret, "tries", { purpose, email, expiresAt })) ?? 0;
};
