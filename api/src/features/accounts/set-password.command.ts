import type { EntityManager } from "typeorm";
import { addJob } from "../../platform/jobs/jobs.ts";
import { endSecretsOf } from "./secret.store.ts";
import { endSessionsOf } from "./session.store.ts";
import { setPasswordHash, userById } from "./user.store.ts";

/** Gives an account its new password, ends its sessions and whatever could recover it, and tells its owner by mail. */
export const setPassword = async (tx: EntityManager, userId: string, passwordHash: string): Promise<void> => {
  await setPasswordHash(tx, userId, passwordHash);
  await endSessionsOf(tx, userId);
  await endSecretsOf(tx, userId);
  const user = await userById(tx, userId);
  if (user) await addJob(tx, "mail-password-changed", { to: user.email, name: user.name });
};
