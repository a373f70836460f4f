import { expect, it } from "vitest";
import "../src/app/features.ts";
import { declaredStatements } from "../src/platform/database/prepared-statements.ts";
import { describeStatement, differences } from "./support/described-statements.ts";
import { sourcesOf } from "./support/imports.ts";
import { statementCalls, type StatementCall } from "./support/statement-calls.ts";
import { connectToOwnDatabase } from "./support/test-database.ts";

const client = await connectToOwnDatabase();

/** "ordersOfUser: status is not stated" for each difference of each text. */
const faultsOf = async (calls: readonly StatementCall[]): Promise<string[]> => {
  const faults: string[] = [];
  for (const call of calls)
    for (const text of call.texts) {
      const found = await differences(client, text, call).catch((error: unknown) => [String(error)]);
      faults.push(...found.map((fault) => `${call.place}: ${fault}`));
    }
  return [...new Set(faults)];
};

it("each statement of a store fits its tables and its row type", async () => {
  const calls = await statementCalls((path) =>
    /^api\/src\/.*(?:\.(?:store|query)|\/jobs|\/queue-rows)\.ts$/.test(path),
  );
  expect(calls.length).toBeGreaterThan(470);
  expect(calls.flatMap(({ texts }) => texts).length).toBeGreaterThan(650);
  expect(calls.filter(({ columns }) => columns.size > 0).length).toBeGreaterThan(300);
  const features = "api/src/features";
  // All but one send the statement that another function gives them, whose call is checked. `deleteOldBatches` loops over tables.
  expect(
    calls
      .filter(({ texts }) => texts.length === 0)
      .map(({ place }) => place)
      .toSorted(),
  ).toEqual([
    `${features}/accounts/inactive-accounts/inactive-account.store.ts idsOf`,
    `${features}/bulk-changes/product-batch.store.ts deleteOldBatches`,
    `${features}/catalogue/product-columns.store.ts productRows`,
    `${features}/customers/customer-feedback.store.ts read`,
    `${features}/invoices/sweep-books.store.ts idsOf`,
    `${features}/promotions/promotion.store.ts hasUpdated`,
  ]);
  expect(await faultsOf(calls)).toEqual([]);
});

it("each prepared statement fits the tables", async () => {
  const prepared = declaredStatements();
  const inSources = [...sourcesOf("api/src", ".ts")].flatMap(([, source]) =>
    [...source.matchAll(/\bprepared\(\s*"([^"]+)"/g)].map(([, name]) => name),
  );
  expect(prepared.map(({ name }) => name)).toEqual(expect.arrayContaining(inSources));
  expect(inSources.length).toBeGreaterThan(15);
  const wrong: string[] = [];
  for (const { name, text } of prepared)
    await describeStatement(client, text).catch((error: unknown) => wrong.push(`${name}: ${String(error)}`));
  expect(wrong).toEqual([]);
});

it("would notice a wrong name, a wrong type, a missing column and a missing count", async () => {
  const fixture = "api/test/fixtures/faulty-statements.ts";
  const calls = await statementCalls((path) => path === fixture);
  expect(calls.map(({ place, texts }) => [place.slice(fixture.length + 1), texts.length])).toEqual([
    ["rightRows", 1],
    ["wrongName", 1],
    ["wrongType", 2],
    ["missingColumn", 2],
    ["unstatedColumn", 1],
    ["wrongSort", 2],
    ["forgottenCount", 1],
    ["anyCondition", 0],
  ]);
  expect((await faultsOf(calls)).map((fault) => fault.slice(fixture.length + 1))).toEqual([
    "wrongName: error: column p.stock_total does not exist",
    "wrongType: price arrives as number, not as string",
    "missingColumn: title is not returned",
    "unstatedColumn: title is not stated",
    "wrongSort: error: column p.cost does not exist",
    "forgottenCount: TypeORM returns the rows and their number",
  ]);
});
