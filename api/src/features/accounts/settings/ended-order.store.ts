import type { EntityManager } from "typeorm";

/**
 * SQL condition: the shop no longer has to reach the shopper of an order `o`. It is delivered, cancelled or returned, no
 * return of it is open, and no cash of it waits to be paid back.
 */
const isOver = `o.order_status in ('delivered', 'cancelled', 'returned')
  and not exists (select from returns r where r.order_id = o.id
    and r.status not in ('refused', 'withdrawn', 'closed', 'completed'))
  and not exists (select from order_credits c join payouts p on p.credit_id = c.id
    where c.order_id = o.id and p.paid_at is null)`;

/**
 * Erases e-mail and phone in the orders of deleted accounts that are over. The courier needs the phone until then, and an
 * admin who pays cash back. `userId` is an account; all deleted ones if missing.
 */
export const eraseContactsOfEndedOrders = async (tx: EntityManager, userId?: string): Promise<void> => {
  await tx.query(
    `update orders o set ship_email = '', ship_phone = ''
     from users u where u.id = o.user_id and u.deleted_at is not null
       and (o.ship_email <> '' or o.ship_phone <> '') and ${isOver} ${userId ? "and u.id = $1" : ""}`,
    userId ? [userId] : [],
  );
};
