import type { EntityManager } from "typeorm";
import type { Services } from "../../shop/services.ts";
import { welcomeCodeAddressHash } from "./welcome-code-address.rules.ts";
import { hadWelcomeCode } from "./welcome-code-address.store.ts";
import { addWelcomeCode } from "./welcome-code.store.ts";

/**
 * Adds the welcome code of an account whose address is verified. `undefined` if the address had a code before, with an account
 * that was deleted or has another address now. Decision 15.
 */
export const giveWelcomeCode = async (
  tx: EntityManager,
  { jwtSecret, settings }: Pick<Services, "jwtSecret" | "settings">,
  { userId, email }: { userId: string; email: string },
): Promise<{ code: string; percent: number } | undefined> => {
  if (await hadWelcomeCode(tx, welcomeCodeAddressHash(jwtSecret, email))) return undefined;
  const percent = settings.shop.welcomeDiscountPercent;
  return { code: await addWelcomeCode(tx, { userId, percent }), percent };
};
