import type { EntityManager } from "typeorm";

/** Takes the lock of folds and recounts until the transaction ends. `false` if another one holds it. */
export const lockFigures = async (tx: EntityManager): Promise<boolean> => {
  const [row] = await tx.query<{ isLocked: boolean }[]>(
    `select pg_try_advisory_xact_lock(hashtext('figures')) as "isLocked"`,
  );
  return row?.isLocked ?? false;
};

/**
 * Moves the oldest deltas into the totals of their days, in one statement: a reader sees each delta in one place. Returns
 * the number of deltas and the orders that are new.
 */
export const foldOrderDeltas = async (
  tx: EntityManager,
  limit: number,
): Promise<{ folded: number; newOrderIds: string[] }> => {
  const [row] = await tx.query<{ folded: number; newOrderIds: string[] }[]>(
    `with batch as (delete from order_deltas where id in (select id from order_deltas order by id limit $1)
        returning order_id, day, order_status, payment_status, orders, amount, credited),
      totals as (insert into order_totals as t (day, order_status, payment_status, orders, amount, credited)
        select day, order_status, payment_status, sum(orders), sum(amount), sum(credited) from batch group by 1, 2, 3
        on conflict (day, order_status, payment_status)
          do update set orders = t.orders + excluded.orders, amount = t.amount + excluded.amount,
            credited = t.credited + excluded.credited),
      added as (select order_id from batch group by 1 having sum(orders) > 0)
    select (select count(*)::int from batch) as folded,
      (select coalesce(array_agg(order_id), '{}') from added) as "newOrderIds"`,
    [limit],
  );
  return row ?? { folded: 0, newOrderIds: [] };
};

/** Counts the orders of the customers of these orders again. The order of the locks prevents deadlocks. */
export const recountCustomers = async (tx: EntityManager, orderIds: readonly string[]): Promise<void> => {
  await tx.query(
    `select recount_customer(c.address) from (select distinct lower(ship_email) as address from orders
       where id = any($1::uuid[]) order by 1) c`,
    [orderIds],
  );
};

/** Replaces the parts of the inventory by their sum. */
export const foldInventory = async (tx: EntityManager): Promise<void> => {
  await tx.query(
    `with parts as (delete from inventory_parts where (select count(*) from inventory_parts) > 1 returning pieces)
     insert into inventory_parts (pieces) select sum(pieces) from parts having count(*) > 0`,
  );
};
