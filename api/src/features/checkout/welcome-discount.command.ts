import type { EntityManager } from "typeorm";
import {
  lockWelcomeCode,
  findWelcomeCode,
  type LockedCode,
} from "../accounts/welcome-codes/welcome-code.store.ts";
import { hasLivingOrder } from "../orders/order-write.store.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { typedCode } from "./discount.rules.ts";

const field = "discountCode";

type Asked = { userId: string; typed: string | null | undefined };

const checked = async (
  tx: EntityManager,
  { userId, typed }: Asked,
  find: typeof findWelcomeCode,
): Promise<LockedCode | null> => {
  const code = typedCode(typed);
  if (!code) return null;
  const known = (await find(tx, { userId, code })) ?? refuse("CODE_UNKNOWN", { field });
  if (known.orderId) refuse("CODE_SPENT", { field });
  if (await hasLivingOrder(tx, userId)) refuse("CODE_NOT_FIRST", { field });
  return known;
};

/**
 * The welcome code that she typed, if it may be spent now: her own, unspent, and for her first order (one that was
 * cancelled does not count). Another shopper's code is as unknown as one that nobody has. Decision 15.
 */
export const codeForQuote = (tx: EntityManager, asked: Asked): Promise<LockedCode | null> =>
  checked(tx, asked, findWelcomeCode);

/** The same, locked, so that of two orders at once only one spends it. */
export const codeForOrder = (tx: EntityManager, asked: Asked): Promise<LockedCode | null> =>
  checked(tx, asked, lockWelcomeCode);
