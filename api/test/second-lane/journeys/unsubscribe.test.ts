import { describe, expect, it } from "vitest";
import { shopTasks } from "../../../src/app/tasks.ts";
import { ConsentPurpose } from "../../../src/features/accounts/consents/consent.rules.ts";
import { sendOptionalMail } from "../../../src/features/accounts/consents/optional-mail.ts";
import { withdrawalPath } from "../../../src/features/accounts/consents/withdrawal-link.ts";
import type { Mail } from "../../../src/platform/mail/mailer.ts";
import { parts } from "../../../src/platform/mail/mail-layout.rules.ts";
import { accountCalls } from "../../support/account-calls.ts";
import { consentCalls } from "../../support/consent-calls.ts";
import { restockCalls } from "../../support/restock-operations.ts";
import { openTestMailbox } from "../../support/test-mailbox.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const mailbox = await openTestMailbox(testShop);
const { sql, shop, server, aShopper, anAdmin, aProduct, anOrder, changeStatus } = testShop;
const calls = accountCalls(testShop);
const { stateOf, rowsOf, post } = consentCalls(testShop);
const { requestAlert, alertsOf } = restockCalls(testShop);

const pathOf = (userId: string, purpose: ConsentPurpose.PROMOTIONS | ConsentPurpose.ORDER_UPDATES) =>
  withdrawalPath(shop, { userId, purpose });

const promotion = (userId: string) => ({
  userId,
  purpose: ConsentPurpose.PROMOTIONS as const,
  id: `promotion-${userId}`,
  text: {
    subject: "New pieces",
    heading: "New pieces",
    parts: [parts.paragraph("They are here.")],
    why: "You asked.",
  },
});

const collected = () => {
  const sent: Mail[] = [];
  return { sent, mailer: { send: async (mail: Mail) => void sent.push(mail), close: () => undefined } };
};

describe("the link of a mail", () => {
  it("shows one button and changes nothing when it is opened, as scanners of mails do", async () => {
    const shopper = await aShopper();
    await calls.updateNotifications(shopper.token, { notifyPromotions: true });
    const page = await server.app.inject({ url: pathOf(shopper.id, ConsentPurpose.PROMOTIONS) });
    expect([page.statusCode, page.headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(page.body.match(/<button>/g)).toHaveLength(1);
    expect(page.headers["content-security-policy"]).toContain("form-action 'self'");
    expect(await stateOf(shopper, "PROMOTIONS")).toBe(true);
  });

  it.each([
    ["the button of the page", { "content-type": "application/x-www-form-urlencoded" }, ""],
    ["a mail program", { "content-type": "application/x-www-form-urlencoded" }, "List-Unsubscribe=One-Click"],
    [
      "a mail program that sends a form of parts",
      { "content-type": "multipart/form-data; boundary=x" },
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    ["a request without a body", {}, ""],
  ])("withdraws in one press, without a login: %s", async (_name, headers, payload) => {
    const shopper = await aShopper();
    await calls.updateNotifications(shopper.token, { notifyPromotions: true });
    const link = pathOf(shopper.id, ConsentPurpose.PROMOTIONS);
    const given: Record<string, string> = { ...headers };
    expect((await post(link, given, payload)).statusCode).toBe(200);
    expect((await post(link, given, payload)).statusCode).toBe(200);
    expect(await rowsOf(shopper.id)).toEqual([
      { purpose: "promotions", isGiven: true, source: "settings" },
      { purpose: "promotions", isGiven: false, source: "mail" },
    ]);
  });

  it("is refused if it is forged, expired, of another kind, or no text", async () => {
    const shopper = await aShopper();
    const link = pathOf(shopper.id, ConsentPurpose.PROMOTIONS);
    const old = withdrawalPath(
      shop,
      { userId: shopper.id, purpose: ConsentPurpose.PROMOTIONS },
      new Date("2020-01-01"),
    );
    for (const url of [link.slice(0, -2), old, "/unsubscribe", "/unsubscribe?token=x", `${link}&token=y`]) {
      const answers = [await server.app.inject({ url }), await post(url)];
      expect([url, ...answers.map(({ statusCode }) => statusCode)]).toEqual([url, 404, 404]);
    }
    expect(await rowsOf(shopper.id)).toEqual([]);
  });

  it("does nothing to an account that was erased", async () => {
    const shopper = await aShopper();
    await calls.deleteAccount(shopper.token, shopper.password);
    expect((await post(pathOf(shopper.id, ConsentPurpose.PROMOTIONS))).statusCode).toBe(200);
    expect(await rowsOf(shopper.id)).toEqual([]);
  });

  const aShippedOrder = async () => {
    const [shopper, admin] = [await aShopper(), await anAdmin()];
    const order = await anOrder({ shopper });
    await changeStatus(admin, order.id, "SHIPPED");
    await mailbox.waitForJobs();
    const mails = mailbox.mailsTo(shopper.email);
    const link = mails.find(({ subject }) => /way|shipped/i.test(subject))?.unsubscribeUrl ?? "";
    return { shopper, mails, link };
  };

  it("is only in the mail about the status of an order", async () => {
    const { mails, link } = await aShippedOrder();
    expect(link).toContain("/unsubscribe?token=order-updates.");
    const withLink = mails.filter(({ text }) => text.includes(`Turn off order updates: ${link}`));
    expect(withLink).toHaveLength(1);
    expect(mails.filter(({ unsubscribeUrl }) => unsubscribeUrl !== undefined)).toEqual(withLink);
  });

  it("turns off the mails about the status of orders", async () => {
    const { shopper, link } = await aShippedOrder();
    await post(link.replace(shop.settings.publicUrl, ""));
    expect((await calls.me(shopper.token)).data.me).toMatchObject({ notifyOrderUpdates: false });
  });

  it("ends all alerts from the mail about a piece that is back", async () => {
    const [shopper, back, other] = [
      await aShopper(),
      await aProduct({ stock: 0 }),
      await aProduct({ stock: 0 }),
    ];
    await requestAlert(shopper, back.id);
    await requestAlert(shopper, other.id);
    await sql("update stock_units set stock = 1 where product_id = $1", [back.id]);
    const mail = await mailbox.nextMail(shopper.email, "Back in stock");
    await post((mail.unsubscribeUrl ?? "").replace(shop.settings.publicUrl, ""));
    expect(await alertsOf(shopper, other.id)).toEqual([]);
    expect(await stateOf(shopper, "RESTOCK_ALERTS")).toBe(false);
  });
});

describe("a promotion", () => {
  it("is mailed with a recorded consent only", async () => {
    const shopper = await aShopper();
    const { sent, mailer } = collected();
    await sendOptionalMail(shop, mailer, promotion(shopper.id));
    // The switch alone is no proof.
    await sql("update users set notify_promotions = true where id = $1", [shopper.id]);
    await sendOptionalMail(shop, mailer, promotion(shopper.id));
    expect(sent).toEqual([]);
    await sql("update users set notify_promotions = false where id = $1", [shopper.id]);
    await calls.updateNotifications(shopper.token, { notifyPromotions: true });
    await sendOptionalMail(shop, mailer, promotion(shopper.id));
    expect(sent).toHaveLength(1);
  });

  it("has its link in the text too", async () => {
    const shopper = await aShopper();
    const { sent, mailer } = collected();
    await calls.updateNotifications(shopper.token, { notifyPromotions: true });
    await sendOptionalMail(shop, mailer, promotion(shopper.id));
    expect(sent[0]?.unsubscribeUrl).toContain("/unsubscribe?token=");
    expect(sent[0]?.text).toContain(`Turn off promotions: ${sent[0]?.unsubscribeUrl}`);
  });

  it("that waits in the queue is not sent after a withdrawal", async () => {
    const shopper = await aShopper();
    await calls.updateNotifications(shopper.token, { notifyPromotions: true });
    const { sent, mailer } = collected();
    await post(pathOf(shopper.id, ConsentPurpose.PROMOTIONS));
    await sendOptionalMail(shop, mailer, promotion(shopper.id));
    await calls.updateNotifications(shopper.token, { notifyPromotions: true, notifyEmail: false });
    await sendOptionalMail(shop, mailer, promotion(shopper.id));
    expect(sent).toEqual([]);
  });
});

describe("every mail of the shop", () => {
  /** Sent with every choice of the shopper: requested mails, mails about security or the money of an order, mails to the staff. */
  const alwaysSent = [
    "mail-admin-notification mail-contact-message mail-dispute mail-staff-change mail-staff-invitation mail-test",
    "mail-already-registered mail-erasure-notice mail-email-changed mail-first-password mail-password-changed mail-secret mail-security-change",
    "mail-cash-change mail-credit-note mail-invoice mail-order-address mail-order-confirmation mail-order-readdressed",
    "mail-pay-link mail-payout mail-refund mail-ticket-acknowledgement mail-ticket-answer",
    // Promised on the page of the sign-up, once, without any other offer: docs/adr/0074-personal-data.md.
    "mail-welcome",
  ].flatMap((names) => names.split(" "));

  /** With a link that turns them off. None of them promotes: a job of promotions is sent by `sendOptionalMail`. */
  const canBeTurnedOff = "mail-order-status mail-parcel mail-restock mail-return mail-review-answer".split(
    " ",
  );

  it("is of one of the two kinds", () => {
    const { mailer } = collected();
    const names = Object.keys(shopTasks(shop, mailer)).filter((name) => name.startsWith("mail-"));
    expect(names.toSorted()).toEqual([...alwaysSent, ...canBeTurnedOff].toSorted());
  });
});
