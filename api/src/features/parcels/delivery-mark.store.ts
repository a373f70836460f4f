import type { EntityManager } from "typeorm";
import { primaryRows, type Database } from "../../platform/database/database.ts";
import { undoMinutes } from "../shop/undo.rules.ts";

/** The orders among some of which every piece is credited. */
export const fullyCredited = async (
  tx: EntityManager,
  orderIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await tx.query<{ id: string }[]>(
    `select o.id from unnest($1::uuid[]) as o(id) where not exists (
       select from order_lines l where l.order_id = o.id and l.quantity >
         (select coalesce(sum(c.quantity), 0) from order_credit_lines c where c.order_line_id = l.id))`,
    [orderIds],
  );
  return new Set(rows.map(({ id }) => id));
};

type LastMark = { id: string; isRecent: boolean; hasReturn: boolean; isCashCollected: boolean };

/** SQL: whether a status change `s` marked its order as delivered within the last minutes, given as a parameter. */
const isRecentMark = (minutes: string): string =>
  `s.to_status = 'delivered' and s.from_status = 'shipped' and s.changed_at > now() - make_interval(mins => ${minutes})`;

/** SQL: whether a return of the order of a status change `s` was requested. */
const hasReturn = "exists (select from returns r where r.order_id = s.order_id)";

/** SQL: whether the cash of the order was collected since a status change `s`. */
const isCashCollected =
  "exists (select from cash_collections c where c.order_id = s.order_id and c.collected_at >= s.changed_at)";

/** What decides whether the marks of locked orders can be taken away. */
export const lastMarks = (tx: EntityManager, orderIds: readonly string[]): Promise<LastMark[]> =>
  tx.query<LastMark[]>(
    `select o.id, coalesce(${isRecentMark("$2")}, false) as "isRecent", ${hasReturn} as "hasReturn",
       ${isCashCollected} as "isCashCollected"
     from unnest($1::uuid[]) as o(id)
       cross join lateral (select * from order_status_changes c where c.order_id = o.id order by c.id desc limit 1) s`,
    [orderIds, undoMinutes],
  );

/** Orders that one request marked as delivered. */
export type RecentDelivery = { markedAt: Date; orders: { orderId: string; orderNumber: string }[] };

/** Marks in sight. Older ones are on the pages of their orders. */
const shownMarks = 5;

/** The newest marks that can be taken away, with their orders; of one order if it is given. */
export const recentDeliveries = (database: Database, orderId: string | null): Promise<RecentDelivery[]> =>
  primaryRows<RecentDelivery>(
    database,
    "recent-deliveries",
    `select s.changed_at as "markedAt",
       json_agg(json_build_object('orderId', o.id, 'orderNumber', o.order_number) order by o.order_number) as orders
     from order_status_changes s join orders o on o.id = s.order_id and o.order_status = 'delivered'
     where ${isRecentMark("$1")} and ($2::uuid is null or s.order_id = $2) and not ${hasReturn} and not ${isCashCollected}
       and not exists (select from order_status_changes c where c.order_id = s.order_id and c.id > s.id)
     group by s.changed_at order by s.changed_at desc limit $3`,
    [undoMinutes, orderId, shownMarks],
  );
