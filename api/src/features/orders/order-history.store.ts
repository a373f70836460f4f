import type { EntityManager } from "typeorm";
import { prepared } from "../../platform/database/prepared-statements.ts";
import type { CashHistory, OrderHistory } from "./order-history.rules.ts";
import { PaymentMethod } from "./order-payment.rules.ts";
import { exactCash } from "./order.store.ts";

const isUnpaid = `o.order_status = 'pending' and o.payment_method = 'online' and o.payment_status <> 'completed'`;

/**
 * SQL condition: the order expired, or was cancelled before it was paid. Either way it held pieces for nothing. One that ended at once,
 * as Razorpay refused its amount, is not counted.
 */
const wasNeverPaid = `o.order_status = 'cancelled' and o.payment_method = 'online' and o.payment_status in ('pending', 'failed')
  and not exists (select 1 from order_status_changes s where s.order_id = o.id and s.payment_refusal is not null)`;

const isOpenCash = `o.payment_method = 'cod' and o.order_status in ('pending', 'confirmed', 'processing', 'shipped')`;
const isInHour = "o.created_at > now() - interval '1 hour'";
const nowInMs = "(extract(epoch from now()) * 1000)::bigint";

const cashCounts = `count(*) filter (where ${isOpenCash})::int as "openCashOrders",
     coalesce(sum(${exactCash}) filter (where ${isOpenCash}), 0)::bigint as "openCashValue",
     count(*) filter (where o.order_status = 'delivered')::int as "deliveredOrders",
     coalesce(sum(o.final_amount) filter (where o.order_status = 'delivered'), 0)::bigint as "deliveredValue"`;

const countOrder = prepared(
  "count-order-for-limits",
  `with network as (
     insert into throttles as t (key, points, expire) values ($2, 1, ${nowInMs} + 3600000)
     on conflict (key) do update set
       points = case when t.expire > ${nowInMs} then t.points + 1 else 1 end,
       expire = case when t.expire > ${nowInMs} then t.expire else excluded.expire end
     returning points, ceil((expire - ${nowInMs}) / 1000.0)::int as ends_in)
   select count(*) filter (where ${isUnpaid})::int as "unpaidOrders",
     coalesce((select sum(l.quantity) from orders o join order_lines l on l.order_id = o.id
       where o.user_id = $1 and ${isUnpaid}), 0)::int as "unpaidPieces",
     count(*) filter (where ${wasNeverPaid} and o.created_at > now() - interval '1 day')::int as "expiredInDay",
     count(*) filter (where ${isInHour})::int as "inHour",
     coalesce(ceil(extract(epoch from min(o.created_at) filter (where ${isInHour}) + interval '1 hour' - now())), 0)::int
       as "hourEndsIn",
     ${cashCounts},
     (select points from network) as "ofNetwork", (select ends_in from network) as "networkHourEndsIn"
   from orders o where o.user_id = $1`,
);

/**
 * Counts a new order for its network, and returns the history of its locked shopper, in one statement. The counter has
 * the form of rate-limiter-flexible's rows, but is part of this transaction: a refused order is not counted.
 */
export const countOrderForLimits = async (
  tx: EntityManager,
  order: { userId: string; network: string },
): Promise<OrderHistory> => {
  const [row] = await tx.query<[OrderHistory]>(countOrder, [
    order.userId,
    `ordersByNetwork:${order.network.toLowerCase().slice(0, 200)}`,
  ]);
  return row;
};

/**
 * Payment method of the shopper's last order; `undefined` before the first one, and for cash while the account has a cash block.
 */
export const lastPaymentMethodOf = async (
  tx: EntityManager,
  userId: string,
): Promise<PaymentMethod | undefined> => {
  const [order] = await tx.query<{ method: PaymentMethod; isCashBlocked: boolean }[]>(
    `select o.payment_method as method, u.cash_block_reason is not null as "isCashBlocked"
     from orders o join users u on u.id = o.user_id where o.user_id = $1 and o.placed_by is null
     order by o.created_at desc, o.id desc limit 1`,
    [userId],
  );
  return order?.isCashBlocked && order.method === PaymentMethod.COD ? undefined : order?.method;
};

export const cashHistoryOf = async (tx: EntityManager, userId: string): Promise<CashHistory> => {
  const [row] = await tx.query<[CashHistory]>(`select ${cashCounts} from orders o where o.user_id = $1`, [
    userId,
  ]);
  return row;
};
