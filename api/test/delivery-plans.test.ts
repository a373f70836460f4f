import { beforeAll, describe, expect, it } from "vitest";
import { addManyOrders } from "../tools/demo/seed-orders.ts";
import type { Person } from "./support/factories.ts";
import { sentStatements, type SentStatement } from "./support/statements.ts";
import { openTestShop } from "./support/test-shop.ts";

const { gql, sql, shop, aProduct, anAdmin } = await openTestShop();

let admin: Person;

beforeAll(async () => {
  admin = await anAdmin();
  await aProduct({ price: 900 });
  await addManyOrders(shop, { count: 10_000, seed: "deliveries", log: () => undefined });
  // Many orders wait, few of them are packed, and many parcels were sent before.
  await sql(
    "update orders set order_status = 'confirmed' where id in (select id from orders order by id limit 3000)",
  );
  await sql("update orders set packed_at = now() where id in (select id from orders order by id limit 40)");
  await sql(
    "update orders set order_status = 'shipped' where id in (select id from orders order by id desc limit 3000)",
  );
  await sql(
    `insert into parcels (order_id, courier, tracking_id)
     select id, 'Delhivery', 'DL-' || order_number from orders where order_status = 'shipped'`,
  );
  await sql(
    `insert into parcel_lines (parcel_id, order_line_id, quantity)
     select p.id, l.id, l.quantity from parcels p join order_lines l on l.order_id = p.order_id`,
  );
  await sql("analyze orders, order_lines, parcels, parcel_lines");
}, 60_000);

type Plan = { "Node Type": string; "Relation Name"?: string; "Index Name"?: string; Plans?: Plan[] };

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

const explained = async (option: string, text: string, values: unknown[]): Promise<Plan[]> => {
  const [row] = await sql<{ "QUERY PLAN": { Plan: Plan }[] }>(
    `explain (${option}format json) ${text}`,
    values,
  );
  return row?.["QUERY PLAN"].flatMap(({ Plan: plan }) => nodesOf(plan)) ?? [];
};

const plansOf = async ({ name, text, values = [] }: SentStatement): Promise<Plan[]> => [
  ...(await explained("", text, values)),
  ...(name ? await explained("generic_plan, ", text, []) : []),
];

const LIST = `query List($stage: DeliveryStage!, $after: String) {
  deliveries(stage: $stage, first: 20, after: $after) {
    totalCount pageInfo { endCursor } nodes { id lines { title } parcels { lines { title } } } } }`;

type List = { deliveries: { pageInfo: { endCursor: string | null } } };

const tables = ["orders", "order_lines", "parcels", "parcel_lines"];

describe("with 10,000 orders and 3,000 parcels no page of deliveries reads a whole table", () => {
  it.each([
    ["TO_PACK", "orders_status_newest"],
    ["PACKED", "orders_packed"],
    ["ON_THE_WAY", "orders_status_newest"],
  ])("%s", async (stage, index) => {
    const statements = await sentStatements(async () => {
      const first = await gql<List>(LIST, { stage }, admin.token);
      await gql<List>(LIST, { stage, after: first.data.deliveries.pageInfo.endCursor }, admin.token);
    });
    const ofPages = statements.filter(({ text }) => /\borders o\b/.test(text));
    expect(ofPages).toHaveLength(2);
    const nodes = (await Promise.all(ofPages.map(plansOf))).flat();
    const scans = nodes.filter((node) => node["Node Type"] === "Seq Scan");
    expect(scans.filter((node) => tables.includes(node["Relation Name"] ?? ""))).toEqual([]);
    expect(nodes.map((node) => node["Index Name"])).toContain(index);
  });
});
