import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { addJob } from "../../platform/jobs/jobs.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { firstPasswordDays } from "./account-mails.rules.ts";
import { addSecret } from "./mailed-secrets/secret.store.ts";
import { Role } from "./user.entity.ts";
import { addCustomer, lockUserByEmail } from "./user.store.ts";

/**
 * The account of a customer for whom an admin takes an order. Without one it is added without a password, and a mail with a
 * link lets the customer choose one; until then the address is not verified, and gets no mails about orders. Returns its id.
 * Throws CUSTOMER_IS_ADMIN.
 */
export const findOrAddCustomer = async (
  tx: EntityManager,
  customer: { email: string; name: string; mobile: string },
): Promise<string> => {
  const user = await lockUserByEmail(tx, customer.email);
  if (user) return user.role === Role.ADMIN ? refuse("CUSTOMER_IS_ADMIN", { field: "email" }) : user.id;
  const userId = await addCustomer(tx, customer);
  const secretId = randomUUID();
  const secret = { id: secretId, purpose: "reset-password", email: customer.email, userId } as const;
  await addSecret(tx, secret, firstPasswordDays * 24 * 60);
  await addJob(tx, "mail-first-password", { secretId });
  return userId;
};
