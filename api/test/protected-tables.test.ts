import { beforeEach, describe, expect, it } from "vitest";
import { shopSql } from "../src/app/features.ts";
import { connectToOwnDatabase } from "./support/test-database.ts";

const client = await connectToOwnDatabase();

const rowsOf = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await client.query<Row>(text, values)).rows;

const one = "00000000-0000-7000-8000-000000000001";
const two = "00000000-0000-7000-8000-000000000002";

/** Two values of each type of column. */
const valuesOf: Record<string, [string, string]> = {
  int2: ["1", "2"],
  int4: ["1", "2"],
  int8: ["1", "2"],
  bool: ["false", "true"],
  text: ["'a'", "'b'"],
  citext: ["'a'", "'b'"],
  uuid: [`'${one}'`, `'${two}'`],
  date: ["date '2026-01-01'", "date '2026-01-02'"],
  timestamptz: ["timestamptz '2026-01-01'", "timestamptz '2026-01-02'"],
  jsonb: ["'{}'", `'{"a": 1}'`],
  _text: ["'{}'", "'{a}'"],
};

/** The columns of a table with two values for each. */
const columnsOf = async (table: string) =>
  (
    await rowsOf<{ name: string; type: string }>(
      `select attname as name, typname as type from pg_attribute join pg_type t on t.oid = atttypid
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = '' order by 1`,
      [table],
    )
  ).map(({ name, type }) => {
    const values = valuesOf[type];
    if (!values) throw new Error(`${table}.${name}: no values of the type ${type}`);
    return { name, first: values[0], second: values[1] };
  });

/** A row with the first values, in a table whose other constraints are of no matter here. The transaction is rolled back. */
const addRow = async (table: string): Promise<void> => {
  const constraints = await rowsOf<{ name: string }>(
    "select conname as name from pg_constraint where conrelid = $1::regclass and contype in ('c', 'f')",
    [table],
  );
  for (const { name } of constraints) await client.query(`alter table ${table} drop constraint "${name}"`);
  const columns = await columnsOf(table);
  await client.query("set local session_replication_role = replica");
  await client.query(
    `insert into ${table} (${columns.map(({ name }) => name).join()}) values (${columns.map(({ first }) => first).join()})`,
  );
  await client.query("set local session_replication_role = origin");
};

/** Whether the database refuses a statement since the table is only added to. Throws other errors. */
const isRefused = async (statement: string): Promise<boolean> => {
  await client.query("savepoint before");
  try {
    const { rowCount } = await client.query(statement);
    expect(rowCount).toBe(1);
    return false;
  } catch (error) {
    if (error instanceof Error && error.message.includes("only added to")) return true;
    throw error;
  } finally {
    await client.query("rollback to before");
  }
};

describe("the database itself", () => {
  beforeEach(async () => {
    await client.query("begin");
    return () => client.query("rollback");
  });

  it.each<[string, { columns: string; isDeleted: boolean }]>([
    ["orders", { columns: "discount final_amount shipping_cost tax total_amount", isDeleted: true }],
    ["order_lines", { columns: "discount price quantity tax tax_rate", isDeleted: true }],
    ["payments", { columns: "amount currency gateway_payment_id intent_id", isDeleted: false }],
    ["refunds", { columns: "amount credit_id payment_id", isDeleted: false }],
    ["payouts", { columns: "amount credit_id", isDeleted: false }],
    ["disputes", { columns: "", isDeleted: false }],
  ])("keeps in %s: %j; other columns change", async (table, { columns, isDeleted }) => {
    await addRow(table);
    const refused: string[] = [];
    for (const { name, second } of await columnsOf(table)) {
      if (await isRefused(`update ${table} set ${name} = ${second}`)) refused.push(name);
      expect(await isRefused(`update ${table} set ${name} = ${name}`)).toBe(false);
    }
    expect(refused.join(" ")).toBe(columns);
    expect(await isRefused(`delete from ${table}`)).toBe(!isDeleted);
  });

  it.each(["payments.gateway_payment_id", "refunds.credit_id", "payouts.credit_id"])(
    "keeps %s also from and to null",
    async (path) => {
      const [table = "", column = ""] = path.split(".");
      await client.query(`alter table ${table} alter ${column} drop not null`);
      await addRow(table);
      expect(await isRefused(`update ${table} set ${column} = null`)).toBe(true);
      await client.query("set local session_replication_role = replica");
      await client.query(`update ${table} set ${column} = null`);
      await client.query("set local session_replication_role = origin");
      expect(await isRefused(`update ${table} set ${column} = null`)).toBe(false);
      const [{ first } = { first: "" }] = (await columnsOf(table)).filter(({ name }) => name === column);
      expect(await isRefused(`update ${table} set ${column} = ${first}`)).toBe(true);
    },
  );

  it.each([
    "invoices",
    "credit_notes",
    "order_credits",
    "order_credit_lines",
    "cash_collections",
    "cash_roundings",
    "audit_entries",
    "consents",
    "stock_movements",
  ])("refuses each update and delete of %s", async (table) => {
    await addRow(table);
    for (const { name, second } of await columnsOf(table)) {
      expect(await isRefused(`update ${table} set ${name} = ${second}`)).toBe(true);
      expect(await isRefused(`update ${table} set ${name} = ${name}`)).toBe(true);
    }
    expect(await isRefused(`delete from ${table}`)).toBe(true);
  });

  it("refuses each update of a table whose trigger names a column that does not exist", async () => {
    await client.query(
      `create table dresses as select 1 as price;
       create trigger dresses_are_kept before update on dresses for each row execute function books_are_kept('prize')`,
    );
    expect(await isRefused("update dresses set price = price")).toBe(true);
  });
});

describe("the functions and triggers of a migrated database", () => {
  /** The names that the statements create, by a pattern with one group. */
  const created = (pattern: RegExp): string[] =>
    shopSql.flatMap((statement) => pattern.exec(statement)?.[1] ?? []).toSorted();

  it("are exactly those of the .sql files", async () => {
    const functions = await rowsOf<{ name: string }>(
      `select proname as name from pg_proc p where pronamespace = 'public'::regnamespace and proname <> 'uuidv7'
         and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`,
    );
    const triggers = await rowsOf<{ name: string }>(
      "select tgname as name from pg_trigger where not tgisinternal and tgrelid::regclass::text not like 'graphile_worker.%'",
    );
    expect(functions.map(({ name }) => name).toSorted()).toEqual(
      created(/^create or replace function (\w+)/m),
    );
    expect(triggers.map(({ name }) => name).toSorted()).toEqual(
      created(/^create (?:or replace |constraint )trigger (\w+)/m),
    );
  });
});
