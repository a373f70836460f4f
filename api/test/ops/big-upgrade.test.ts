import { tables } from "../../src/app/tables.ts";
import { describe, expect, it } from "vitest";
import { openDatabase } from "../../src/platform/database/database.ts";
import { migrate } from "../../src/app/migrate-tables.ts";
import { migrations } from "../../src/migrations/migrations.ts";
import { migrationDatabase } from "../support/migration-database.ts";
import { quietLog } from "../support/quiet-log.ts";

const orderCount = 100_000;

/** Number of migrations in the first released version of the shop. */
const firstVersionMigrations = 3;

/** A shop of the first version with the given number of orders, one line each. */
const fill = [
  // The checks of foreign keys would take half of the time; these rows satisfy them.
  "set session_replication_role = replica",
  "insert into users (name, email, password_hash) values ('Asha Rao', 'asha@example.com', 'none')",
  `insert into products (title, description, price, category)
   select 'Dress ' || n, 'A dress.', 54000 + n, case when n % 4 = 0 then 'accessories' else 'party' end
   from generate_series(1, 50) n`,
  "insert into stock_units (product_id, stock) select id, 10 from products",
  `insert into orders (order_number, user_id, idempotency_key, draft_hash, order_status, total_amount, shipping_cost,
     tax, final_amount, ship_full_name, ship_email, ship_phone, ship_address, ship_city, ship_state, ship_zip_code,
     ship_country, payment_method, payment_status)
   select 'SJ' || nextval('order_numbers'), u.id, n::text, '', 'delivered', 54000, 9900, 9748, 63900, 'Asha Rao',
     'asha@example.com', '9876543210', '14, Residency Road', 'Bengaluru', 'Karnataka', '560025', 'India', 'cod',
     'pending'
   from users u, generate_series(1, ${orderCount}) n`,
  `insert into order_lines (order_id, place, product_id, stock_unit_id, title, price, quantity)
   select o.id, 0, p.id, s.id, p.title, 54000, 1 from orders o
     join lateral (select array_agg(id order by title) as ids from products) all_products on true
     join products p on p.id = all_products.ids[1 + substr(o.order_number, 3)::int % 50]
     join stock_units s on s.product_id = p.id`,
];

describe("a shop of the first version with 100,000 orders", () => {
  it(
    "is migrated to the current version, and keeps every order and every total",
    { timeout: 600_000 },
    async () => {
      const { open, url, connect } = await migrationDatabase();
      const { source } = await open(migrations.slice(0, firstVersionMigrations));
      await source.runMigrations({ transaction: "each" });
      const client = await connect();
      for (const statement of fill) await client.query(statement);
      const database = await openDatabase({ tables, url, pool: 2 });
      try {
        expect(await migrate(database, quietLog)).toEqual(
          migrations.slice(firstVersionMigrations).map(({ name }) => name),
        );
      } finally {
        await database.close();
      }
      const { rows } = await client.query(
        `select count(*)::int as orders, sum(final_amount)::float8 as paid,
         count(*) filter (where tax between 1 and final_amount)::int as taxed,
         (select count(*)::int from order_lines where tax > 0) as lines from orders`,
      );
      expect(rows).toEqual([
        { orders: orderCount, paid: orderCount * 63_900, taxed: orderCount, lines: orderCount },
      ]);
    },
  );
});
