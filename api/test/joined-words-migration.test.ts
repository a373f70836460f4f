import { expect, it } from "vitest";
import { JoinedWords1763600000060 } from "../src/migrations/0060-joined-words.ts";
import { migrations } from "../src/migrations/migrations.ts";
import { migrationDatabase } from "./support/migration-database.ts";

it("products of an earlier version are found by their joined words, and the dictionary stays right", async () => {
  const { open, connect } = await migrationDatabase();
  const { source } = await open(migrations.slice(0, migrations.indexOf(JoinedWords1763600000060)));
  await source.runMigrations({ transaction: "each" });
  const client = await connect();
  await client.query(
    `insert into products (title, description, price, category, materials, archived_at) values
       ('Summer Kurta', 'A kurta.', 100, 'party', '{Poly-Cotton}', null),
       ('Classic T Shirt', 'A semi-sheer shirt.', 100, 'casuals', '{Jersey}', null),
       ('T-Shirt', 'A shirt.', 100, 'casuals', '{Jersey}', now()),
       ('Silk Gown', 'A gown.', 100, 'party', '{Silk}', null)`,
  );
  const joined = async () => {
    const { rows } = await client.query<{ word: string; products: number }>(
      "select word, products from search_words where word in ('polycotton', 'semisheer', 'tshirt') and products > 0 order by word",
    );
    return rows.map(({ word, products }) => `${word} ${products}`);
  };
  const misses = async () => {
    const { rows } = await client.query(
      `select word from search_words stored
         full join ts_stat('select ts_delete(search, facets) from products where archived_at is null') counted using (word)
       where coalesce(stored.products, 0) <> coalesce(counted.ndoc, 0)`,
    );
    return rows;
  };
  const runner = source.createQueryRunner();
  const migration = new JoinedWords1763600000060();
  expect(await joined()).toEqual([]);
  for (const isRepeated of [false, true]) {
    await migration.up(runner);
    expect([isRepeated, await joined(), await misses()]).toEqual([
      isRepeated,
      ["polycotton 1", "semisheer 1", "tshirt 1"],
      [],
    ]);
  }
  await migration.down(runner);
  expect([await joined(), await misses()]).toEqual([[], []]);
  await runner.release();
});
