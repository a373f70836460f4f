import type { EntityManager } from "typeorm";
import { lockWelcomeCode, welcomeCode, type LockedCode } from "../accounts/welcome-code.store.ts";
import { hasUncancelledOrder } from "../orders/order-write.store.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { normalizedCode } from "./discount.rules.ts";

const field = "discountCode";

type CodeRequest = { userId: string; typed: string | null | undefined };

const checkedCode = async (
  tx: EntityManager,
  { userId, typed }: CodeRequest,
  find: typeof welcomeCode,
): Promise<LockedCode | null> => {
  const code = normalizedCode(typed);
  if (!code) return null;
  const match = (await find(tx, { userId, code })) ?? refuse("CODE_UNKNOWN", { field });
  if (match.orderId) refuse("CODE_SPENT", { field });
  if (await hasUncancelledOrder(tx, userId)) refuse("CODE_NOT_FIRST", { field });
  return match;
};

/**
 * The welcome code that she typed, if it may be spent now: her own, unspent, and for her first order (one that was
 * cancelled does not count). Another shopper's code is as unknown as one that nobody has. Decision 15.
 */
export const codeForQuote = (tx: EntityManager, request: CodeRequest): Promise<LockedCode | null> =>
  checkedCode(tx, request, welcomeCode);

/** The same, locked, so that of two orders at once only one spends it. */
export const codeForOrder = (tx: EntityManager, request: CodeRequest): Promise<LockedCode | null> =>
  checkedCode(tx, request, lockWelcomeCode);
