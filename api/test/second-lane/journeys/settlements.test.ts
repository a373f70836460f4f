import { describe, expect, it } from "vitest";
import { noOrderLimits } from "../../support/no-order-limits.ts";
import { paymentsOf } from "../../support/payments.ts";
import { refundsOf } from "../../support/refunds.ts";
import { openTestShop } from "../../support/test-shop.ts";
import { fetchSettlementDay } from "../../../src/features/payments/settlements/fetch-settlements.command.ts";
import { razorpayErrorOf } from "../../../src/platform/razorpay/razorpay-error.ts";
import { addDays, dayInIndia } from "../../../src/platform/days.ts";

const testShop = await openTestShop(noOrderLimits);
const { gql, sql, shop, url, anAdmin, changeStatus } = testShop;
const pay = paymentsOf(testShop);
const { aPaidOrder } = refundsOf(testShop, pay);
const admin = await anAdmin();
/** The day of all settlements of this file, also if it crosses midnight in India. */
const today = dayInIndia(new Date());
const noon = Date.parse(`${today}T12:00:00+05:30`) / 1000;

const settle = async (body: object = {}) => {
  const response = await fetch(`${url}/dev/razorpay/control/settlements`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ settledAt: noon, ...body }),
  });
  return (await response.json()) as {
    entity_id: string;
    settlement_id: string;
    credit: number;
    debit: number;
  }[];
};

const fetchDay = (day = today) =>
  gql<{ fetchSettlements: { day: string; count: number } }>(
    "mutation($day: Day!) { fetchSettlements(day: $day) { day count } }",
    { day },
    admin.token,
  );

type Settlement = { id: string; count: number; credit: number; debit: number; fee: number; tax: number };
type Problem = {
  kind: string;
  entityId: string;
  reportedAmount: number | null;
  ledgerAmount: number | null;
  orderNumber: string | null;
};

const settlements = async () =>
  (
    await gql<{ settlements: { nodes: Settlement[]; totalCount: number } }>(
      "{ settlements { totalCount nodes { id count credit debit fee tax utr settledAt } } }",
      {},
      admin.token,
    )
  ).data.settlements;

const problems = async () =>
  (
    await gql<{ settlementProblems: { nodes: Problem[]; totalCount: number } }>(
      "{ settlementProblems(first: 100) { totalCount nodes { kind entityId reportedAmount ledgerAmount orderNumber } } }",
      {},
      admin.token,
    )
  ).data.settlementProblems;

const everything = async () => ({
  settlements: await settlements(),
  problems: await problems(),
  items: await sql(
    "select entity_id, type, problem, order_id, amount from settlement_items order by entity_id, type",
  ),
  settled: await sql("select id, settled_at from payments order by id"),
});

describe("Razorpay's report of a day", () => {
  it("is stored with sums that match payments and refunds to the paisa", async () => {
    const [kept, returned] = [await aPaidOrder(), await aPaidOrder()];
    await changeStatus(admin, returned.order.id, "CANCELLED");
    await pay.runJobs();
    const items = await settle();
    const response = await fetchDay();
    expect(response.data.fetchSettlements).toEqual({ day: today, count: items.length });
    const { nodes } = await settlements();
    expect(nodes[0]).toMatchObject({
      id: items[0]?.settlement_id,
      count: items.length,
      credit: items.reduce((sum, { credit }) => sum + credit, 0) / 100,
      debit: items.reduce((sum, { debit }) => sum + debit, 0) / 100,
    });
    expect(nodes[0]?.debit).toBe(700);
    expect((await problems()).nodes).toEqual([]);
    const [row] = await sql(
      "select settled_at is not null as settled from payments where gateway_payment_id = $1",
      [kept.proof.razorpay_payment_id],
    );
    expect(row).toEqual({ settled: true });
  });

  it("changes nothing when it is fetched again, or by two admins at once", async () => {
    const before = await everything();
    await Promise.all([fetchDay(), fetchDay(), fetchSettlementDay(shop, today)]);
    expect(await everything()).toEqual(before);
  });

  it("lists a wrong amount and an unknown payment, each with what is known of it", async () => {
    const paid = await aPaidOrder();
    const id = paid.proof.razorpay_payment_id;
    await settle({ wrong: [id], unknown: 1 });
    await fetchDay();
    const { nodes, totalCount } = await problems();
    expect(totalCount).toBe(2);
    expect(nodes).toContainEqual({
      kind: "AMOUNT",
      entityId: id,
      reportedAmount: 699.99,
      ledgerAmount: 700,
      orderNumber: paid.order.orderNumber,
    });
    expect(nodes).toContainEqual(
      expect.objectContaining({
        kind: "UNKNOWN",
        reportedAmount: 123,
        ledgerAmount: null,
        orderNumber: null,
      }),
    );
  });

  it("lists a payment that no report names after seven days, until one does", async () => {
    const paid = await aPaidOrder();
    const id = paid.proof.razorpay_payment_id;
    await settle({ missing: [id] });
    await fetchDay();
    expect((await problems()).nodes.filter(({ entityId }) => entityId === id)).toEqual([]);
    await sql("update settlement_days set day = day - 30");
    await sql("update payments set captured_at = now() - interval '8 days' where gateway_payment_id = $1", [
      id,
    ]);
    expect((await problems()).nodes).toContainEqual(
      expect.objectContaining({
        kind: "MISSING",
        entityId: id,
        ledgerAmount: 700,
        orderNumber: paid.order.orderNumber,
      }),
    );
    await settle();
    await fetchDay();
    expect((await problems()).nodes.filter(({ entityId }) => entityId === id)).toEqual([]);
  });

  it("matches a payment that was booked after its report", async () => {
    const { session, order } = await pay.aStartedOrder();
    await pay.faults({ webhooks: { isOff: true } });
    const proof = await pay.checkout(session);
    await settle();
    await fetchDay();
    const isOpen = async () =>
      (await problems()).nodes.some(({ entityId }) => entityId === proof.razorpay_payment_id);
    expect(await isOpen()).toBe(true);
    await pay.passMinutes(order.id, 20);
    await pay.runJobs();
    await fetchDay();
    expect(await isOpen()).toBe(false);
  });
});

describe("the fetch of a report", () => {
  it("stores nothing when Razorpay cannot be reached", async () => {
    const before = await everything();
    await pay.faults({ refuse: 1, only: "/settlements/" });
    const { code } = await fetchDay();
    expect(code).toBe("SETTLEMENTS_UNREACHABLE");
    expect(await everything()).toEqual(before);
  });

  it("of a day that has not begun is refused", async () => {
    expect((await fetchDay(addDays(today, 2))).code).toBe("BAD_INPUT");
  });

  it("of a day before Razorpay existed is refused without asking Razorpay", async () => {
    const original = shop.razorpay.settledOn;
    shop.razorpay.settledOn = () => Promise.reject(new Error("Razorpay was asked"));
    for (const day of ["1990-01-01", "2013-12-31"]) {
      const { errors } = await fetchDay(day);
      expect(errors).toMatchObject([
        {
          message: "Razorpay has no reports of days before 1 January 2014.",
          extensions: { code: "BAD_INPUT", status: 400, field: "day" },
        },
      ]);
    }
    shop.razorpay.settledOn = original;
    expect((await fetchDay("2014-01-01")).data.fetchSettlements.count).toBe(0);
  });

  it("that Razorpay refuses has an error that does not ask to try again", async () => {
    const before = await everything();
    const original = shop.razorpay.settledOn;
    shop.razorpay.settledOn = () => Promise.reject(razorpayErrorOf(400, "The day is invalid."));
    expect((await fetchDay()).code).toBe("SETTLEMENTS_REFUSED");
    shop.razorpay.settledOn = original;
    expect(await everything()).toEqual(before);
  });

  it("is a job that catches up on the days that were left out", async () => {
    await sql("delete from settlement_days");
    await sql("insert into settlement_days (day, count, fetched_at) values ($1, 0, now())", [
      addDays(today, -6),
    ]);
    await sql("select graphile_worker.add_job('fetch-settlements', '{}'::json)");
    await pay.runJobs();
    const days = await sql<{ day: string }>(
      "select to_char(day, 'YYYY-MM-DD') as day from settlement_days order by 1",
    );
    expect(days.slice(0, 6).map(({ day }) => day)).toEqual(
      [-6, -5, -4, -3, -2, -1].map((back) => addDays(today, back)),
    );
    // Today is over if the test has crossed midnight.
    expect([addDays(today, -1), today]).toContain(days.at(-1)?.day);
  });
});
