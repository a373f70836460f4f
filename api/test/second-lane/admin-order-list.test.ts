import { beforeAll, describe, expect, it } from "vitest";
import { addManyOrders } from "../../tools/demo/seed-orders.ts";
import type { Person } from "../support/factories.ts";
import { openTestShop } from "../support/test-shop.ts";

const { gql, sql, shop, aProduct, anAdmin, aShopper } = await openTestShop();
const COUNT = 600;

const LIST = `query List($after: String, $filter: OrderFilterInput) {
  orders(first: 100, after: $after, filter: $filter) {
    totalCount statusCounts { status count } pageInfo { hasNextPage endCursor }
    nodes { id orderStatus paidAt paymentDetails { method paymentStatus } }
  }
}`;

type List = {
  orders: {
    totalCount: number;
    statusCounts: { status: string; count: number }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
    nodes: { id: string; paidAt: string | null; paymentDetails: { method: string } }[];
  };
};

let admin: Person;

beforeAll(async () => {
  admin = await anAdmin();
  await aProduct({ price: 900 });
  await addManyOrders(shop, { count: COUNT, seed: "list", log: () => undefined });
});

const page = async (variables: object): Promise<List["orders"]> =>
  (await gql<List>(LIST, { ...variables }, admin.token)).data.orders;

/** All ids of a list, page by page, and its last page. */
const walk = async (variables: object) => {
  const ids: string[] = [];
  let last = await page(variables);
  ids.push(...last.nodes.map(({ id }) => id));
  while (last.pageInfo.hasNextPage) {
    last = await page({ ...variables, after: last.pageInfo.endCursor });
    ids.push(...last.nodes.map(({ id }) => id));
  }
  return { ids, last };
};

const idsWhere = async (condition: string): Promise<string[]> => {
  const rows = await sql<{ id: string }>(
    `select id from orders where ${condition} order by created_at desc, id desc`,
  );
  return rows.map(({ id }) => id);
};

const lists: [filter: object, where: string][] = [
  [{}, "true"],
  [{ statuses: [], paymentStatuses: [] }, "true"],
  [{ statuses: ["CANCELLED"] }, "order_status = 'cancelled'"],
  [{ statuses: ["CANCELLED", "RETURNED"] }, "order_status in ('cancelled', 'returned')"],
  [{ statuses: ["CANCELLED", "CANCELLED"] }, "order_status = 'cancelled'"],
  [
    { statuses: ["CONFIRMED", "PROCESSING", "SHIPPED"] },
    "order_status in ('confirmed', 'processing', 'shipped')",
  ],
  [{ paymentStatuses: ["COMPLETED", "REFUNDED"] }, "payment_status in ('completed', 'refunded')"],
  [
    { paymentStatuses: ["REFUNDED"], statuses: ["RETURNED", "DELIVERED"] },
    "payment_status = 'refunded' and order_status in ('returned', 'delivered')",
  ],
  [{ statuses: ["PENDING"] }, "false"],
];

describe("the admin's list of orders", () => {
  it.each(lists)(
    "with the filter %j has the matching orders, newest first, page by page",
    async (filter, where) => {
      const expected = await idsWhere(where);
      const { ids, last } = await walk({ filter });
      expect(ids).toEqual(expected);
      expect(last.totalCount).toBe(expected.length);
    },
  );

  it("counts each status as if no status were chosen, among the chosen payment statuses", async () => {
    const { statusCounts } = await page({
      filter: { statuses: ["RETURNED"], paymentStatuses: ["COMPLETED"] },
    });
    const rows = await sql<{ status: string; count: number }>(
      `select upper(order_status) as status, count(*)::int as count from orders
       where payment_status = 'completed' group by 1`,
    );
    const expected = new Map(rows.map(({ status, count }) => [status, count]));
    expect(statusCounts).toHaveLength(7);
    for (const { status, count } of statusCounts) expect(count).toBe(expected.get(status) ?? 0);
  });

  it("has only the orders with a return, if asked, each once, also among a status and a payment method", async () => {
    const returned = await sql<{ id: string; userId: string }>(
      `select id, user_id as "userId" from orders order by created_at limit 30`,
    );
    for (const { id, userId } of [...returned, ...returned.slice(0, 5)])
      await sql(
        `insert into returns (return_number, order_id, user_id, idempotency_key, request_hash, status, expected_amount)
         values ('R-' || nextval('return_numbers'), $1, $2, uuidv7()::text, '', 'requested', 0)`,
        [id, userId],
      );
    const withReturn = "id in (select order_id from returns)";
    for (const [filter, where] of [
      [{ hasReturn: true }, withReturn],
      [{ hasReturn: true, paymentMethod: "COD" }, `${withReturn} and payment_method = 'cod'`],
      [{ hasReturn: true, statuses: ["DELIVERED"] }, `${withReturn} and order_status = 'delivered'`],
      [{ hasReturn: false }, "true"],
    ] as const) {
      const expected = await idsWhere(where);
      const { ids, last } = await walk({ filter });
      expect(ids).toEqual(expected);
      expect(last.totalCount).toBe(expected.length);
    }
    expect(await idsWhere(withReturn)).toHaveLength(30);
  });

  it("names the instant of a payment, online or in recorded cash", async () => {
    const { nodes: listed } = await page({ filter: { paymentStatuses: ["COMPLETED", "REFUNDED"] } });
    const cash = listed.find(({ paymentDetails }) => paymentDetails.method === "COD")?.id;
    await sql(
      `insert into cash_collections (order_id, amount, user_id)
       select id, final_amount, user_id from orders where id = $1`,
      [cash],
    );
    const { nodes } = await page({ filter: { paymentStatuses: ["COMPLETED", "REFUNDED"] } });
    const rows = await sql<{ id: string; paidAt: Date }>(
      `select i.order_id as id, p.captured_at as "paidAt" from payments p join payment_intents i on i.id = p.intent_id
       union all select order_id, collected_at from cash_collections`,
    );
    expect(rows.map(({ id }) => id)).toContain(cash);
    const paidAt = new Map(rows.map((row) => [row.id, row.paidAt.toISOString()]));
    expect(nodes.some((order) => order.paidAt)).toBe(true);
    expect(nodes.map((order) => order.paidAt)).toEqual(nodes.map(({ id }) => paidAt.get(id) ?? null));
  });

  it("refuses an unknown status", async () => {
    expect((await gql(LIST, { filter: { statuses: ["LOST"] } }, admin.token)).errors).toHaveLength(1);
    expect((await gql(LIST, { filter: { statuses: [null] } }, admin.token)).errors).toHaveLength(1);
  });

  it("refuses a cursor that is none", async () => {
    expect((await gql(LIST, { after: "none", statuses: ["RETURNED", "SHIPPED"] }, admin.token)).code).toBe(
      "BAD_CURSOR",
    );
  });

  it("refuses a shopper", async () => {
    expect((await gql(LIST, {}, (await aShopper()).token)).code).toBe("FORBIDDEN");
  });
});
