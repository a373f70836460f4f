import { afterAll, describe, expect, it } from "vitest";
import { ShopPool } from "../src/platform/database/shop-pool.ts";
import { maxPreparedStatements, prepared } from "../src/platform/database/prepared-statements.ts";
import { makeDatabase } from "./support/test-database.ts";

const database = await makeDatabase("none");
const openPool = (isPooled: boolean) =>
  new ShopPool({ connectionString: database.url, max: 1, silentAfter: 10_000, isPooled });
const direct = openPool(false);
const pooled = openPool(true);
afterAll(async () => {
  await Promise.all([direct.end(), pooled.end()]);
  await database.drop();
});

const declared = prepared("test-declared", "select $1::int + 1 as sum");

const namesOf = async (pool: ShopPool): Promise<string[]> =>
  (await pool.query<{ name: string }>("select name from pg_prepared_statements")).rows.map(
    ({ name }) => name,
  );

/** The query of a list whose name contains the form of its filter. */
const list = (form: number) => ({
  name: `list-${form}`,
  text: `select $1::int + ${form} as sum`,
  values: [1],
});

describe("a statement that the code declares", () => {
  it("is prepared once for a connection, by its text", async () => {
    for (const value of [1, 2])
      expect((await direct.query(declared, [value])).rows).toEqual([{ sum: value + 1 }]);
    expect(await namesOf(direct)).toEqual(["test-declared"]);
  });

  it("has no name behind a pooler", async () => {
    expect((await pooled.query(declared, [1])).rows).toEqual([{ sum: 2 }]);
    expect(await namesOf(pooled)).toEqual([]);
  });

  it("leaves other statements without a name behind a pooler", async () => {
    expect((await pooled.query(list(1))).rows).toEqual([{ sum: 2 }]);
    expect(await namesOf(pooled)).toEqual([]);
  });

  it("can be used again after its first use has failed in a transaction", async () => {
    const late = prepared("test-late", "select $1::int * 2 as twice");
    const client = await direct.connect();
    await client.query("begin");
    await expect(client.query("select 1 / 0")).rejects.toThrow(/division by zero/);
    await expect(client.query(late, [1])).rejects.toThrow(/aborted/);
    await client.query("rollback");
    expect((await client.query(late, [2])).rows).toEqual([{ twice: 4 }]);
    client.release();
  });

  it("is another one if its name differs only behind the part that PostgreSQL compares", async () => {
    const beginning = "long-".repeat(20);
    for (const value of [1, 2, 1])
      expect(
        (await direct.query({ name: `${beginning}${value}`, text: `select ${value} as value` })).rows,
      ).toEqual([{ value }]);
  });

  it("has a name of its own", () => {
    expect(() => prepared("test-declared", "select 1")).toThrow(/Two statements/);
  });
});

describe("the forms of filters that clients choose", () => {
  it("occupy a bounded number of prepared statements of a connection", async () => {
    const earlier = (await namesOf(direct)).filter((name) => name.startsWith("long-")).length;
    const forms = Array.from({ length: 3 * maxPreparedStatements }, (_, form) => form);
    for (const form of [...forms, ...forms.slice(0, 20)]) {
      expect((await direct.query(list(form))).rows).toEqual([{ sum: form + 1 }]);
      await direct.query(declared, [1]);
    }
    const names = await namesOf(direct);
    expect(names).toContain("test-declared");
    expect(names.filter((name) => name.startsWith("list-"))).toHaveLength(maxPreparedStatements - earlier);
  });
});
