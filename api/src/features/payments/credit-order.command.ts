import type { EntityManager } from "typeorm";
import { addJob } from "../../platform/jobs/jobs.ts";
import { refuse } from "./payments.refusals.ts";
import type { LockedOrder } from "../orders/order-write.store.ts";
import { creditAmounts, remainingPieces, type CreditParts, type CreditReason } from "./credit.rules.ts";
import { addCredit, creditableOrder, creditOfSource, type CreditRow } from "./credit.store.ts";
import { settleCredits } from "./settle-credit.command.ts";

export type CreditRequest = {
  /** The order for "rest", the return that the pieces belong to, or the request of an admin. One source has one credit. */
  sourceId: string;
  reason: CreditReason;
  parts: CreditParts | "rest";
  /** What the shop writes to the shopper about it. */
  note?: string | null;
};

/**
 * Credits a part of a locked order, pays their amount back, and adds the job of the credit note, all in the caller's
 * transaction. The same source again changes nothing and returns its credit. `undefined` if "rest" is nothing.
 * Throws CREDIT_EXCEEDS_ORDER.
 */
export const creditOrder = async (
  tx: EntityManager,
  order: LockedOrder,
  { sourceId, reason, parts, note = null }: CreditRequest,
): Promise<CreditRow | undefined> => {
  const existing = await creditOfSource(tx, sourceId);
  if (existing) return existing.orderId === order.id ? existing : refuse("CREDIT_EXCEEDS_ORDER");
  const creditable = await creditableOrder(tx, order.id);
  const chosen = parts === "rest" ? { pieces: remainingPieces(creditable) } : parts;
  if (parts === "rest" && chosen.pieces.length === 0) return undefined;
  const amounts = creditAmounts(creditable, chosen) ?? refuse("CREDIT_EXCEEDS_ORDER");
  const credit = await addCredit(tx, { orderId: order.id, sourceId, reason, note }, amounts);
  await settleCredits(tx, order, [credit]);
  // The prices of the pieces can have been reduced to nothing before.
  if (credit.amount > 0) await addJob(tx, "issue-credit-note", { creditId: credit.id });
  return credit;
};
