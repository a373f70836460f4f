import type { EntityManager } from "typeorm";
import type { Paise } from "../../platform/money.ts";
import { cashToCollect } from "../orders/order.store.ts";

/** Records the cash of an order. Returns the amount. */
export const addCollection = async (
  tx: EntityManager,
  { orderId, userId }: { orderId: string; userId: string },
): Promise<Paise> => {
  const [row] = await tx.query<{ amount: Paise }[]>(
    `insert into cash_collections (order_id, amount, user_id)
     select o.id, ${cashToCollect}, $2::uuid from orders o where o.id = $1 returning amount`,
    [orderId, userId],
  );
  return row?.amount ?? 0;
};
