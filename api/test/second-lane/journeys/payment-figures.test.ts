import { describe, expect, it } from "vitest";
import { dayInIndia } from "../../../src/platform/days.ts";
import { creditsOf } from "../../support/credits.ts";
import { noOrderLimits } from "../../support/no-order-limits.ts";
import { paymentsOf } from "../../support/payments.ts";
import { refundsOf } from "../../support/refunds.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const { gql, sql, anAdmin, changeStatus } = testShop;
const pay = paymentsOf(testShop);
const { aPaidOrder } = refundsOf(testShop, pay);
const { credit, piecesOf, markCollected, aCashOrder } = creditsOf(testShop);
const admin = await anAdmin();
const today = dayInIndia(new Date());

type Figure = { figure: string; count: number; amount: number };

const figures = async (
  days: { from?: string; to?: string } = {},
): Promise<Record<string, [number, number]>> => {
  const { data } = await gql<{ paymentFigures: Figure[] }>(
    "query($from: Day, $to: Day) { paymentFigures(from: $from, to: $to) { figure count amount } }",
    days,
    admin.token,
  );
  return Object.fromEntries(
    data.paymentFigures.map(({ figure, count, amount }) => [figure, [count, amount]]),
  );
};

type Entries = {
  totalCount: number;
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
  nodes: {
    id: string;
    amount: number;
    orderNumber: string | null;
    reason: string | null;
    state: string | null;
  }[];
};

const entries = async (variables: object): Promise<Entries> =>
  (
    await gql<{ moneyEntries: Entries }>(
      `query($figure: MoneyFigure!, $from: Day, $to: Day, $isFailed: Boolean! = false, $first: Int! = 20, $after: String) {
        moneyEntries(filter: { figure: $figure, from: $from, to: $to, isFailed: $isFailed }, first: $first, after: $after) {
          totalCount pageInfo { endCursor hasNextPage } nodes { id amount orderNumber reason state } } }`,
      { ...variables },
      admin.token,
    )
  ).data.moneyEntries;

/** Every figure has as many rows as it counts, with the same sum. */
const expectConsistent = async () => {
  for (const [figure, [count, amount]] of Object.entries(await figures())) {
    const list = await entries({ figure, first: 100 });
    const sum = Math.round(list.nodes.reduce((total, node) => total + node.amount * 100, 0)) / 100;
    expect([figure, list.totalCount, list.nodes.length, sum]).toEqual([figure, count, count, amount]);
  }
};

describe("the totals of the payments page", () => {
  it("follow cash from the delivery over its collection to its payout", async () => {
    const { order } = await aCashOrder();
    await changeStatus(admin, order.id, "DELIVERED");
    expect(await figures()).toMatchObject({ CASH_OWED: [1, 600], CASH: [0, 0] });
    await markCollected(admin, order.id);
    expect(await figures()).toMatchObject({ CASH_OWED: [0, 0], CASH: [1, 600] });
    await credit(order.id, { pieces: await piecesOf(order.id, 1) });
    expect(await figures()).toMatchObject({ REFUND_DUE: [1, 300], REFUNDED: [0, 0] });
    await expectConsistent();
    await sql("update payouts set paid_at = now(), paid_by = $1, reference = 'UTR 1'", [admin.id]);
    expect(await figures()).toMatchObject({ REFUND_DUE: [0, 0], REFUNDED: [1, 300] });
    await expectConsistent();
  });

  it("count a credit before the delivery and a return out of the cash that is owed, but no later credit", async () => {
    const { order } = await aCashOrder();
    await credit(order.id, { pieces: await piecesOf(order.id, 1) });
    await changeStatus(admin, order.id, "DELIVERED");
    expect((await figures())["CASH_OWED"]).toEqual([1, 300]);
    // The courier has the cash by then.
    await credit(order.id, { pieces: await piecesOf(order.id, 1) });
    expect((await figures())["CASH_OWED"]).toEqual([1, 300]);
    expect(
      await gql("query($id: ID!) { order(id: $id) { cashDue } }", { id: order.id }, admin.token),
    ).toMatchObject({
      data: { order: { cashDue: 300 } },
    });
    await changeStatus(admin, order.id, "RETURNED");
    expect((await figures())["CASH_OWED"]).toEqual([0, 0]);
    await expectConsistent();
  });

  it("follow a refund from due over failed to given", async () => {
    const before = await figures();
    const { order } = await aPaidOrder();
    expect((await figures())["ONLINE"]).toEqual([
      (before["ONLINE"]?.[0] ?? 0) + 1,
      (before["ONLINE"]?.[1] ?? 0) + 700,
    ]);
    await changeStatus(admin, order.id, "CANCELLED");
    expect((await entries({ figure: "REFUND_DUE" })).nodes).toMatchObject([
      { amount: 700, orderNumber: order.orderNumber, state: "DUE", reason: "order was cancelled" },
    ]);
    await sql("update refunds set failures = 1 where refunded_at is null");
    const failed = await entries({ figure: "REFUND_DUE", isFailed: true });
    expect([failed.totalCount, failed.nodes[0]?.state]).toEqual([1, "FAILED"]);
    await pay.runJobs();
    expect(await figures()).toMatchObject({ REFUND_DUE: [0, 0], REFUNDED: [2, 1000] });
    await expectConsistent();
  });

  it("are of a period, by the day in India, except those of the present", async () => {
    const { order } = await aCashOrder();
    await changeStatus(admin, order.id, "DELIVERED");
    const ofYear = await figures({ from: "2020-01-01", to: "2020-12-31" });
    expect(ofYear).toMatchObject({ ONLINE: [0, 0], CASH: [0, 0], REFUNDED: [0, 0], CASH_OWED: [1, 600] });
    expect(await figures({ from: today, to: today })).toEqual(await figures());
    expect((await entries({ figure: "ONLINE", from: "2020-01-01", to: "2020-12-31" })).nodes).toEqual([]);
    const { code } = await gql(
      '{ paymentFigures(from: "2026-02-01", to: "2026-01-01") { count } }',
      {},
      admin.token,
    );
    expect(code).toBe("BAD_INPUT");
  });

  it("have lists with pages that neither skip nor repeat a row", async () => {
    const first = await entries({ figure: "REFUNDED", first: 1 });
    const second = await entries({ figure: "REFUNDED", first: 1, after: first.pageInfo.endCursor });
    expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false]);
    expect(new Set([first.nodes[0]?.id, second.nodes[0]?.id]).size).toBe(2);
    const other = await gql(
      "query($after: String) { moneyEntries(filter: { figure: CASH }, after: $after) { totalCount } }",
      { after: first.pageInfo.endCursor },
      admin.token,
    );
    expect(other.code).toBe("BAD_CURSOR");
  });
});
