import type { EntityManager } from "typeorm";
import { CashCollection } from "./cash-collection.entity.ts";

/** When an order was first delivered; `null` if it was not. */
export const deliveredAt = async (tx: EntityManager, orderId: string): Promise<Date | null> => {
  const [row] = await tx.query<{ at: Date | null }[]>(
    `select min(changed_at) as at from order_status_changes where order_id = $1 and to_status = 'delivered'`,
    [orderId],
  );
  return row?.at ?? null;
};

/** Records the cash of an order: its total, less the credits in `credits` that were deducted at the door. */
export const addCollection = async (
  tx: EntityManager,
  { orderId, userId, deducted }: { orderId: string; userId: string; deducted: number },
): Promise<number> => {
  const [row] = await tx.query<{ amount: number }[]>(
    `insert into cash_collections (order_id, amount, user_id)
     select id, final_amount - $3::bigint, $2::uuid from orders where id = $1 returning amount`,
    [orderId, userId, deducted],
  );
  return row?.amount ?? 0;
};

/** Whether the cash of an order is recorded. */
export const isCollected = (tx: EntityManager, orderId: string): Promise<boolean> =>
  tx.exists(CashCollection, { where: { orderId } });
