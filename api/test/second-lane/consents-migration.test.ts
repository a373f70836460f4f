import { expect, it } from "vitest";
import { Consents1763600000127 } from "../../src/migrations/0027-consents.ts";
import { migrations } from "../../src/migrations/migrations.ts";
import { createMissingUuidFunction } from "../../src/platform/database/uuid-function.ts";
import { migrationDatabase } from "../support/migration-database.ts";

it("records what shoppers agreed to before consents were recorded, so that they can withdraw it", async () => {
  const fixture = await migrationDatabase();
  const client = await fixture.connect();
  await client.query(createMissingUuidFunction);
  const before = await fixture.open(migrations.slice(0, migrations.indexOf(Consents1763600000127)));
  await before.source.runMigrations({ transaction: "each" });
  await client.query(
    `insert into users (name, email, password_hash, notify_promotions, deleted_at)
     select name, name || '@example.com', 'x', name = 'promotions', case when name = 'erased' then now() end
     from unnest(array['promotions', 'reviewer', 'waiting', 'mailed', 'nothing', 'erased']) name`,
  );
  await client.query(
    `with product as (
       insert into products (title, description, price, category) values ('Kurta', 'Cotton', 99900, 'party') returning id),
     review as (
       insert into reviews (product_id, user_id, rating, comment)
       select p.id, u.id, 5, 'Soft' from product p, users u where u.name in ('reviewer', 'erased'))
     insert into restock_alerts (user_id, product_id, size, color, mailed_at)
     select u.id, p.id, 'M', 'Red', case when u.name = 'mailed' then now() end
     from product p, users u where u.name in ('waiting', 'mailed')`,
  );
  const after = await fixture.open([...migrations]);
  await after.source.runMigrations({ transaction: "each" });
  const { rows } = await client.query(
    `select u.name, c.purpose from consents c join users u on u.id = c.user_id
     where c.is_given and c.text_version = 0 and c.source = 'before' order by c.purpose`,
  );
  expect(rows).toEqual([
    { name: "promotions", purpose: "promotions" },
    { name: "waiting", purpose: "restock-alerts" },
    { name: "reviewer", purpose: "reviews" },
  ]);
});
