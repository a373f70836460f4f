import { describe, expect, it, vi } from "vitest";
import { inTransaction } from "../../src/platform/database/database.ts";
import { StaffRole } from "../../src/platform/permissions.rules.ts";
import { accountCalls } from "../support/account-calls.ts";
import { noOrderLimits } from "../support/no-order-limits.ts";
import { payoutCalls } from "../support/payouts.ts";
import { paymentsOf } from "../support/payments.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const { gql, sql, shop, anAdmin, aMember } = testShop;
const pay = paymentsOf(testShop);
const admin = await anAdmin();
const payouts = payoutCalls(testShop, admin);
const { payoutsOf, aPayout: aWaitingPayout, give, record, undo, recent, passUndoTime, listed } = payouts;

const SOON = { timeout: 5000, interval: 10 };

/** The requests that wait for a lock. */
const waiting =
  "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";

/** 300 rupees of a cash order, with a UPI id unless it waits for one. */
const aPayout = async ({ isWaiting = false } = {}) => {
  const { order, shopper, payout } = await aWaitingPayout();
  if (!isWaiting) await give(shopper, { payoutId: payout.id, upiId: "asha@okaxis" });
  return { id: payout.id, order, shopper };
};

const rowOf = async (id: string) => (await sql("select * from payouts where id = $1", [id]))[0];

/** What the shop has paid back, and what it has to, in rupees: of all orders. */
const moneyBack = async () => {
  const { data } = await gql<{ paymentFigures: { figure: string; amount: number }[] }>(
    "{ paymentFigures { figure amount } }",
    {},
    admin.token,
  );
  const amountOf = (name: string) => data.paymentFigures.find(({ figure }) => figure === name)?.amount ?? 0;
  return { paid: amountOf("REFUNDED"), due: amountOf("REFUND_DUE") };
};

const changesOf = (orderId: string) =>
  sql<{ action: string; changes: unknown }>(
    "select action, changes from audit_entries where subject_id = $1 and action ilike '%payout' order by id",
    [orderId],
  );

const paidMailsTo = ({ email }: { email: string }) =>
  pay.sentMails().filter(({ to, subject }) => to === email && subject.endsWith("is paid"));

describe("undoing a payout that was recorded as paid", () => {
  it.each([false, true])(
    "restores what was before, without details of the shopper: %s",
    async (isWaiting) => {
      const { id, order } = await aPayout({ isWaiting });
      const before = await rowOf(id);
      await record(id, "UTR 1");
      expect(await rowOf(id)).not.toEqual(before);
      const { data } = await undo(id);
      expect(data.undoPayout).toMatchObject(
        isWaiting
          ? { state: "WAITING", reference: null, destination: null }
          : { state: "DUE", reference: null, destination: { upiId: "asha@okaxis" } },
      );
      expect(await rowOf(id)).toEqual(before);
      const recorded = { amount: 300, reference: "UTR 1" };
      expect(await changesOf(order.id)).toEqual([
        { action: "recordPayout", changes: { payout: { before: null, after: recorded } } },
        { action: "undoPayout", changes: { payout: { before: recorded, after: null } } },
      ]);
    },
  );

  it("lets the reference be corrected", async () => {
    const { id, order, shopper } = await aPayout();
    await record(id, "UTR 1");
    await undo(id);
    await record(id, "UTR 2");
    expect(await payoutsOf(shopper, order.id)).toMatchObject([{ state: "PAID", reference: "UTR 2" }]);
    expect((await changesOf(order.id)).map(({ action }) => action)).toEqual([
      "recordPayout",
      "undoPayout",
      "recordPayout",
    ]);
    await passUndoTime(id);
    await pay.runJobs();
    expect(paidMailsTo(shopper)).toMatchObject([{ text: expect.stringContaining("UTR 2") }]);
  });

  it("counts each rupee as paid back once", async () => {
    const { id } = await aPayout();
    const { paid, due } = await moneyBack();
    const steps = [
      { act: () => record(id, "UTR 1"), figures: { paid: paid + 300, due: due - 300 } },
      { act: () => undo(id), figures: { paid, due } },
      { act: () => record(id, "UTR 2"), figures: { paid: paid + 300, due: due - 300 } },
    ];
    for (const { act, figures } of steps) {
      expect((await act()).status).toBe(200);
      expect(await moneyBack()).toEqual(figures);
    }
  });

  /** Two payouts that were recorded, of which one was undone, after the time to undo. */
  const undoneAndKept = async () => {
    const [undone, kept] = [await aPayout(), await aPayout()];
    for (const { id } of [undone, kept]) await record(id, "UTR 1");
    await pay.runJobs();
    expect([undone, kept].map(({ shopper }) => paidMailsTo(shopper))).toEqual([[], []]);
    await undo(undone.id);
    for (const { id } of [undone, kept]) await passUndoTime(id);
    await pay.runJobs();
    return { undone, kept };
  };

  it("sends the shopper no mail about what was undone", async () => {
    const { undone, kept } = await undoneAndKept();
    expect(paidMailsTo(undone.shopper)).toEqual([]);
    expect(paidMailsTo(kept.shopper)).toHaveLength(1);
  });

  it("erases the details only of what is final", async () => {
    const { undone, kept } = await undoneAndKept();
    expect(await rowOf(undone.id)).toMatchObject({ destination: expect.any(String), paid_at: null });
    expect(await rowOf(kept.id)).toMatchObject({ destination: null, undo_until: null });
  });

  it("is refused after 30 minutes, before and after the sweep", async () => {
    const { id, order } = await aPayout();
    await record(id, "UTR 1");
    const [limit] = await sql(
      "select extract(epoch from undo_until - paid_at)::int as s from payouts where id = $1",
      [id],
    );
    expect(limit).toEqual({ s: 30 * 60 });
    await passUndoTime(id);
    expect(await undo(id)).toMatchObject({ status: 409, code: "PAYOUT_UNDO_ENDED" });
    await pay.runJobs();
    expect(await undo(id)).toMatchObject({ status: 409, code: "PAYOUT_UNDO_ENDED" });
    expect(await rowOf(id)).toMatchObject({ reference: "UTR 1" });
    expect(await changesOf(order.id)).toHaveLength(1);
  });

  it("happens once for requests at the same time", async () => {
    const { id, order } = await aPayout();
    await record(id, "UTR 1");
    const codes = (await Promise.all([1, 2, 3].map(() => undo(id)))).map(({ code }) => code ?? "ok");
    expect(codes.toSorted()).toEqual(["PAYOUT_NOT_PAID", "PAYOUT_NOT_PAID", "ok"]);
    expect(await changesOf(order.id)).toHaveLength(2);
  });

  it("is refused for a payout that does not exist", async () => {
    expect(await undo("01990000-0000-7000-8000-000000000000")).toMatchObject({
      status: 404,
      code: "PAYOUT_NOT_FOUND",
    });
  });

  it("and another record at the same time end as one of the two, with the entries of what happened", async () => {
    const { id, order } = await aPayout();
    await record(id, "UTR 1");
    const [undone, recorded] = await Promise.all([undo(id), record(id, "UTR 2")]);
    const entries = await changesOf(order.id);
    expect([
      { undone: 200, recorded: "PAYOUT_PAID", reference: null, entries: 2 },
      { undone: 200, recorded: "ok", reference: "UTR 2", entries: 3 },
    ]).toContainEqual({
      undone: undone.status,
      recorded: recorded.code ?? "ok",
      reference: (await rowOf(id))?.["reference"],
      entries: entries.length,
    });
  });

  it("is refused to a request that waited until the 30 minutes were over", async () => {
    const { id } = await aPayout();
    await record(id, "UTR 1");
    const late = await inTransaction(shop.database, async (tx) => {
      await tx.query("select from payouts where id = $1 for update", [id]);
      const request = undo(id);
      await vi.waitFor(async () => expect(await sql(waiting)).toHaveLength(1), SOON);
      await tx.query("update payouts set undo_until = clock_timestamp() where id = $1", [id]);
      return { request };
    });
    expect(await late.request).toMatchObject({ status: 409, code: "PAYOUT_UNDO_ENDED" });
    expect(await rowOf(id)).toMatchObject({ reference: "UTR 1" });
  });

  it("leaves a record alone that the admin has not seen", async () => {
    const { id } = await aPayout();
    await record(id, "UTR 1");
    const seenPaidAt = (await recent()).find((payout) => payout.id === id)?.paidAt;
    await undo(id, { seenPaidAt });
    await record(id, "UTR 2");
    expect(await undo(id, { seenPaidAt })).toMatchObject({ status: 409, code: "PAYOUT_RECORDED_AGAIN" });
    expect(await rowOf(id)).toMatchObject({ reference: "UTR 2" });
  });

  it("is refused to staff without the permission", async () => {
    const { id } = await aPayout();
    await record(id, "UTR 1");
    for (const person of [await aMember(StaffRole.PACKER), await aMember(StaffRole.ORDERS)])
      expect((await undo(id, { person })).code).toBe("FORBIDDEN");
    expect(await rowOf(id)).toMatchObject({ reference: "UTR 1" });
  });

  it("needs a fresh proof of the password", async () => {
    const { id } = await aPayout();
    await record(id, "UTR 1");
    const other = await anAdmin();
    await sql("update sessions set confirmed_at = now() - interval '1 day' where user_id = $1", [other.id]);
    expect((await undo(id, { person: other })).code).toBe("CONFIRMATION_NEEDED");
    expect(await rowOf(id)).toMatchObject({ reference: "UTR 1" });
    const third = await anAdmin();
    expect((await undo(id, { person: third })).status).toBe(200);
  });

  it("is offered for the newest records within 30 minutes, without the details of the shopper", async () => {
    const [one, two] = [await aPayout(), await aPayout()];
    await record(one.id, "UTR 1");
    await record(two.id, "UTR 2");
    expect((await recent()).slice(0, 2)).toMatchObject([
      { id: two.id, reference: "UTR 2", destination: null },
      { id: one.id, reference: "UTR 1" },
    ]);
    await undo(two.id);
    expect((await recent()).map(({ id }) => id)).not.toContain(two.id);
    await passUndoTime(one.id);
    expect((await recent()).map(({ id }) => id)).not.toContain(one.id);
  });

  it("keeps the contacts of the order while it is possible, although the account is deleted", async () => {
    const { id, order, shopper } = await aPayout();
    await record(id, "UTR 1");
    await accountCalls(testShop).deleteAccount(shopper.token, shopper.password);
    const phone = async () => (await sql("select ship_phone from orders where id = $1", [order.id]))[0];
    expect(await phone()).not.toEqual({ ship_phone: "" });
    expect((await undo(id)).data.undoPayout).toMatchObject({ state: "DUE" });
    expect((await listed({ states: ["DUE"] })).nodes.map((payout) => payout.id)).toContain(id);
  });
});
