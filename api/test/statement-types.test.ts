import pg from "pg";
import { afterAll, expect, it } from "vitest";
import "../src/app/features.ts";
import { declaredStatements } from "../src/platform/database/prepared-statements.ts";
import { describeStatement, statedRows } from "./support/described-statements.ts";
import { sourcesOf } from "./support/imports.ts";
import { makeDatabase } from "./support/test-database.ts";

const database = await makeDatabase();
const client = new pg.Client({ connectionString: database.url });
await client.connect();
afterAll(async () => {
  await client.end();
  await database.drop();
});

const { builtins } = pg.types;

/** The types of PostgreSQL that arrive as a type of JavaScript. */
const arrivesAs = new Map<number, string>([
  ...[builtins.TEXT, builtins.UUID, builtins.VARCHAR, builtins.NUMERIC].map(
    (type) => [type, "string"] as const,
  ),
  ...[builtins.INT2, builtins.INT4, builtins.FLOAT8].map((type) => [type, "number"] as const),
  [builtins.BOOL, "boolean"],
  [builtins.TIMESTAMPTZ, "Date"],
]);

const statements = [...sourcesOf("api/src/features", ".store.ts")].flatMap(([path, source]) =>
  statedRows(source).map((stated) => ({ path, ...stated })),
);

/** The difference between a statement and its row type; a type with a name of its own is not compared. */
const differences = async ({ text, columns }: (typeof statements)[number]): Promise<string[]> => {
  const fields = await describeStatement(client, text);
  if (columns === undefined) return [];
  const named = fields.map(({ name, dataTypeID }) => {
    const stated = columns[name];
    const plain = stated?.replace(/ \| null$/, "");
    const arrives = arrivesAs.get(dataTypeID);
    if (stated === undefined) return `${name} is not stated`;
    const isComparable =
      arrives !== undefined && ["string", "number", "boolean", "Date"].includes(plain ?? "");
    return isComparable && plain !== arrives ? `${name} arrives as ${arrives}, not as ${plain}` : undefined;
  });
  const missing = Object.keys(columns)
    .filter((column) => !fields.some(({ name }) => name === column))
    .map((column) => `${column} is not returned`);
  return [...named.filter((difference) => difference !== undefined), ...missing];
};

it("each constant statement of a store fits its tables and its row type", async () => {
  expect(statements.length).toBeGreaterThan(100);
  expect(statements.filter(({ columns }) => columns).length).toBeGreaterThan(40);
  const wrong: string[] = [];
  for (const statement of statements) {
    const found = await differences(statement).catch((error: unknown) => [String(error)]);
    wrong.push(
      ...found.map((difference) => `${statement.path}: ${difference} in ${statement.text.slice(0, 80)}`),
    );
  }
  expect(wrong).toEqual([]);
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

it("would notice another name, another type and a column that is gone", async () => {
  const planted = (text: string, columns: Record<string, string>) => differences({ path: "", text, columns });
  expect(await planted("select id, price, stock_total from products", {}).catch(String)).toMatch(
    /does not exist/,
  );
  expect(
    await planted("select id, price from products", { id: "string", price: "string", kind: "string" }),
  ).toEqual(["price arrives as number, not as string", "kind is not returned"]);
  expect(await planted('delete from products returning id as "productId"', { id: "string" })).toEqual([
    "productId is not stated",
    "id is not returned",
  ]);
});
