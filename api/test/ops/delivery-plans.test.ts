import { beforeAll, describe, expect, it } from "vitest";
import { recentActivity } from "../../src/features/activity/activity.store.ts";
import { courierOrders } from "../../src/features/payments/courier-cash/courier-order.store.ts";
import { addManyOrders } from "../../tools/demo/seed-orders.ts";
import type { Person } from "../support/factories.ts";
import { planReader } from "../support/plans.ts";
import { sentStatements, type SentStatement } from "../support/statements.ts";
import { openTestShop } from "../support/test-shop.ts";

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
  // Every delivered order had an exchange. Few replacements are still to be sent.
  await sql(
    `insert into returns (return_number, order_id, user_id, idempotency_key, request_hash, status, expected_amount,
       replacement_due_at)
     select 'R-' || order_number, id, user_id, order_number, '', 'completed', 0,
       case when row_number() over (order by id) % 200 = 0 then now() end
     from orders where order_status = 'delivered'`,
  );
  await sql(
    `insert into return_lines (return_id, position, order_line_id, quantity, kind, reason)
     select r.id, 0, l.id, 1, 'exchange', 'other'
     from returns r join order_lines l on l.order_id = r.order_id and l.position = 0`,
  );
  await sql(
    "insert into return_steps (return_id, kind) select id, unnest(array['requested', 'completed']) from returns",
  );
  await sql("analyze orders, order_lines, parcels, parcel_lines, returns, return_lines, return_steps");
}, 60_000);

const plansOf = planReader(sql);

const LIST = `query List($stage: DeliveryStage!, $after: String) {
  deliveries(filter: { stage: $stage }, first: 20, after: $after) {
    totalCount pageInfo { endCursor } nodes { id lines { title } parcels { lines { title } } } } }`;

type List = { deliveries: { pageInfo: { endCursor: string | null } } };

const tables = [
  "orders",
  "order_lines",
  "parcels",
  "parcel_lines",
  "returns",
  "return_lines",
  "return_steps",
  "order_status_changes",
];

/** The indexes that statements use. Fails if one of them reads a whole table. */
const indexesOf = async (statements: SentStatement[]): Promise<(string | undefined)[]> => {
  const nodes = (await Promise.all(statements.map(plansOf))).flat();
  const scans = nodes.filter((node) => node["Node Type"] === "Seq Scan");
  expect(scans.filter((node) => tables.includes(node["Relation Name"] ?? ""))).toEqual([]);
  return nodes.map((node) => node["Index Name"]);
};

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
    expect(await indexesOf(ofPages)).toContain(index);
  });

  it("replacements that are to be sent, with their number", async () => {
    const REPLACEMENTS = `query($after: String) { replacementsDueCount
      replacementsDue(first: 20, after: $after) { pageInfo { endCursor } nodes { id lines { title } } } }`;
    type Replacements = { replacementsDue: List["deliveries"] };
    const statements = await sentStatements(async () => {
      const first = await gql<Replacements>(REPLACEMENTS, {}, admin.token);
      const after = first.data.replacementsDue.pageInfo.endCursor;
      expect((await gql<Replacements>(REPLACEMENTS, { after }, admin.token)).code).toBeUndefined();
    });
    const ofReplacements = statements.filter(({ text }) => text.includes("replacement_due_at"));
    expect(ofReplacements).toHaveLength(4);
    expect(await indexesOf(ofReplacements)).toContain("returns_replacement_due");
  });

  it("the orders of a courier's file of cash, by the tracking ids of their parcels", async () => {
    const statements = await sentStatements(() =>
      courierOrders(shop.database.source.manager, {
        orderNumbers: ["SJ1"],
        trackingIds: ["DL-SJ1", "DL-SJ2"],
      }),
    );
    expect(await indexesOf(statements)).toContain("parcels_tracking");
  });

  it("the recent activity of a shopper", async () => {
    const [shopper] = await sql<{ userId: string }>('select user_id as "userId" from returns limit 1');
    const statements = await sentStatements(() =>
      recentActivity(shop.database.source.manager, shopper?.userId ?? "", 6),
    );
    expect(statements).toHaveLength(1);
    expect(await indexesOf(statements)).toEqual(
      expect.arrayContaining(["returns_user_newest", "return_steps_return"]),
    );
  });
});
