import sql, { empty } from "sql-template-tag";
import type { EntityManager } from "typeorm";
import { primaryRows, type Database } from "../../../platform/database/database.ts";
import type { Paise } from "../../../platform/money.ts";
import type { Days } from "../../orders/order-totals.store.ts";
import type { MoneyFigure } from "./money-figure.rules.ts";

export type FigureSum = { figure: MoneyFigure; count: number; amount: Paise };

/** The sum of each figure on these days, exact at any moment. A figure without rows is missing. */
export const figureSums = (database: Database, { from, to }: Days): Promise<FigureSum[]> => {
  const { text, values } = sql`select figure, sum(count)::bigint as count, sum(amount)::bigint as amount
    from (select figure, day, count, amount from payment_totals
      union all select figure, day, count, amount from payment_deltas) t
    where true ${from ? sql`and day >= ${from}::date` : empty} ${to ? sql`and day <= ${to}::date` : empty}
    group by figure having sum(count) <> 0`;
  return primaryRows<FigureSum>(
    database,
    `payment-figures${from ? "-from" : ""}${to ? "-to" : ""}`,
    text,
    values,
  );
};

/** Moves the oldest deltas into the totals, in one statement. Returns their number; 0 while another process folds. */
export const foldDeltas = async (tx: EntityManager, limit: number): Promise<number> => {
  const [lock] = await tx.query<{ isLocked: boolean }[]>(
    `select pg_try_advisory_xact_lock(hashtext('payment figures')) as "isLocked"`,
  );
  if (!lock?.isLocked) return 0;
  const [row] = await tx.query<{ folded: number }[]>(
    `with batch as (delete from payment_deltas where id in (select id from payment_deltas order by id limit $1)
        returning figure, day, count, amount),
      totals as (insert into payment_totals as t (figure, day, count, amount)
        select figure, day, sum(count), sum(amount) from batch group by 1, 2
        on conflict (figure, day) do update set count = t.count + excluded.count, amount = t.amount + excluded.amount)
    select count(*)::int as folded from batch`,
    [limit],
  );
  return row?.folded ?? 0;
};
