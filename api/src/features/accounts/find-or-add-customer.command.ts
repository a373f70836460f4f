import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { addJob } from "../../platform/jobs/jobs.ts";
import { refuse } from "./accounts.refusals.ts";
import { firstPasswordDays } from "./account-mails.rules.ts";
import { isMailable } from "./email.rules.ts";
import { addSecret } from "./mailed-secrets/secret.store.ts";
import { Role } from "./user.entity.ts";
import { addCustomer, lockUserByEmail } from "./user.store.ts";

/**
 * The account of a customer for whom an admin takes an order. A missing one is added without a password. If there is an address, a
 * mailed link lets the customer choose a password; until then the address is not verified, and gets no mails about orders. The
 * account stays locked until the transaction ends. Throws CUSTOMER_IS_ADMIN.
 */
export const findOrAddCustomer = async (
  tx: EntityManager,
  customer: { email: string; name: string; mobile: string },
): Promise<{ userId: string; isCashBlocked: boolean }> => {
  const user = await lockUserByEmail(tx, customer.email);
  if (user?.role === Role.ADMIN) refuse("CUSTOMER_IS_ADMIN", { field: "email" });
  if (user) return { userId: user.id, isCashBlocked: user.cashBlockReason !== null };
  const userId = await addCustomer(tx, customer);
  const added = { userId, isCashBlocked: false };
  if (!isMailable(customer.email)) return added;
  const secretId = randomUUID();
  const secret = { id: secretId, purpose: "reset-password", email: customer.email, userId } as const;
  await addSecret(tx, secret, firstPasswordDays * 24 * 60);
  await addJob(tx, "mail-first-password", { secretId });
  return added;
};
