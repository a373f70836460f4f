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
  const [row] = await tx.query<LockedPayout[]>(
    `select p.id, p.amount, p.destination, p.details_given_at as "detailsGivenAt", p.paid_at as "paidAt", p.reference, o.id as "orderId", o.order_number as "orderNumber",
       o.user_id as "userId"
     from payouts p join order_credits c on c.id = p.credit_id join orders o on o.id = c.order_id
     where p.id = $1 for update of p`,
    [id],
  );
  return row;
};

/** Stores the encrypted destination of a locked payout with what may be shown of it. Its details are given from now on. */
export const setDestination = async (
  tx: EntityManager,
  id: string,
  { destination, hint }: { destination: string; hint: string },
): Promise<void> => {
  await tx.query(
    "update payouts set destination = $2, destination_hint = $3, details_given_at = now() where id = $1",
    [id, destination, hint],
  );
};

/** Marks a locked payout as paid, and erases its destination. */
export const closePayout = async (
  tx: EntityManager,
  id: string,
  { userId, reference }: { userId: string; reference: string },
): Promise<void> => {
  await tx.query(
    "update payouts set destination = null, paid_at = now(), paid_by = $2, reference = $3 where id = $1",
    [id, userId, reference],
  );
};
