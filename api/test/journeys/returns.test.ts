import { describe, expect, it } from "vitest";
import type { Person } from "../support/factories.ts";
import { paymentsOf } from "../support/payments.ts";
import { refundsOf } from "../support/refunds.ts";
import { returnsOf } from "../support/returns.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const { sql, gql, aShopper, aProduct, changeStatus, stockBySize } = testShop;
const pay = paymentsOf(testShop);
const { refundedAmounts, aPaidOrder } = refundsOf(testShop, pay);
const returns = returnsOf(testShop);
const { aDeliveredOrder, request, step, received, completed, linesOf } = returns;
await pay.faults({ webhooks: { isOff: true } });

const statusOf = async (orderId: string) => {
  const [row] = await sql<{ status: string; payment: string; holdsStock: boolean }>(
    `select order_status as status, payment_status as payment, holds_stock as "holdsStock" from orders where id = $1`,
    [orderId],
  );
  return row;
};

const movementsOf = (orderId: string) =>
  sql<{ reason: string; quantity: number; size: string | null }>(
    "select reason, quantity, size from stock_movements where order_id = $1 order by id",
    [orderId],
  );

describe("a return", () => {
  it("goes from the request to its completion: pieces in stock, money credited, each step recorded", async () => {
    const { shopper, admin, dress, order, lineId } = await aDeliveredOrder({ quantity: 3 });
    const requested = (await request(shopper, order.id, [{ lineId, quantity: 2, comment: "Tight." }])).data
      .result;
    expect(requested).toMatchObject({
      status: "REQUESTED",
      expectedAmount: 2400,
      creditedAmount: null,
      sendTo: null,
      lines: [{ quantity: 2, kind: "RETURN", reason: "TOO_SMALL", comment: "Tight.", size: "M" }],
    });
    expect(requested.returnNumber).toMatch(/^R-\d+$/);
    const approved = (await step("approve", admin, requested)).data.result;
    expect(approved).toMatchObject({
      status: "APPROVED",
      sendTo: [expect.any(String), expect.any(String)],
      method: "DROP_OFF",
    });
    const arrived = (await step("receive", admin, approved)).data.result;
    expect(await stockBySize(dress.id)).toMatchObject({ M: 2 });
    const lines = [{ lineId: arrived.lines[0]?.id, restocked: 1, writtenOff: 1 }];
    const done = (await step("inspect", admin, arrived, { lines })).data.result;
    expect(done).toMatchObject({
      status: "COMPLETED",
      creditedAmount: 2400,
      lines: [{ restocked: 1, writtenOff: 1 }],
      steps: [{ kind: "REQUESTED" }, { kind: "APPROVED" }, { kind: "RECEIVED" }, { kind: "COMPLETED" }],
    });
    expect(await stockBySize(dress.id)).toMatchObject({ M: 3 });
    expect(await movementsOf(order.id)).toEqual([
      { reason: "sold", quantity: -3, size: "M" },
      { reason: "returned", quantity: 2, size: "M" },
      { reason: "damaged", quantity: -1, size: "M" },
    ]);
    expect(await statusOf(order.id)).toMatchObject({ status: "delivered", holdsStock: true });
  });

  it("writes an audit entry for each step of the admin", async () => {
    const { shopper, admin, order, lineId } = await aDeliveredOrder();
    const { id } = await completed(admin, (await request(shopper, order.id, [{ lineId }])).data.result);
    const entries = await sql(
      "select action, user_id, subject from audit_entries where subject_id = $1 order by id",
      [id],
    );
    const ofAdmin = { user_id: admin.id, subject: "return" };
    expect(entries).toEqual([
      { action: "approveReturn", ...ofAdmin },
      { action: "receiveReturn", ...ofAdmin },
      { action: "inspectReturn", ...ofAdmin },
    ]);
  });

  it("of the last piece makes the order returned, without moving its stock twice", async () => {
    const { shopper, admin, dress, order, lineId } = await aDeliveredOrder();
    for (const orderStatus of ["delivered", "returned"]) {
      await completed(admin, (await request(shopper, order.id, [{ lineId }])).data.result);
      expect(await statusOf(order.id)).toMatchObject({ status: orderStatus });
    }
    expect(await statusOf(order.id)).toMatchObject({ holdsStock: false });
    expect(await stockBySize(dress.id)).toEqual({ S: 5, M: 5, L: 5 });
  });

  it("of parts of an online order refunds each part, the last one with the shipping", async () => {
    const shopper = await aShopper();
    const scarf = await aProduct({ price: 120, stock: 10 });
    const dress = await aProduct({ price: 199.5, stock: 10 });
    const { order } = await pay.aPendingOrder({
      shopper,
      lines: [
        { productId: scarf.id, quantity: 1 },
        { productId: dress.id, quantity: 1 },
      ],
    });
    const session = (await pay.start(shopper, order.id)).data.startPayment;
    const proof = await pay.checkout(session);
    await pay.verify(shopper, order.id, proof);
    const admin = await testShop.anAdmin();
    await changeStatus(admin, order.id, "DELIVERED");
    const [first, second] = await linesOf(order.id);
    const one = await completed(
      admin,
      (await request(shopper, order.id, [{ lineId: first?.id ?? "" }])).data.result,
    );
    await pay.runJobs();
    expect([one.creditedAmount, await refundedAmounts(proof)]).toEqual([120, [12_000]]);
    expect(await statusOf(order.id)).toMatchObject({ status: "delivered", payment: "completed" });
    const rest = (await request(shopper, order.id, [{ lineId: second?.id ?? "" }])).data.result;
    expect(rest.expectedAmount).toBe(298.5);
    expect((await completed(admin, rest)).creditedAmount).toBe(298.5);
    await pay.runJobs();
    expect((await refundedAmounts(proof)).sort()).toEqual([12_000, 29_850]);
    expect(await statusOf(order.id)).toMatchObject({ status: "returned", payment: "refunded" });
  });

  it("has a quote that requests nothing", async () => {
    const { shopper, dress, order, lineId } = await aDeliveredOrder();
    const lines = [
      { lineId, quantity: 1, kind: "RETURN", reason: "OTHER" },
      { lineId, quantity: 1, kind: "EXCHANGE", reason: "TOO_LARGE", size: "S", color: "Red" },
    ];
    const { data } = await gql(
      "query($orderId: ID!, $lines: [ReturnLineInput!]!) { returnQuote(input: { orderId: $orderId, lines: $lines }) { amount shipping } }",
      { orderId: order.id, lines },
      shopper.token,
    );
    expect(data).toEqual({ returnQuote: { amount: 1200, shipping: 0 } });
    expect(await stockBySize(dress.id)).toEqual({ S: 5, M: 3, L: 5 });
    expect((await returns.myReturns(shopper)).totalCount).toBe(0);
  });
});

describe("lists of returns", () => {
  const twoReturns = async () => {
    const { shopper, admin, order, lineId } = await aDeliveredOrder();
    const first = (await request(shopper, order.id, [{ lineId }])).data.result;
    const second = (await request(shopper, order.id, [{ lineId }])).data.result;
    await step("approve", admin, first);
    return { shopper, admin, first, second };
  };

  it("show a shopper only the own returns", async () => {
    const { shopper, first, second } = await twoReturns();
    expect((await returns.myReturns(shopper)).nodes.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(await returns.myReturns(await aShopper())).toMatchObject({ totalCount: 0, nodes: [] });
  });

  const read = async (admin: Person, variables: Record<string, unknown>) =>
    (
      await gql<{
        returns: {
          totalCount: number;
          statusCounts: { status: string; count: number }[];
          pageInfo: { hasNextPage: boolean; endCursor: string };
          nodes: { id: string; status: string }[];
        };
      }>(
        `query($statuses: [ReturnStatus!], $first: Int! = 20, $after: String) {
            returns(filter: { statuses: $statuses }, first: $first, after: $after) { totalCount statusCounts { status count }
              pageInfo { hasNextPage endCursor } nodes { id status } } }`,
        variables,
        admin.token,
      )
    ).data.returns;

  it("show the admin the returns of a status", async () => {
    const { admin, first } = await twoReturns();
    const approved = await read(admin, { statuses: ["APPROVED"] });
    expect(approved.nodes.map(({ id }) => id)).toContain(first.id);
    expect(new Set(approved.nodes.map(({ status }) => status))).toEqual(new Set(["APPROVED"]));
    expect(approved.totalCount).toBe(approved.nodes.length);
  });

  it("show the admin all returns page by page", async () => {
    const { admin } = await twoReturns();
    let page = await read(admin, { first: 2 });
    const ids = page.nodes.map(({ id }) => id);
    while (page.pageInfo.hasNextPage) {
      page = await read(admin, { first: 2, after: page.pageInfo.endCursor });
      ids.push(...page.nodes.map(({ id }) => id));
    }
    expect([ids.length, new Set(ids).size]).toEqual([page.totalCount, page.totalCount]);
    const counted = page.statusCounts.reduce((sum, { count }) => sum + count, 0);
    expect(counted).toBe(page.totalCount);
  });
});

it("a paid order of which one piece came back is cancelled: the rest is refunded, to the paisa", async () => {
  const { shopper, admin, order, proof } = await aPaidOrder();
  await changeStatus(admin, order.id, "DELIVERED");
  const [line] = await linesOf(order.id);
  const open = (await request(shopper, order.id, [{ lineId: line?.id ?? "" }])).data.result;
  const arrived = await received(admin, open);
  const [cancelled, inspected] = await Promise.all([
    changeStatus(admin, order.id, "CANCELLED"),
    step("inspect", admin, arrived, { lines: returns.restocked(arrived) }),
  ]);
  expect(cancelled.status).toBe(200);
  expect([200, 409]).toContain(inspected.status);
  await pay.runJobs();
  expect(await refundedAmounts(proof)).toEqual([70_000]);
});
