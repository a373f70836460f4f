import { describe, expect, it, vi } from "vitest";
import { inTransaction } from "../../src/platform/database/database.ts";
import { allText } from "../support/all-text.ts";
import { accountCalls } from "../support/account-calls.ts";
import type { Person } from "../support/factories.ts";
import { creditsOf } from "../support/credits.ts";
import { noOrderLimits } from "../support/no-order-limits.ts";
import { payoutCalls } from "../support/payouts.ts";
import { paymentsOf } from "../support/payments.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const { gql, sql, shop, aShopper, anAdmin, complaints, changeStatus } = testShop;
const { exportMyData, deleteAccount } = accountCalls(testShop);
const pay = paymentsOf(testShop);
const { credit, piecesOf, markCollected, aCashOrder } = creditsOf(testShop);
const admin = await anAdmin();
const { payoutsOf, give, record, passUndoTime, listed } = payoutCalls(testShop, admin);

const SOON = { timeout: 5000, interval: 10 };

/** A cash order of 600 rupees that was collected, and of which one piece came back. */
const aPayout = async () => {
  const placed = await aCashOrder();
  const { order, shopper } = placed;
  await changeStatus(admin, order.id, "DELIVERED");
  await markCollected(admin, order.id);
  await credit(order.id, { pieces: await piecesOf(order.id, 1) });
  const [payout] = await payoutsOf(shopper, order.id);
  if (!payout) throw new Error("There is no payout.");
  return { ...placed, payout };
};

const subjectsTo = (person: Person): string[] =>
  pay.sentMails().flatMap(({ to, subject }) => (to === person.email ? [subject] : []));

describe("a payout", () => {
  it("waits for the shopper's UPI id, then for the admin, and ends with its reference", async () => {
    const { shopper, order, payout } = await aPayout();
    expect(payout).toMatchObject({ amount: 300, state: "WAITING", destinationHint: null });
    await pay.runJobs();
    const given = await give(shopper, { payoutId: payout.id.toUpperCase(), upiId: "Asha.Rao@okaxis" });
    expect(given.data.givePayoutDetails).toMatchObject({ state: "DUE", destinationHint: "UPI ...@okaxis" });
    const due = (await listed({ states: ["DUE"] })).nodes.find(({ id }) => id === payout.id);
    expect(due).toMatchObject({ destination: { upiId: "asha.rao@okaxis" }, orderNumber: order.orderNumber });
    await pay.runJobs();
    expect((await record(payout.id, "  UTR 4711 ")).data.recordPayout).toMatchObject({
      state: "PAID",
      reference: "UTR 4711",
      destination: null,
    });
    await passUndoTime(payout.id);
    await pay.runJobs();
    expect(subjectsTo(shopper)).toEqual(
      expect.arrayContaining([
        `Where shall we send your refund of ₹300.00 for order ${order.orderNumber}?`,
        `We have your details for the refund of order ${order.orderNumber}`,
        `Your refund of ₹300.00 for order ${order.orderNumber} is paid`,
      ]),
    );
    expect(await payoutsOf(shopper, order.id)).toMatchObject([
      { state: "PAID", destinationHint: "UPI ...@okaxis", reference: "UTR 4711" },
    ]);
  });

  it("keeps its destination encrypted, out of jobs, logs, audit and exports, and erases it when the payment is final", async () => {
    const { shopper, order, payout } = await aPayout();
    const account = { accountNumber: "918273645546", ifsc: "HDFC0009182", holderName: "Zarina Quraishi" };
    await give(shopper, { payoutId: payout.id, ...account });
    expect((await listed({ states: ["DUE"] })).nodes.find(({ id }) => id === payout.id)?.destination).toEqual(
      {
        upiId: null,
        ...account,
      },
    );
    const exported = (await exportMyData(shopper.token)).data.exportMyData.json;
    expect(JSON.parse(exported)).toMatchObject({ credits: [{ payout: { destination: "account ...5546" } }] });
    const textsBefore = [await allText(sql), exported];
    await record(payout.id, "UTR 1");
    const paid = (await listed({ states: ["PAID"] })).nodes.find(({ id }) => id === payout.id);
    expect(paid?.destination).toBe(null);
    textsBefore.push(await allText(sql));
    await passUndoTime(payout.id);
    await pay.runJobs();
    const texts = [
      ...textsBefore,
      await allText(sql),
      complaints().join("\n"),
      JSON.stringify(pay.sentMails()),
    ];
    for (const text of texts) expect(text).not.toMatch(/918273645546|HDFC0009182|Zarina Quraishi/);
    expect(await sql("select destination from payouts where id = $1", [payout.id])).toEqual([
      { destination: null },
    ]);
    expect(
      await sql(
        "select action, changes from audit_entries where subject_id = $1 and action = 'recordPayout'",
        [order.id],
      ),
    ).toMatchObject([
      { action: "recordPayout", changes: { payout: { after: { amount: 300, reference: "UTR 1" } } } },
    ]);
  });

  it("is recorded once, and not with another reference", async () => {
    const { shopper, payout, order } = await aPayout();
    const answers = await Promise.all([1, 2, 3].map(() => record(payout.id, "UTR 7")));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await record(payout.id, "UTR 8")).toMatchObject({ status: 409, code: "PAYOUT_PAID" });
    expect(await give(shopper, { payoutId: payout.id, upiId: "asha@okaxis" })).toMatchObject({
      status: 409,
      code: "PAYOUT_PAID",
    });
    await passUndoTime(payout.id);
    await pay.runJobs();
    await pay.runJobs();
    expect(
      subjectsTo(shopper).filter(
        (subject) => subject === `Your refund of ₹300.00 for order ${order.orderNumber} is paid`,
      ),
    ).toHaveLength(1);
  });

  it("takes other details until it is paid, and one mail for several changes", async () => {
    const { shopper, payout } = await aPayout();
    await give(shopper, { payoutId: payout.id, upiId: "asha@okaxis" });
    await give(shopper, { payoutId: payout.id, upiId: "asha@ybl", currentPassword: shopper.password });
    expect(
      (await listed({ states: ["DUE"] })).nodes.find(({ id }) => id === payout.id)?.destination?.upiId,
    ).toBe("asha@ybl");
    await pay.runJobs();
    expect(subjectsTo(shopper).filter((subject) => subject.startsWith("We have your details"))).toHaveLength(
      1,
    );
  });

  it("takes other details with the password only", async () => {
    const { shopper, payout } = await aPayout();
    const giveUpi = (upiId: string, password: object = {}) =>
      give(shopper, { payoutId: payout.id, upiId, ...password });
    await giveUpi("asha@okaxis");
    for (const password of [{}, { currentPassword: "" }, { currentPassword: "wrong horse" }])
      expect(await giveUpi("thief@okaxis", password)).toMatchObject({
        status: 400,
        code: "PASSWORD_WRONG",
      });
    expect((await giveUpi("asha@okaxis")).data.givePayoutDetails.state).toBe("DUE");
    const due = (await listed({ states: ["DUE"] })).nodes.find(({ id }) => id === payout.id);
    expect(due?.destination?.upiId).toBe("asha@okaxis");
  });

  it("takes one of several details that come at once", async () => {
    const { shopper, payout } = await aPayout();
    const waiting =
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    const ids = ["asha@okaxis", "thief@okaxis", "thief@ybl", "thief@upi", "thief@paytm"];
    // All wait for the payout, so several find no details that a password would protect.
    const given = await inTransaction(shop.database, async (tx) => {
      await tx.query("select from payouts where id = $1 for update", [payout.id]);
      const requests = ids.map((upiId) => give(shopper, { payoutId: payout.id, upiId }));
      await vi.waitFor(async () => expect(await sql(waiting)).toHaveLength(ids.length), SOON);
      return { answers: Promise.all(requests) };
    });
    const codes = (await given.answers).map(({ code }) => code ?? "ok");
    expect(codes.sort()).toEqual([...Array<string>(ids.length - 1).fill("PASSWORD_WRONG"), "ok"]);
  });

  it("is not recorded as paid to details that the admin has not seen", async () => {
    const { shopper, payout } = await aPayout();
    const recordSeen = (seen: string | null) =>
      gql<{ recordPayout: { state: string } }>(
        `mutation($id: ID!, $seen: DateTime) {
          recordPayout(input: { payoutId: $id, reference: "UTR 1", seenDetailsGivenAt: $seen }) { state } }`,
        { id: payout.id, seen },
        admin.token,
      );
    await give(shopper, { payoutId: payout.id, upiId: "asha@okaxis" });
    expect(await recordSeen(null)).toMatchObject({ status: 409, code: "PAYOUT_CHANGED" });
    const givenAt = async () =>
      (
        await sql<{ at: Date }>("select details_given_at as at from payouts where id = $1", [payout.id])
      )[0]?.at.toISOString() ?? "";
    const seen = await givenAt();
    await give(shopper, { payoutId: payout.id, upiId: "asha@ybl", currentPassword: shopper.password });
    expect((await recordSeen(seen)).code).toBe("PAYOUT_CHANGED");
    const [due] = (await listed({ states: ["DUE"] })).nodes.filter(({ id }) => id === payout.id);
    expect(due).toMatchObject({ destination: { upiId: "asha@ybl" } });
    expect((await recordSeen(await givenAt())).data.recordPayout.state).toBe("PAID");
  });

  it("refuses details that are not valid by the name of the field, and with a sentence", async () => {
    const { shopper, payout } = await aPayout();
    const response = await give(shopper, {
      payoutId: payout.id,
      accountNumber: "12345",
      ifsc: "HDFC0009182",
      holderName: "Asha",
    });
    expect(response).toMatchObject({ status: 400, code: "PAYOUT_DETAILS_INVALID" });
    expect(response.message).toBe("An account number has 9 to 18 digits.");
    expect(await record(payout.id, "   ")).toMatchObject({ status: 400, code: "PAYOUT_REFERENCE_NEEDED" });
    expect((await listed({ states: ["DUE"] })).nodes.map(({ id }) => id)).not.toContain(payout.id);
  });

  it("cannot be given or seen by another shopper", async () => {
    const { order, payout } = await aPayout();
    const other = await aShopper();
    expect(await give(other, { payoutId: payout.id, upiId: "other@okaxis" })).toMatchObject({
      code: "PAYOUT_NOT_FOUND",
    });
    expect(
      (await gql("query($id: ID!) { order(id: $id) { payouts { id } } }", { id: order.id }, other.token))
        .code,
    ).toBe("ORDER_NOT_FOUND");
  });

  it("stays due when the account is deleted, and sends no mail then", async () => {
    const { shopper, payout } = await aPayout();
    await give(shopper, { payoutId: payout.id, upiId: "asha@okaxis" });
    await pay.runJobs();
    await deleteAccount(shopper.token, shopper.password);
    await pay.runJobs();
    const count = pay.sentMails().length;
    expect((await record(payout.id, "UTR 9")).data.recordPayout.state).toBe("PAID");
    await passUndoTime(payout.id);
    await pay.runJobs();
    expect(pay.sentMails().length).toBe(count);
  });

  it("is listed for the admin by state and page by page", async () => {
    await Promise.all([aPayout(), aPayout()]);
    const all = await listed({ states: ["WAITING"] });
    expect(all.totalCount).toBe(all.nodes.length);
    const first = await listed({ states: ["WAITING"], first: 1 });
    const second = await listed({ states: ["WAITING"], first: 1, after: first.pageInfo.endCursor });
    expect([...first.nodes, ...second.nodes].map(({ id }) => id)).toEqual(
      all.nodes.slice(0, 2).map(({ id }) => id),
    );
    expect(all.nodes.every(({ state, destination }) => state === "WAITING" && destination === null)).toBe(
      true,
    );
  });
});
