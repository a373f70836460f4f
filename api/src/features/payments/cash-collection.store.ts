import type { EntityManager } from "typeorm";
import type { Paise } from "../../platform/money.ts";
import { exactCash } from "../orders/order.store.ts";
import { CashCollection } from "./cash-collection.entity.ts";
import { CashRounding } from "./cash-rounding.entity.ts";

/** What is charged for a locked cash order at the door, to the paisa. */
export const exactCashOf = async (tx: EntityManager, orderId: string): Promise<Paise> => {
  const [row] = await tx.query<{ exact: Paise }[]>(
    `select ${exactCash} as exact from orders o where o.id = $1`,
    [orderId],
  );
  return row?.exact ?? 0;
};

/** Records the cash of an order. */
export const addCollection = async (
  tx: EntityManager,
  collection: { orderId: string; amount: Paise; userId: string },
): Promise<void> => {
  await tx.insert(CashCollection, collection);
};

/** Books the difference between cash and an exact amount, if there is any. */
export const addRounding = async (
  tx: EntityManager,
  rounding: { orderId: string; creditId?: string; amount: Paise },
): Promise<void> => {
  if (rounding.amount !== 0) await tx.insert(CashRounding, rounding);
};

/** The cash that was received for a locked order, and what of it was paid back; `undefined` if none is recorded. */
export const receivedCashOf = async (
  tx: EntityManager,
  orderId: string,
): Promise<{ received: Paise; paidBack: Paise } | undefined> => {
  const [row] = await tx.query<{ received: Paise; paidBack: Paise }[]>(
    `select amount as received, (select coalesce(sum(p.amount), 0)::bigint from payouts p
       join order_credits c on c.id = p.credit_id where c.order_id = $1) as "paidBack"
     from cash_collections where order_id = $1`,
    [orderId],
  );
  return row;
};
