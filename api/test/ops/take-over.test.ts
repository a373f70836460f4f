import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type pg from "pg";
import { describe, expect, it } from "vitest";
import { shopSql } from "../../src/app/features.ts";
import { FewerTriggers1763600000137 } from "../../src/migrations/0037-fewer-triggers.ts";
import { migrations } from "../../src/migrations/migrations.ts";
import { migrate } from "../../src/app/migrate-tables.ts";
import { sqlStatements } from "../../src/platform/database/apply-sql.ts";
import { createMissingUuidFunction } from "../../src/platform/database/uuid-function.ts";
import { migrationDatabase } from "../support/migration-database.ts";
import { quietLog } from "../support/quiet-log.ts";

/** The schema of the last version before the baseline, as pg_dump wrote it. */
const earlierSchema = gunzipSync(
  readFileSync(new URL("../fixtures/schema-0060.sql.gz", import.meta.url)),
).toString();

/** What a database has, as text. Nested parentheses are left out: PostgreSQL writes those of an older CHECK in another way. */
const catalogue = {
  columns: `select format('%s.%s %s %s %s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
      a.attidentity, pg_get_expr(d.adbin, d.adrelid)) as text
    from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`,
  constraints: `select format('%s %s %s', conrelid::regclass, conname, translate(pg_get_constraintdef(oid), '()', '')) as text
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 't'`,
  indexes: `select indexdef as text from pg_indexes where schemaname = 'public'`,
  sequences: `select format('%s %s', sequencename, start_value) as text from pg_sequences where schemaname = 'public'`,
  triggers: `select pg_get_triggerdef(t.oid) as text from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not tgisinternal`,
  functions: `select format('%s %s', p.oid::regprocedure, regexp_replace(prosrc, '\\s+', ' ', 'g')) as text from pg_proc p
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`,
  migrations: "select name as text from migrations",
};

const contentsOf = async (client: pg.Client): Promise<Record<string, string[]>> => {
  const contents: Record<string, string[]> = {};
  for (const [name, statement] of Object.entries(catalogue)) {
    const { rows } = await client.query<{ text: string }>(statement);
    contents[name] = rows.map(({ text }) => text.trim()).toSorted();
  }
  return contents;
};

/** All statements of the .sql files before `FewerTriggers`. */
const earlierFunctions = sqlStatements(
  gunzipSync(readFileSync(new URL("../fixtures/functions-0036.sql.gz", import.meta.url))).toString(),
);

const earlierDatabase = async () => {
  const fixture = await migrationDatabase();
  const client = await fixture.connect();
  await client.query(createMissingUuidFunction);
  await client.query(earlierSchema);
  await client.query("set search_path = public");
  return { client, database: await fixture.open(migrations) };
};

describe("the functions and triggers of the version before `FewerTriggers`", () => {
  it("are those of an empty database afterwards, and each change of stock meanwhile is one movement", async () => {
    const { open, connect } = await migrationDatabase();
    const earlier = await open(migrations.slice(0, migrations.indexOf(FewerTriggers1763600000137)));
    await migrate(earlier, quietLog, { sql: earlierFunctions });
    const [client, writer] = [await connect(), await connect()];
    await client.query(`with added as (insert into products (title, description, price, category, hsn)
        values ('Dress', 'A dress.', 54000, 'party', '6204') returning id)
      insert into stock_units (product_id, stock) select id, 30 from added`);
    let isMigrated = false;
    const writing = (async () => {
      while (!isMigrated) await writer.query("update stock_units set stock = stock + 1");
    })();
    await migrate(await open(migrations), quietLog, { sql: shopSql }).finally(() => (isMigrated = true));
    await writing;
    const { rows } = await client.query<{ moved: number; stock: number }>(
      "select (select sum(quantity)::int from stock_movements) as moved, stock from stock_units",
    );
    expect(rows[0]?.moved).toBe(rows[0]?.stock);

    const fresh = await migrationDatabase();
    await migrate(await fresh.open(migrations), quietLog, { sql: shopSql });
    expect(await contentsOf(client)).toEqual(await contentsOf(await fresh.connect()));
  });

  it("stay away if a process of that version is restarted", async () => {
    const { open, connect } = await migrationDatabase();
    await migrate(await open(migrations), quietLog, { sql: shopSql });
    const client = await connect();
    const before = await contentsOf(client);
    const earlier = await open(migrations.slice(0, migrations.indexOf(FewerTriggers1763600000137)));
    await migrate(earlier, quietLog, { sql: earlierFunctions });
    expect(await contentsOf(client)).toEqual(before);
  });
});

describe("the tables of the version before the baseline", () => {
  it("are those of an empty database afterwards, with their rows", async () => {
    const { client, database } = await earlierDatabase();
    await client.query(
      `insert into products (title, description, price, category, materials) values ('T Shirt', 'Soft.', 100, 'party', '{Poly-Cotton}')`,
    );
    const written = "select id, title, kind, ts_delete(search, facets) as words from products";
    const facets = "select array_agg(word) as facets from products, unnest(facets) word";
    const words = "select word, stem, sound, named, products from search_words order by word";
    const before = [(await client.query(written)).rows, (await client.query(words)).rows];
    expect(before[1]?.length).toBeGreaterThan(5);
    await migrate(database, quietLog, { sql: shopSql });
    expect([(await client.query(written)).rows, (await client.query(words)).rows]).toEqual(before);
    // Before, a size was a facet only while it was in stock.
    expect((await client.query(facets)).rows).toEqual([
      { facets: ["fabric/cotton", "kind/top", "size/ONE SIZE"] },
    ]);

    const fresh = await migrationDatabase();
    await migrate(await fresh.open(migrations), quietLog, { sql: shopSql });
    expect(await contentsOf(client)).toEqual(await contentsOf(await fresh.connect()));
    expect(await migrate(database, quietLog, { sql: shopSql })).toEqual([]);
  });

  it("are left alone if they are older, with a sentence that says what to start first", async () => {
    const { client, database } = await earlierDatabase();
    await client.query("delete from migrations where name like 'JoinedWords%'");
    const before = await contentsOf(client);
    await expect(migrate(database, quietLog, { sql: shopSql })).rejects.toThrow(
      "The tables stand at the migration PlanOfOrderWords1763600000049. This version takes over tables at JoinedWords1763600000060: " +
        "start the version with that migration once, then this one. Nothing was changed.",
    );
    expect(await contentsOf(client)).toEqual(before);
  });
});
