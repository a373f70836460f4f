import type { EntityManager } from "typeorm";
import type { Paise } from "../../platform/money.ts";
import { undoMinutes } from "../shop/undo.rules.ts";
import { Payout } from "./payout.entity.ts";

/** Inserts a payout that waits for the shopper's details. Returns its id. */
export const addPayout = async (
  tx: EntityManager,
  payout: { creditId: string; amount: Paise },
): Promise<string> => {
  const result = await tx.insert(Payout, payout);
  return (result.identifiers[0] as { id: string }).id;
};

export type LockedPayout = Pick<
  Payout,
  "id" | "amount" | "destination" | "detailsGivenAt" | "paidAt" | "reference"
> & {
  orderId: string;
  orderNumber: string;
  /** The shopper of its order. */
  userId: string;
};

/** Locks a payout until the transaction ends; `undefined` if missing. */
export const lockPayout = async (tx: EntityManager, id: string): Promise<LockedPayout | undefined> => {
  const payout = await tx
    .createQueryBuilder(Payout, "payout")
    .innerJoin("payout.credit", "credit")
    .innerJoin("credit.order", "order")
    .select(["payout", "credit.id", "order.id", "order.orderNumber", "order.userId"])
    .where({ id })
    .setLock("pessimistic_write", undefined, ["payout"])
    .getOne();
  if (!payout) return undefined;
  const { id: orderId, orderNumber, userId } = payout.credit.order;
  return Object.assign(payout, { orderId, orderNumber, userId });
};

/** Stores the encrypted destination of a locked payout with what may be shown of it. Its details are given from now on. */
export const setDestination = async (
  tx: EntityManager,
  id: string,
  { destination, hint }: { destination: string; hint: string },
): Promise<void> => {
  await tx.update(Payout, { id }, { destination, destinationHint: hint, detailsGivenAt: () => "now()" });
};

/** Marks a locked payout as paid. Its destination stays while the record can be undone. */
export const closePayout = async (
  tx: EntityManager,
  id: string,
  { userId, reference }: { userId: string; reference: string },
): Promise<void> => {
  const undoUntil = () => `now() + interval '${undoMinutes} minutes'`;
  await tx.update(Payout, { id }, { paidAt: () => "now()", paidBy: userId, reference, undoUntil });
};

/** Makes a locked payout as it was before its record. Returns whether that was still possible. */
export const reopenPayout = async (tx: EntityManager, id: string): Promise<boolean> => {
  // The time of the statement, not of the transaction, which may have waited for the lock.
  const [reopened] = await tx.query<[unknown[], number]>(
    `update payouts set paid_at = null, paid_by = null, reference = null, undo_until = null
     where id = $1 and undo_until > clock_timestamp() returning id`,
    [id],
  );
  return reopened.length > 0;
};

/** Makes records final that can no longer be undone, and erases their destinations. Returns the ids of the payouts. */
export const finishPayouts = async (tx: EntityManager, limit: number): Promise<string[]> => {
  const [finished] = await tx.query<[{ id: string }[], number]>(
    `update payouts set undo_until = null, destination = null where id in (
       select id from payouts where undo_until <= now() order by undo_until limit $1 for update skip locked)
     returning id`,
    [limit],
  );
  return finished.map(({ id }) => id);
};
