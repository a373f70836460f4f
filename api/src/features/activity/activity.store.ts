import type { EntityManager } from "typeorm";
import { instantText } from "../../platform/database/instant-text.ts";

/** The columns of an event beside its id, kind and time, with their types. An event has those that it names. */
const columnTypes = {
  order_number: "text",
  to_status: "text",
  product_id: "uuid",
  title: "text",
  rating: "smallint",
  return_id: "uuid",
  return_number: "text",
  return_step: "text",
  amount: "bigint",
};

type Source = {
  id: string;
  /** SQL. */
  kind: string;
  from: string;
  at: string;
  columns: Partial<Record<keyof typeof columnTypes, string>>;
};

/** The newest events of one table, with all columns. */
const newest = ({ id, kind, from, at, columns }: Source): string => {
  const values = (Object.keys(columnTypes) as (keyof typeof columnTypes)[]).map(
    (name) => `(${columns[name] ?? "null"})::${columnTypes[name]} as ${name}`,
  );
  return `(select ${id} as id, ${kind} as kind, ${values.join(", ")}, ${at} as at from ${from} order by ${at} desc limit $2)`;
};

const sources: Source[] = [
  {
    id: "s.id",
    kind: "case when s.from_status is null then 'order_placed' else 'order_moved' end",
    from: "orders o join order_status_changes s on s.order_id = o.id where o.user_id = $1",
    at: "s.changed_at",
    columns: { order_number: "o.order_number", to_status: "s.to_status" },
  },
  {
    id: "s.id",
    kind: "'return_moved'",
    from: "returns r join return_steps s on s.return_id = r.id where r.user_id = $1",
    at: "s.happened_at",
    columns: {
      return_id: "r.id",
      return_number: "r.return_number",
      return_step: "s.kind",
      amount:
        "case when s.kind = 'completed' then nullif(coalesce(s.credited_amount, r.credited_amount), 0) end",
    },
  },
  {
    id: "r.id",
    kind: "'review_written'",
    from: "reviews r join products p on p.id = r.product_id where r.user_id = $1",
    at: "r.created_at",
    columns: { product_id: "p.id", title: "p.title", rating: "r.rating" },
  },
  {
    id: "p.id",
    kind: "'wishlisted'",
    from: "wishlist_entries w join products p on p.id = w.product_id and p.archived_at is null where w.user_id = $1",
    at: "w.created_at",
    columns: { product_id: "p.id", title: "p.title" },
  },
];

export type ActivityRow = {
  id: string;
  kind: string;
  happenedAt: string;
  orderNumber: string | null;
  orderStatus: string | null;
  productId: string | null;
  productTitle: string | null;
  rating: number | null;
  returnId: string | null;
  returnNumber: string | null;
  returnStep: string | null;
  /** In paise. */
  amount: number | null;
};

/** The last events of a shopper's account, newest first, in one statement. */
export const recentActivity = (tx: EntityManager, userId: string, limit: number): Promise<ActivityRow[]> =>
  tx.query<ActivityRow[]>(
    `select e.id, e.kind, ${instantText("e.at")} as "happenedAt", e.order_number as "orderNumber",
       e.to_status as "orderStatus", e.product_id as "productId", e.title as "productTitle", e.rating,
       e.return_id as "returnId", e.return_number as "returnNumber", e.return_step as "returnStep", e.amount
     from (${sources.map(newest).join(" union all ")}) e order by e.at desc, e.id desc limit $2`,
    [userId, limit],
  );
