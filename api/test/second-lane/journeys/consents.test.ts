import { describe, expect, it } from "vitest";
import { accountCalls, freshEmail } from "../../support/account-calls.ts";
import { consentCalls } from "../../support/consent-calls.ts";
import { restockCalls } from "../../support/restock-operations.ts";
import { reviewCalls } from "../../support/review-calls.ts";
import { openTestMailbox } from "../../support/test-mailbox.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const mailbox = await openTestMailbox(testShop);
const { gql, sql, aShopper, aProduct, aReview } = testShop;
const calls = accountCalls(testShop);
const { consentsOf, stateOf, withdraw, rowsOf } = consentCalls(testShop);
const { requestAlert, alertsOf } = restockCalls(testShop);
const { readProduct } = reviewCalls(testShop);

describe("the record of consent", () => {
  it("has the account from the sign-up on, with the words of the form", async () => {
    const email = freshEmail();
    await calls.sendVerification(email);
    const token = await mailbox.nextToken(email);
    const { data } = await calls.signUp({ token, name: "Asha Rao", password: "tulsi-7-malai" });
    const [entry, ...others] = await consentsOf(data.signUp);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ purpose: "ACCOUNT", isGiven: true, textVersion: 1 });
    expect(entry?.text).toContain("18 or older");
    expect(Math.abs(Date.parse(entry?.changedAt ?? "") - Date.now())).toBeLessThan(60_000);
  });

  it("has no entry for a switch that stays or that is no consent", async () => {
    const shopper = await aShopper();
    await calls.updateNotifications(shopper.token, { notifyPromotions: false, notifySecurity: false });
    expect(await rowsOf(shopper.id)).toEqual([]);
  });

  it("has an entry for each switch that changes", async () => {
    const shopper = await aShopper();
    await calls.updateNotifications(shopper.token, { notifyPromotions: true });
    await calls.updateNotifications(shopper.token, { notifyPromotions: true });
    await calls.updateNotifications(shopper.token, { notifyPromotions: false, notifyOrderUpdates: false });
    expect(await rowsOf(shopper.id)).toEqual([
      { purpose: "promotions", isGiven: true, source: "settings" },
      { purpose: "order-updates", isGiven: false, source: "settings" },
      { purpose: "promotions", isGiven: false, source: "settings" },
    ]);
  });

  it("has one entry for switches that are pressed at once", async () => {
    const shopper = await aShopper();
    const input = { notifyPromotions: true };
    await Promise.all([1, 2, 3, 4].map(() => calls.updateNotifications(shopper.token, input)));
    expect(await rowsOf(shopper.id)).toHaveLength(1);
  });

  it("is only added to, by the database itself", async () => {
    const shopper = await aShopper();
    await calls.updateNotifications(shopper.token, { notifyPromotions: true });
    for (const change of ["update consents set is_given = false", "delete from consents"])
      await expect(sql(`${change} where user_id = $1`, [shopper.id])).rejects.toThrow(/only added to/);
  });

  it("is part of the export", async () => {
    const shopper = await aShopper();
    await calls.updateNotifications(shopper.token, { notifyPromotions: true });
    await withdraw(shopper, "PROMOTIONS");
    const { consents } = JSON.parse((await calls.exportMyData(shopper.token)).data.exportMyData.json) as {
      consents: unknown[];
    };
    expect(consents).toMatchObject([
      { purpose: "promotions", isGiven: true, where: "settings", textVersion: 1 },
      {
        purpose: "promotions",
        isGiven: false,
        where: "settings",
        text: expect.stringContaining("offers") as string,
      },
    ]);
  });

  const aDeletedAccount = async () => {
    const shopper = await aShopper();
    await calls.updateNotifications(shopper.token, { notifyPromotions: true });
    await calls.deleteAccount(shopper.token, shopper.password);
    return shopper;
  };

  it("is withdrawn with the account", async () => {
    const shopper = await aDeletedAccount();
    expect((await rowsOf(shopper.id)).at(-1)).toEqual({
      purpose: "promotions",
      isGiven: false,
      source: "erasure",
    });
  });

  it("is kept as a proof for three years after the account", async () => {
    const shopper = await aDeletedAccount();
    const tidy = async () => {
      await sql("select graphile_worker.add_job('tidy-accounts', '{}'::json)");
      await mailbox.waitForJobs();
    };
    await tidy();
    expect(await rowsOf(shopper.id)).not.toEqual([]);
    await sql("update users set deleted_at = now() - interval '3 years 1 day' where id = $1", [shopper.id]);
    await tidy();
    expect(await rowsOf(shopper.id)).toEqual([]);
  });
});

describe("a withdrawal", () => {
  it("turns off only the switch that it belongs to", async () => {
    const shopper = await aShopper();
    await calls.updateNotifications(shopper.token, { notifyPromotions: true });
    const { data } = await withdraw(shopper, "PROMOTIONS");
    expect(data.withdrawConsent).toMatchObject([{ purpose: "PROMOTIONS", isGiven: false }]);
    expect((await calls.me(shopper.token)).data.me).toMatchObject({
      notifyPromotions: false,
      notifyEmail: true,
    });
  });

  it("ends all back-in-stock alerts", async () => {
    const [shopper, one, other] = [
      await aShopper(),
      await aProduct({ stock: 0 }),
      await aProduct({ stock: 0 }),
    ];
    await requestAlert(shopper, one.id);
    await requestAlert(shopper, other.id);
    expect(await rowsOf(shopper.id)).toEqual([{ purpose: "restock-alerts", isGiven: true, source: "form" }]);
    await withdraw(shopper, "RESTOCK_ALERTS");
    expect([...(await alertsOf(shopper, one.id)), ...(await alertsOf(shopper, other.id))]).toEqual([]);
    await requestAlert(shopper, one.id);
    expect(await stateOf(shopper, "RESTOCK_ALERTS")).toBe(true);
    expect(await rowsOf(shopper.id)).toHaveLength(3);
  });

  it("deletes the reviews with their ratings", async () => {
    const [shopper, another, dress] = [await aShopper(), await aShopper(), await aProduct()];
    await aReview({ shopper, productId: dress.id, rating: 1 });
    await aReview({ shopper: another, productId: dress.id, rating: 5 });
    const write = `mutation($input: WriteReviewInput!) { writeReview(input: $input) { id } }`;
    await gql(write, { input: { productId: dress.id, rating: 1, comment: "No." } }, shopper.token);
    expect(await stateOf(shopper, "REVIEWS")).toBe(true);
    await withdraw(shopper, "REVIEWS");
    const product = await readProduct(dress.id);
    expect(product.reviewCount).toBe(1);
    expect(product.averageRating).toBe(5);
  });

  it("of the account is its deletion", async () => {
    expect(await withdraw(await aShopper(), "ACCOUNT")).toMatchObject({
      code: "BAD_INPUT",
      message: "To withdraw this consent, please delete your account.",
    });
  });
});
