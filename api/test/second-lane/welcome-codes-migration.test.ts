import { expect, it } from "vitest";
import { migrations } from "../../src/migrations/migrations.ts";
import { Promotions1763600000108 } from "../../src/migrations/0008-promotions.ts";
import { createMissingUuidFunction } from "../../src/platform/database/uuid-function.ts";
import { migrationDatabase } from "../support/migration-database.ts";

it("makes the welcome codes of the version before the codes of a promotion, with the orders that used them", async () => {
  const fixture = await migrationDatabase();
  const client = await fixture.connect();
  await client.query(createMissingUuidFunction);
  const before = await fixture.open(migrations.slice(0, migrations.indexOf(Promotions1763600000108)));
  await before.source.runMigrations({ transaction: "each" });
  const orderOf = (number: number, user: string, status: string) =>
    `insert into orders (order_number, user_id, idempotency_key, draft_hash, order_status, total_amount, shipping_cost,
       discount, tax, final_amount, ship_full_name, ship_email, ship_phone, ship_address, ship_city, ship_state,
       ship_zip_code, ship_country, payment_method, payment_status)
     select 'SJ${number}', id, 'key-${number}', 'hash', '${status}', 10000, 0, 4000, 0, 6000, 'Asha', email, '9', 'a', 'b',
       'c', '560001', 'India', 'COD', 'pending' from users where name = '${user}' returning id`;
  await client.query(`insert into users (name, email, password_hash)
    select name, name || '@example.com', 'x' from unnest(array['spent', 'open', 'cancelled']) name`);
  const { rows } = await client.query<{ id: string }>(orderOf(1, "spent", "confirmed"));
  await client.query(orderOf(2, "cancelled", "cancelled"));
  await client.query(
    `insert into welcome_codes (code, user_id, percent, order_id, used_at)
     select 'EDGE-' || name, id, 40, case when name = 'spent' then $1::uuid end, case when name = 'spent' then now() end
     from users`,
    [rows[0]?.id],
  );

  const after = await fixture.open([...migrations]);
  await after.source.runMigrations({ transaction: "each" });
  const { rows: promotions } = await client.query(
    "select title, percent, is_first_order, uses from promotions",
  );
  expect(promotions).toEqual([{ title: "Welcome discount", percent: 40, is_first_order: true, uses: 1 }]);
  const codes = await client.query("select code, uses, max_uses from promotion_codes order by code");
  expect(codes.rows).toEqual([
    { code: "EDGE-cancelled", uses: 0, max_uses: 1 },
    { code: "EDGE-open", uses: 0, max_uses: 1 },
    { code: "EDGE-spent", uses: 1, max_uses: 1 },
  ]);
  const used = await client.query(
    "select code, discount::int, released_at is null as counts from order_promotions order by code",
  );
  expect(used.rows).toEqual([
    { code: "EDGE-cancelled", discount: 4000, counts: false },
    { code: "EDGE-spent", discount: 4000, counts: true },
  ]);
});
