import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { MailedSecret } from "../mailed-secrets/mailed-secret.entity.ts";
import { secretMinutes, type CodePurpose } from "../mailed-secrets/secret.rules.ts";
import { addSecret, liveCondition, minutesFromNow } from "../mailed-secrets/secret.store.ts";

export type LoginCodeRow = { id: string; secretHash: string | null };

/**
 * Whom a code was sent to, and where it works: `askedFrom` is the hash of the browser's cookie, or of the session for a code that
 * proves a number. `email` is the number of a code by SMS.
 */
export type CodeKey = { purpose: CodePurpose; email: string; askedFrom: string };

/** The valid code of a receiver and a browser, locked until the transaction ends; `undefined` if missing. */
export const lockLoginCode = async (
  tx: EntityManager,
  { purpose, email, askedFrom }: CodeKey,
): Promise<LoginCodeRow | undefined> => {
  const [row] = await tx.query<LoginCodeRow[]>(
    `select id, secret_hash as "secretHash" from mailed_secrets
     where purpose = $1 and email = $2 and proved_from = $3 and ${liveCondition}
     order by created_at desc limit 1 for update`,
    [purpose, email, askedFrom],
  );
  return row;
};

/**
 * Renews the valid code of a browser and a receiver, or adds a new one: a second request sends the same digits, so that each of
 * the two messages is right. Returns its id.
 */
export const addOrRenewLoginCode = async (
  tx: EntityManager,
  receiver: CodeKey & { userId: string | null },
): Promise<string> => {
  const { purpose, email, askedFrom, userId } = receiver;
  await tx.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [
    `${purpose} ${email} ${askedFrom}`,
  ]);
  const existing = await lockLoginCode(tx, receiver);
  const id = existing?.id ?? randomUUID();
  if (!existing) await addSecret(tx, { id, purpose, email, userId });
  await tx.update(
    MailedSecret,
    { id },
    { userId, provedFrom: askedFrom, expiresAt: () => minutesFromNow(secretMinutes[purpose]) },
  );
  return id;
};
