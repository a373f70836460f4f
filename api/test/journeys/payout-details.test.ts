import { describe, expect, it, vi } from "vitest";
import { inTransaction } from "../../src/platform/database/database.ts";
import { noOrderLimits } from "../support/no-order-limits.ts";
import { paymentsOf } from "../support/payments.ts";
import { payoutCalls } from "../support/payouts.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const { sql, shop, anAdmin } = testShop;
const pay = paymentsOf(testShop);
const admin = await anAdmin();
const { aPayout, give, record, listed } = payoutCalls(testShop, admin);

const SOON = { timeout: 5000, interval: 10 };

/** The payout with its details as the admin sees it, if it is due. */
const dueOf = async (payoutId: string) =>
  (await listed({ states: ["DUE"] })).nodes.find(({ id }) => id === payoutId);

describe("the details of a payout", () => {
  const aPayoutWithOtherDetails = async () => {
    const { shopper, payout } = await aPayout();
    await give(shopper, { payoutId: payout.id, upiId: "asha@okaxis" });
    await give(shopper, { payoutId: payout.id, upiId: "asha@ybl", currentPassword: shopper.password });
    return { shopper, payout };
  };

  it("can be replaced while it is due", async () => {
    const { payout } = await aPayoutWithOtherDetails();
    expect((await dueOf(payout.id))?.destination?.upiId).toBe("asha@ybl");
  });

  it("cannot be replaced when it is paid", async () => {
    const { shopper, payout } = await aPayout();
    await record(payout.id, "UTR 7");
    expect(await give(shopper, { payoutId: payout.id, upiId: "asha@okaxis" })).toMatchObject({
      status: 409,
      code: "PAYOUT_PAID",
    });
  });

  it("are confirmed by one mail when they change several times", async () => {
    const { shopper } = await aPayoutWithOtherDetails();
    await pay.runJobs();
    const mails = pay.sentMails().filter(({ to }) => to === shopper.email);
    expect(mails.filter(({ subject }) => subject.startsWith("We have your details"))).toHaveLength(1);
  });

  it("are replaced with the password only", async () => {
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
    expect((await dueOf(payout.id))?.destination?.upiId).toBe("asha@okaxis");
  });

  it("are those of one request when several come at once", async () => {
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

  it("are refused with a sentence about the field that is not valid", async () => {
    const { shopper, payout } = await aPayout();
    const response = await give(shopper, {
      payoutId: payout.id,
      accountNumber: "12345",
      ifsc: "HDFC0009182",
      holderName: "Asha",
    });
    expect(response).toMatchObject({ status: 400, code: "PAYOUT_DETAILS_INVALID" });
    expect(response.message).toBe("An account number has 9 to 18 digits.");
    expect(await dueOf(payout.id)).toBeUndefined();
  });
});
