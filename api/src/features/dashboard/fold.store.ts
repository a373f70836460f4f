import type { EntityManager } from "typeorm";
import { sqlStatuses } from "../orders/order-filter.store.ts";
import { soldStatuses } from "../orders/order-totals.rules.ts";
import { maxSalesDays } from "./sales.rules.ts";

/** Takes the lock of folds and recounts until the transaction ends. `false` if another one holds it. */
export const lockFigures = async (tx: EntityManager): Promise<boolean> => {
  const [row] = await tx.query<{ isLocked: boolean }[]>(
    `select pg_try_advisory_xact_lock(hashtext('figures')) as "isLocked"`,
  );
  return row?.isLocked ?? false;
};

/** The first day in India of which sales of products are kept: one more than the longest period. */
const firstKeptDay = `indian_day(now()) - ${maxSalesDays}`;

/**
 * Moves the oldest deltas into the totals of their days and into the sales of their products, in one statement: a reader
 * sees each delta in one place. Returns the number of deltas and the orders that are new.
 */
export const foldOrderDeltas = async (
  tx: EntityManager,
  limit: number,
): Promise<{ folded: number; newOrderIds: string[] }> => {
  const [row] = await tx.query<{ folded: number; newOrderIds: string[] }[]>(
    `with batch as (delete from order_deltas where id in (select id from order_deltas order by id limit $1)
        returning order_id, day, order_status, payment_status, orders, amount),
      totals as (insert into order_totals as t (day, order_status, payment_status, orders, amount)
        select day, order_status, payment_status, sum(orders), sum(amount) from batch group by 1, 2, 3
        on conflict (day, order_status, payment_status)
          do update set orders = t.orders + excluded.orders, amount = t.amount + excluded.amount),
      sold as (select order_id, day, sum(orders) as times from batch
        where order_status in (${sqlStatuses(soldStatuses)}) and day >= ${firstKeptDay}
        group by 1, 2 having sum(orders) <> 0),
      sales as (insert into product_sales as s (day, product_id, pieces, amount)
        select sold.day, l.product_id, sum(sold.times * l.quantity),
          sum(sold.times * (l.price::bigint * l.quantity - l.discount))
        from sold join order_lines l on l.order_id = sold.order_id group by 1, 2
        on conflict (day, product_id)
          do update set pieces = s.pieces + excluded.pieces, amount = s.amount + excluded.amount),
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

/** Deletes sales of days that no period contains any more. */
export const deleteOldSales = async (tx: EntityManager): Promise<void> => {
  await tx.query(`delete from product_sales where day < ${firstKeptDay}`);
};

/** Replaces the parts of the inventory by their sum. */
export const foldInventory = async (tx: EntityManager): Promise<void> => {
  await tx.query(
    `with parts as (delete from inventory_parts where (select count(*) from inventory_parts) > 1 returning pieces)
     insert into inventory_parts (pieces) select sum(pieces) from parts having count(*) > 0`,
  );
};
