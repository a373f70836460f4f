import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { addJob } from "../../../platform/jobs/jobs.ts";
import { endSecretsOfUser } from "../mailed-secrets/secret.store.ts";
import { endSessionsOf } from "../sessions/session.store.ts";
import { setPasswordHash, userById } from "../user.store.ts";

/**
 * Sets the password of an account, ends its sessions and mailed secrets, and adds a mail about the change. The first password of
 * an account that an admin made is no change.
 */
export const setPassword = async (tx: EntityManager, userId: string, passwordHash: string): Promise<void> => {
  const user = await userById(tx, userId);
  await setPasswordHash(tx, userId, passwordHash);
  await endSessionsOf(tx, userId);
  await endSecretsOfUser(tx, userId);
  if (user && user.passwordHash !== "")
    await addJob(tx, "mail-password-changed", { to: user.email, name: user.name, mailId: randomUUID() });
};
