import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { addJob } from "../../../platform/jobs/jobs.ts";
import type { Services } from "../../shop/services.ts";
import { markEmailVerified, ordersWithoutConfirmation, userById } from "../user.store.ts";
import { giveWelcomeCode } from "./give-welcome-code.command.ts";
import { welcomeCodeState } from "./welcome-code.store.ts";

/**
 * Marks the address of an account as verified, by a secret that was mailed to it. An account that an admin made for an order by
 * phone gets its welcome code now. The code is mailed if it can be spent: after a first order it can be, once that is
 * cancelled. Decision 15. Its confirmed orders are mailed now, since no mail goes to an address that is not verified.
 */
export const verifyAccountEmail = async (
  tx: EntityManager,
  services: Services,
  { userId, email }: { userId: string; email: string },
): Promise<void> => {
  if (!(await markEmailVerified(tx, userId, email))) return;
  for (const orderId of await ordersWithoutConfirmation(tx, userId))
    await addJob(tx, "mail-order-confirmation", { orderId });
  const { hasCode, hasOrder } = await welcomeCodeState(tx, userId);
  if (hasCode) return;
  const discount = await giveWelcomeCode(tx, services, { userId, email });
  const user = await userById(tx, userId);
  if (user && discount && !hasOrder)
    await addJob(tx, "mail-welcome", { to: email, name: user.name, ...discount, mailId: randomUUID() });
};
