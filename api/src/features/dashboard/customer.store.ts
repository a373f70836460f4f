import sql, { empty, raw, type Sql } from "sql-template-tag";
import { type Database, primaryRows } from "../../platform/database/database.ts";
import { instantText } from "../../platform/database/instant-text.ts";
import { decodeCursor, encodeCursor } from "../../platform/paging/paging.ts";
import type { Customer } from "./customer.types.ts";

/** A customer, with the id of the last order. */
export type CustomerRow = Customer & { lastOrderId: string };

const listName = "customers";

export const customerCursor = ({ lastOrderAt, lastOrderId }: CustomerRow): string =>
  encodeCursor(listName, [lastOrderAt, lastOrderId]);

/** Condition: the account of the order `o` has the tag. */
const withTag = (tag: string): Sql =>
  sql`and o.user_id in (select u.id from users u where u.tags <> '{}' and u.tags @> array[${tag}]::text[])`;

/**
 * A page of distinct customers by shipping e-mail, the one with the newest order first. Reads the orders from the newest one on,
 * and keeps those without a later one to the same address. A deleted account has no address. With a tag only those whose latest
 * order is of an account with it. Throws BAD_CURSOR.
 */
export const listCustomers = (
  database: Database,
  { tag, after, limit }: { tag?: string | undefined; after?: string | undefined; limit: number },
): Promise<CustomerRow[]> => {
  const [at, id] = after ? decodeCursor(listName, after, ["instant", "id"]) : [];
  const earlier = after ? sql`and (o.created_at, o.id) < (${at}::timestamptz, ${id}::uuid)` : empty;
  const { text, values } =
    sql`select lower(o.ship_email) as email, o.ship_full_name as name, o.user_id as "accountId",
      (select count(*) from orders c where lower(c.ship_email) = lower(o.ship_email)) as "orderCount", o.id as "lastOrderId",
      o.order_number as "lastOrderNumber", ${raw(instantText("o.created_at"))} as "lastOrderAt"
    from orders o
    where o.ship_email <> '' ${earlier} ${tag ? withTag(tag) : empty} and not exists (select from orders later
      where lower(later.ship_email) = lower(o.ship_email) and (later.created_at, later.id) > (o.created_at, o.id))
    order by o.created_at desc, o.id desc limit ${limit}`;
  // The best plan for a tag depends on how many have it.
  const name = tag ? undefined : `customers${after ? "-after" : ""}`;
  return primaryRows<CustomerRow>(database, name, text, values);
};

/** The number of customers that the list of a tag has. */
export const countTaggedCustomers = async (database: Database, tag: string): Promise<number> => {
  const { text, values } = sql`select count(*)::int as count from orders o
    where o.ship_email <> '' ${withTag(tag)} and not exists (select from orders later
      where lower(later.ship_email) = lower(o.ship_email) and (later.created_at, later.id) > (o.created_at, o.id))`;
  const [row] = await primaryRows<{ count: number }>(database, undefined, text, values);
  return row?.count ?? 0;
};

/** The number of customers, and of the orders that were read for it. */
export const countCustomers = async (database: Database): Promise<{ customers: number; orders: number }> => {
  const [row] = await primaryRows<{ customers: number; orders: number }>(
    database,
    "customer-count",
    `select count(*) as customers, coalesce(sum(orders), 0)::bigint as orders
     from (select count(*) as orders from orders where ship_email <> '' group by lower(ship_email)) c`,
    [],
  );
  return row ?? { customers: 0, orders: 0 };
};
