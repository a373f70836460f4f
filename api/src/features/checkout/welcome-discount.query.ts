import type { EntityManager } from "typeorm";
import {
  lockWelcomeCode,
  findWelcomeCode,
  type LockedCode,
} from "../accounts/welcome-codes/welcome-code.store.ts";
import { hasUncancelledOrder } from "../orders/order-write.store.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { normalizedCode } from "./discount.rules.ts";

const field = "discountCode";

type CodeRequest = { userId: string; input: string | null | undefined };

const checkedCode = async (
  tx: EntityManager,
  { userId, input }: CodeRequest,
  findCode: typeof findWelcomeCode,
): Promise<LockedCode | null> => {
  const code = normalizedCode(input);
  if (!code) return null;
  const match = (await findCode(tx, { userId, code })) ?? refuse("CODE_UNKNOWN", { field });
  if (match.orderId) refuse("CODE_SPENT", { field });
  if (await hasUncancelledOrder(tx, userId)) refuse("CODE_NOT_FIRST", { field });
  return match;
};

/**
 * The shopper's welcome code, if it can be spent now; `null` if the input is blank. It must be unspent, and for the first
 * order; cancelled orders do not count. Decision 15.
 * Throws CODE_UNKNOWN (also for the code of another shopper), CODE_SPENT, CODE_NOT_FIRST.
 */
export const codeForQuote = (tx: EntityManager, request: CodeRequest): Promise<LockedCode | null> =>
  checkedCode(tx, request, findWelcomeCode);

/** The same, locked: of two simultaneous orders only one spends it. */
export const codeForOrder = (tx: EntityManager, request: CodeRequest): Promise<LockedCode | null> =>
  checkedCode(tx, request, lockWelcomeCode);
