import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { addJob } from "../../../platform/jobs/jobs.ts";
import { deleteLoginNumber } from "../login-numbers/login-number.store.ts";
import { endSecretsOfUser } from "../mailed-secrets/secret.store.ts";
import { addSecurityMail } from "../second-factor/add-security-mail.command.ts";
import { endChallengesOf } from "../second-factor/challenge.store.ts";
import { removeUnconfirmedApp } from "../second-factor/second-factor.store.ts";
import { endSessionsOf } from "../sessions/session.store.ts";
import { endKeysMadeBy } from "./staff-key.store.ts";
import { setPasswordHash, userById } from "../user.store.ts";

export type PasswordSetting = {
  /**
   * Whether the former password may be known to an attacker, who may have made API keys or added a login number: both are removed.
   */
  isRecovery?: boolean;
};

/**
 * Sets the password of an account, ends its sessions, begun logins and mailed secrets, and adds a mail about the change. The
 * first password of an account is no change. Returns the names of the API keys that have ended.
 */
export const setPassword = async (
  tx: EntityManager,
  userId: string,
  passwordHash: string,
  { isRecovery = false }: PasswordSetting = {},
): Promise<string[]> => {
  const user = await userById(tx, userId);
  await setPasswordHash(tx, userId, passwordHash);
  // Before the sessions: a login that is being finished holds its challenge, and its session must end too.
  await endChallengesOf(tx, userId);
  await removeUnconfirmedApp(tx, userId);
  await endSessionsOf(tx, userId);
  await endSecretsOfUser(tx, userId);
  if (isRecovery && (await deleteLoginNumber(tx, userId)))
    await addSecurityMail(tx, userId, "login-number-removed");
  const endedKeys = isRecovery ? await endKeysMadeBy(tx, userId) : [];
  if (!user || user.passwordHash === "") return endedKeys;
  const mail = { to: user.email, name: user.name, endedKeys, mailId: randomUUID() };
  await addJob(tx, "mail-password-changed", mail);
  return endedKeys;
};
