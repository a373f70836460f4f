import type { EntityManager } from "typeorm";
import { undoMinutes } from "./delivery-mark.rules.ts";

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

/** What decides whether the marks of locked orders can be taken away. */
export const lastMarks = (tx: EntityManager, orderIds: readonly string[]): Promise<LastMark[]> =>
  tx.query<LastMark[]>(
    `select o.id, coalesce(s.to_status = 'delivered' and s.from_status = 'shipped'
         and s.changed_at > now() - make_interval(mins => $2), false) as "isRecent",
       exists (select from returns r where r.order_id = o.id) as "hasReturn",
       exists (select from cash_collections c where c.order_id = o.id and c.collected_at >= s.changed_at) as "isCashCollected"
     from unnest($1::uuid[]) as o(id)
       cross join lateral (select * from order_status_changes c where c.order_id = o.id order by c.id desc limit 1) s`,
    [orderIds, undoMinutes],
  );
