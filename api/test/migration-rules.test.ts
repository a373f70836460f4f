import { describe, expect, it } from "vitest";
import { migrationViolations } from "./support/migration-violations.ts";
import { sourcesOf } from "./support/imports.ts";
import { openTestShop } from "./support/test-shop.ts";

const { sql, anOrder } = await openTestShop();

/** The baseline creates the tables, and takes over those of a shop that stands still. */
const checkedMigrations = [...sourcesOf("api/src/migrations", ".ts")].filter(
  ([path]) => Number(/^(\d{4})-/.exec(path)?.[1]) > 1,
);

describe("a migration after the baseline", () => {
  it("has a text that breaks no rule of big tables or ledgers", () => {
    expect(
      checkedMigrations.flatMap(([path, text]) =>
        migrationViolations(text).map((violation) => `${path}: ${violation}`),
      ),
    ).toEqual([]);
  });

  it.each([
    ["create unique index orders_tracking on orders (tracking_id)", "createIndexConcurrently"],
    ["update order_lines set hsn = '6204'", "updateInBatches"],
    ["delete from order_status_changes", "updateInBatches"],
    ["alter table users alter mobile set not null", "a check that is validated later"],
    ["alter table orders alter tracking_id type varchar(20)", "a new column"],
    ["alter table orders add constraint c check (tax > 0)", "not valid, and validate constraint later"],
    ["alter table orders disable trigger all", "ledger tables are append-only"],
    [
      'updateInBatches(r, { table: "orders", set: "tax = 0", where: "tax <> 0" })',
      "ledger tables are append-only",
    ],
    ["update invoice_counters set last_number = 0", "ledger tables are append-only"],
    ['import { updateInBatches } from "./big-tables.ts";', "transaction = false"],
  ])("is reported with %s", (line, instead) => {
    expect(migrationViolations(`await runner.query(\`${line}\`);\n async down() {}`)).toContain(instead);
  });

  it.each([
    "alter table orders add gift_note text",
    "alter table orders add constraint c check (tax > 0) not valid",
    "create table parcels (id uuid); create index parcels_id on parcels (id)",
    "create index throttles_key on throttles (key)",
    'transaction = false; import "./big-tables.ts"; updateInBatches(r, { table: "orders", set: "notes = null", where: "x" })',
  ])("may do this: %s", (line) => {
    expect(migrationViolations(line)).toEqual([]);
  });
});

describe("the ledger tables of the database", () => {
  it.each([
    [
      "update orders set final_amount = final_amount - 100, total_amount = total_amount - 100",
      "update of orders",
    ],
    ["update orders set tax = tax + 2", "update of orders"],
    ["update order_lines set tax = 0", "update of order_lines"],
    ["update invoices set number = 'SJ/26-27/999999'", "update of invoices"],
    ["delete from invoices", "delete of invoices"],
  ])("cannot be rewritten: %s", async (statement, operation) => {
    const { id } = await anOrder();
    await sql(
      "insert into invoices (order_id, number, snapshot, issued_at) values ($1::uuid, $2::uuid::text, '{}', now())",
      [id, id],
    );
    await expect(sql(statement)).rejects.toThrow(`the books are only added to: ${operation} is refused`);
  });

  it("accept a statement that changes nothing in them", async () => {
    await anOrder();
    await expect(sql("update orders set tax = tax, notes = 'ring twice'")).resolves.toEqual([]);
  });
});
