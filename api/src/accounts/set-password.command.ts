import type { EntityManager } from "typeorm";
import { addJob } from "../gateways/jobs.ts";
import { endSessionsOf } from "./session.store.ts";
import { setPasswordHash, userById } from "./user.store.ts";

/** Gives an account its new password, ends every session of it, and tells its owner by mail. */
export const setPassword = async (tx: EntityManager, userId: string, passwordHash: string): Promise<void> => {
  await setPasswordHash(tx, userId, passwordHash);
  await endSessionsOf(tx, userId);
  const user = await userById(tx, userId);
  if (user) await addJob(tx, "mail-password-changed", { to: user.email, name: user.name });
};
