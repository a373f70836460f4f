import { beforeAll, describe, expect, it } from "vitest";
import { addManyOrders } from "../../tools/demo/seed-orders.ts";
import type { Person } from "../support/factories.ts";
import { planReader, type Plan } from "../support/plans.ts";
import { sentStatements } from "../support/statements.ts";
import { openTestShop } from "../support/test-shop.ts";

const { gql, sql, shop, aProduct, anAdmin } = await openTestShop();

/** With this many orders, reading all of them is never the cheapest plan for a page. */
const orderCount = 10_000;

let admin: Person;

beforeAll(async () => {
  admin = await anAdmin();
  await aProduct({ price: 900 });
  await addManyOrders(shop, { count: orderCount, seed: "plans", log: () => undefined });
}, 60_000);

const plansOf = planReader(sql, { leavesOutShortScans: true });

const LIST = `query List($after: String, $statuses: [OrderStatus!], $paid: [PaymentStatus!]) {
  orders(first: 20, after: $after, filter: { statuses: $statuses, paymentStatuses: $paid }) {
    pageInfo { endCursor } nodes { id lines { title } statusHistory { toStatus } refunds { amount } paidAt }
  }
}`;

type List = { orders: { pageInfo: { endCursor: string | null } } };

/** The nodes of the plans of a page and the one behind it. */
const planNodes = async (variables: object): Promise<Plan[]> => {
  const statements = await sentStatements(async () => {
    const first = await gql<List>(LIST, { ...variables }, admin.token);
    const after = first.data.orders.pageInfo.endCursor;
    await gql<List>(LIST, { ...variables, after }, admin.token);
  });
  const ofOrders = statements.filter(({ text }) => /\borders o\b/.test(text));
  expect(ofOrders).toHaveLength(2);
  return (await Promise.all(ofOrders.map(plansOf))).flat();
};

describe(`with ${orderCount} orders no page of the admin reads them all`, () => {
  it.each([
    { list: "all", variables: {}, index: "orders_placed" },
    { list: "one status", variables: { statuses: ["RETURNED"] }, index: "orders_status_newest" },
    { list: "no order", variables: { statuses: ["PENDING"] }, index: "orders_status_newest" },
    {
      list: "returns",
      variables: { statuses: ["CANCELLED", "RETURNED"] },
      index: "orders_placed",
    },
    {
      list: "deliveries",
      variables: { statuses: ["CONFIRMED", "PROCESSING", "SHIPPED"] },
      index: "orders_placed",
    },
    { list: "payments", variables: { paid: ["COMPLETED", "REFUNDED"] }, index: "orders_placed" },
  ])("$list", async ({ variables, index }) => {
    const nodes = await planNodes(variables);
    const scans = nodes.filter((node) => /^(Seq|Bitmap)/.test(node["Node Type"]));
    expect(scans.filter((node) => node["Relation Name"] === "orders")).toEqual([]);
    expect(nodes.map((node) => node["Index Name"])).toContain(index);
  });
});

const SEARCH = `query List($filter: OrderFilterInput) {
  orders(first: 20, filter: $filter) { totalCount nodes { id } }
}`;

describe("the orders with a return are found without reading all orders", () => {
  it.each([10, 3000])("with %i returns", async (count) => {
    await sql("delete from returns");
    await sql(
      `insert into returns (return_number, order_id, user_id, idempotency_key, request_hash, status, expected_amount)
       select 'R-' || nextval('return_numbers'), id, user_id, uuidv7()::text, '', 'completed', 0
       from orders order by created_at limit $1`,
      [count],
    );
    await sql("analyze returns");
    const statements = await sentStatements(() => gql(SEARCH, { filter: { hasReturn: true } }, admin.token));
    const reads = statements.filter(({ text }) => /\borders o\b/.test(text));
    expect(reads).toHaveLength(2);
    for (const statement of reads) {
      const scans = (await plansOf(statement)).filter((node) => node["Node Type"] === "Seq Scan");
      expect(scans.map((node) => node["Relation Name"])).not.toContain("orders");
    }
  });
});

describe("a search or filter never reads all orders", () => {
  it.each([
    { list: "a number", filter: { text: "SJ100123" } },
    { list: "a word of no order", filter: { text: "nothing" } },
    { list: "a name among returns", filter: { text: "asha", statuses: ["RETURNED"] } },
    { list: "cash that is due", filter: { hasCashDue: true } },
    { list: "a method", filter: { paymentMethod: "COD" } },
  ])("$list", async ({ filter }) => {
    const statements = await sentStatements(() => gql(SEARCH, { filter }, admin.token));
    const reads = statements.filter(({ text }) => /\borders o\b/.test(text));
    expect(reads).toHaveLength(2);
    for (const statement of reads) {
      const nodes = await plansOf(statement);
      const whole = nodes.filter((node) => node["Node Type"] === "Seq Scan");
      expect(whole.map((node) => node["Relation Name"])).toEqual([]);
    }
  });
});

const ENTRIES = `query Entries($figure: MoneyFigure!, $after: String) { moneyEntries(filter: { figure: $figure }, first: 20, after: $after) {
  totalCount pageInfo { endCursor } nodes { id amount orderNumber reference } } }`;

describe(`with ${orderCount} orders no list of the payments page reads them all`, () => {
  it.each(["ONLINE", "CASH", "REFUNDED", "REFUND_DUE", "CASH_OWED", "LOST"])(
    "the rows of %s",
    async (figure) => {
      const statements = await sentStatements(async () => {
        const first = await gql<{ moneyEntries: List["orders"] }>(ENTRIES, { figure }, admin.token);
        const after = first.data.moneyEntries.pageInfo.endCursor;
        await gql(ENTRIES, { figure, after }, admin.token);
      });
      const pages = statements.filter(({ text }) => text.startsWith("select e.id"));
      expect(pages.length).toBeGreaterThan(0);
      const nodes = (await Promise.all(pages.map(plansOf))).flat();
      const scans = nodes.filter((node) => node["Node Type"] === "Seq Scan");
      const bigTables = ["orders", "payments", "payment_intents", "refunds"];
      expect(scans.filter((node) => bigTables.includes(node["Relation Name"] ?? ""))).toEqual([]);
    },
  );
});
