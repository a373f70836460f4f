import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Shop } from "../../src/features/shop/shop.ts";
import { diskStorage } from "../../src/platform/files/disk-storage.ts";
import { mediaFiles } from "../../src/platform/files/files.ts";
import { addManyProducts } from "../../tools/demo/seed-many.ts";
import type { SentStatement } from "./statements.ts";
import type { TestShop } from "./test-shop.ts";

/** With this many products, reading all of them is never the cheapest plan for a page. */
export const productCount = 20_000;

/**
 * The test server commits without waiting for its log. Until the log is written, `vacuum` does not treat the new rows
 * as visible to all, and index-only scans do not work. A commit that waits writes the log.
 */
const vacuumProducts = async (shop: Shop): Promise<void> => {
  await shop.database.writes.query(
    "begin; set local synchronous_commit = on; select pg_logical_emit_message(true, 'tests', 'settled'); commit",
  );
  await shop.database.writes.query("vacuum (analyze) products");
};

/** Fills the catalogue, so that PostgreSQL plans as in a large shop. */
export const addProductsForPlans = async (shop: Shop): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), "shop-plans-"));
  await addManyProducts(shop, mediaFiles(diskStorage(folder)), {
    count: productCount,
    log: () => undefined,
    seed: "plans",
  });
  await rm(folder, { recursive: true, force: true });
  await vacuumProducts(shop);
};

export type Plan = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  Filter?: string;
  /** How often the node ran; missing if the statement was only planned. */
  "Actual Loops"?: number;
  Plans?: Plan[];
};

/** The nodes of a plan without those that did not run: a list sorts all matches only if the first products do not fill its page. */
const nodesOf = (plan: Plan): Plan[] =>
  plan["Actual Loops"] === 0 ? [] : [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

const explained = async (
  sql: TestShop["sql"],
  option: string,
  text: string,
  values: unknown[],
): Promise<Plan[]> => {
  type Row = { "QUERY PLAN": { Plan: Plan }[] };
  const [row] = await sql<Row>(`explain (${option}format json) ${text}`, values);
  return row?.["QUERY PLAN"].flatMap(({ Plan: plan }) => nodesOf(plan)) ?? [];
};

/** The plans of PostgreSQL for a statement: one for its values, as far as it ran, and the generic one of a prepared statement. */
export const planReader =
  (sql: TestShop["sql"]) =>
  async ({ name, text, values = [] }: SentStatement): Promise<Plan[]> => [
    ...(await explained(sql, "analyze, timing off, ", text, values)),
    ...(name ? await explained(sql, "generic_plan, ", text, []) : []),
  ];
