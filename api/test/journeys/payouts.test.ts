import { describe, expect, it } from "vitest";
import { allText } from "../support/all-text.ts";
import { accountCalls } from "../support/account-calls.ts";
import type { Person } from "../support/factories.ts";
import { noOrderLimits } from "../support/no-order-limits.ts";
import { payoutCalls } from "../support/payouts.ts";
import { paymentsOf } from "../support/payments.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const { gql, sql, aShopper, anAdmin, complaints } = testShop;
const { exportMyData, deleteAccount } = accountCalls(testShop);
const pay = paymentsOf(testShop);
const admin = await anAdmin();
const { payoutsOf, aPayout, give, record, passUndoTime, listed } = payoutCalls(testShop, admin);

const subjectsTo = (person: Person): string[] =>
  pay.sentMails().flatMap(({ to, subject }) => (to === person.email ? [subject] : []));

describe("a payout", () => {
  it("goes from waiting to due to paid", async () => {
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

  const account = { accountNumber: "918273645546", ifsc: "HDFC0009182", holderName: "Zarina Quraishi" };

  it("keeps its destination encrypted: it is in no job, log, audit entry or export", async () => {
    const { shopper, order, payout } = await aPayout();
    await give(shopper, { payoutId: payout.id, ...account });
    const due = (await listed({ states: ["DUE"] })).nodes.find(({ id }) => id === payout.id);
    expect(due?.destination).toEqual({ upiId: null, ...account });
    const exported = (await exportMyData(shopper.token)).data.exportMyData.json;
    expect(JSON.parse(exported)).toMatchObject({ credits: [{ payout: { destination: "account ...5546" } }] });
    const texts = [await allText(sql), exported];
    await record(payout.id, "UTR 1");
    texts.push(await allText(sql));
    await passUndoTime(payout.id);
    await pay.runJobs();
    texts.push(await allText(sql), complaints().join("\n"), JSON.stringify(pay.sentMails()));
    for (const text of texts) expect(text).not.toMatch(/918273645546|HDFC0009182|Zarina Quraishi/);
    expect(
      await sql(
        "select action, changes from audit_entries where subject_id = $1 and action = 'recordPayout'",
        [order.id],
      ),
    ).toMatchObject([
      { action: "recordPayout", changes: { payout: { after: { amount: 300, reference: "UTR 1" } } } },
    ]);
  });

  it("erases its destination when the payment is final", async () => {
    const { shopper, payout } = await aPayout();
    await give(shopper, { payoutId: payout.id, ...account });
    await record(payout.id, "UTR 1");
    const paid = (await listed({ states: ["PAID"] })).nodes.find(({ id }) => id === payout.id);
    expect(paid?.destination).toBe(null);
    const stored = () => sql("select destination from payouts where id = $1", [payout.id]);
    expect(await stored()).toEqual([{ destination: expect.any(String) }]);
    await passUndoTime(payout.id);
    await pay.runJobs();
    expect(await stored()).toEqual([{ destination: null }]);
  });

  it("is recorded once", async () => {
    const { shopper, payout, order } = await aPayout();
    const answers = await Promise.all([1, 2, 3].map(() => record(payout.id, "UTR 7")));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await passUndoTime(payout.id);
    await pay.runJobs();
    await pay.runJobs();
    expect(
      subjectsTo(shopper).filter(
        (subject) => subject === `Your refund of ₹300.00 for order ${order.orderNumber} is paid`,
      ),
    ).toHaveLength(1);
  });

  it("is not recorded with another reference", async () => {
    const { payout } = await aPayout();
    await record(payout.id, "UTR 7");
    expect(await record(payout.id, "UTR 8")).toMatchObject({ status: 409, code: "PAYOUT_PAID" });
  });

  it("is not recorded without a reference", async () => {
    const { payout } = await aPayout();
    expect(await record(payout.id, "   ")).toMatchObject({ status: 400, code: "PAYOUT_REFERENCE_NEEDED" });
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

  describe("whose shopper deletes the account", () => {
    const anOrphan = async () => {
      const { shopper, payout } = await aPayout();
      await give(shopper, { payoutId: payout.id, upiId: "asha@okaxis" });
      await pay.runJobs();
      await deleteAccount(shopper.token, shopper.password);
      await pay.runJobs();
      return payout;
    };

    it("stays due", async () => {
      const { id } = await anOrphan();
      expect((await record(id, "UTR 9")).data.recordPayout.state).toBe("PAID");
    });

    it("sends no mail", async () => {
      const { id } = await anOrphan();
      const count = pay.sentMails().length;
      await record(id, "UTR 9");
      await passUndoTime(id);
      await pay.runJobs();
      expect(pay.sentMails().length).toBe(count);
    });
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
