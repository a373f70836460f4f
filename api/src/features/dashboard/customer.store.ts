import sql, { empty, raw } from "sql-template-tag";
import { type Database, primaryRows } from "../../platform/database/database.ts";
import { instantText } from "../../platform/database/instant-text.ts";
import { decodeCursor, encodeCursor } from "../../platform/paging/paging.ts";
import type { Customer } from "./customer.entity.ts";

export type CustomerRow = Pick<Customer, "email" | "name" | "orderCount" | "lastOrderNumber"> & {
  lastOrderAt: string;
};

const listName = "customers";

export const customerCursor = ({ lastOrderAt, email }: CustomerRow): string =>
  encodeCursor(listName, [lastOrderAt, email]);

/** A page of distinct customers, the one with the newest order first, as of the last fold. Throws BAD_CURSOR. */
export const listCustomers = (
  database: Database,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<CustomerRow[]> => {
  const [lastOrderAt, email] = after ? decodeCursor(listName, after, ["instant", "string"]) : [];
  const where = after
    ? sql`where (c.last_order_at, c.email) < (${lastOrderAt}::timestamptz, ${email}::text)`
    : empty;
  const { text, values } = sql`select c.email, o.ship_full_name as name, c.order_count as "orderCount",
      o.order_number as "lastOrderNumber", ${raw(instantText("c.last_order_at"))} as "lastOrderAt"
    from (select * from customers c ${where} order by c.last_order_at desc, c.email desc limit ${limit}) c
      join orders o on o.id = c.last_order_id
    order by c.last_order_at desc, c.email desc`;
  return primaryRows<CustomerRow>(database, `customers${after ? "-after" : ""}`, text, values);
};

export const countCustomers = async (database: Database): Promise<{ customers: number }> => {
  const [row] = await primaryRows<{ customers: number }>(
    database,
    "customer-count",
    "select count(*)::int as customers from customers",
    [],
  );
  return row ?? { customers: 0 };
};
