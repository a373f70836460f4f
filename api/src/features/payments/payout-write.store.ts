import type { EntityManager } from "typeorm";
import type { Paise } from "../../platform/money.ts";
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

/** Marks a locked payout as paid, and erases its destination. */
export const closePayout = async (
  tx: EntityManager,
  id: string,
  { userId, reference }: { userId: string; reference: string },
): Promise<void> => {
  await tx.update(Payout, { id }, { destination: null, paidAt: () => "now()", paidBy: userId, reference });
};
