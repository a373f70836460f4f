import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { addJob } from "../../../platform/jobs/jobs.ts";
import { userById } from "../user.store.ts";
import type { SecurityChange } from "./second-factor-mails.rules.ts";

/** Adds the mail that tells the owner of an account about a change of its second factor. */
export const addSecurityMail = async (
  tx: EntityManager,
  userId: string,
  change: SecurityChange,
): Promise<void> => {
  const user = await userById(tx, userId);
  if (user)
    await addJob(tx, "mail-security-change", {
      to: user.email,
      name: user.name,
      change,
      mailId: randomUUID(),
    });
};
