import { randomUUID } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { accountCalls } from "../support/account-calls.ts";
import { allText } from "../support/all-text.ts";
import { anAddress, type Person } from "../support/factories.ts";
import { openTestMailbox } from "../support/test-mailbox.ts";
import { noOrderLimits } from "../support/no-order-limits.ts";
import { CHANGE_STATUS, PLACE_ORDER, type OrderFields } from "../support/operations.ts";
import { openTestShop } from "../support/test-shop.ts";

// Many orders, one after the other.
vi.setConfig({ testTimeout: 60_000 });

const testShop = await openTestShop(noOrderLimits);
const mailbox = await openTestMailbox(testShop);
const { gql, sql, aShopper, anAdmin, aProduct, aDraft } = testShop;
const { confirmEmail, updateProfile, deleteAccount, exportMyData } = accountCalls(testShop);

const anEmail = (): string => `second-${randomUUID().slice(0, 8)}@example.com`;

/** An order whose address contains that e-mail address. */
const placeFor = async (shopper: Person, email: string, changes: Record<string, unknown> = {}) => {
  const lines = [{ productId: (await aProduct({ title: "Neem dress" })).id, quantity: 1 }];
  const shippingAddress = anAddress({ email, fullName: "Visit evil.example", ...changes });
  const input = await aDraft(shopper, lines, { shippingAddress });
  const { data } = await gql<{ placeOrder: { order: OrderFields } }>(PLACE_ORDER, { input }, shopper.token);
  return data.placeOrder.order;
};

/** The same, with its mails sent. */
const orderFor = async (...parameters: Parameters<typeof placeFor>) => {
  const order = await placeFor(...parameters);
  await mailbox.waitForJobs();
  return order;
};

const subjectsTo = (email: string) => mailbox.mailsTo(email).map(({ subject }) => subject);

const CONFIRM_SUBJECT = "Confirm this address for order e-mails";

const confirm = async (email: string) => {
  const token = await mailbox.nextToken(email);
  expect((await confirmEmail(token)).data.confirmEmail.email).toBe(email);
  return token;
};

describe("an address of an order that is not the account's", () => {
  it("gets no mail but one of five requests a day to confirm it", async () => {
    const shopper = await aShopper();
    const foreignEmails = Array.from({ length: 59 }, anEmail);
    for (const [index, foreignEmail] of foreignEmails.entries()) {
      await placeFor(shopper, foreignEmail);
      if (index % 10 === 9) await mailbox.waitForJobs();
    }
    await mailbox.waitForJobs();
    expect(subjectsTo(shopper.email).filter((subject) => subject.includes("is confirmed"))).toHaveLength(59);
    const mails = foreignEmails.flatMap((foreignEmail) => mailbox.mailsTo(foreignEmail));
    // An account causes at most five confirmation mails a day.
    expect(mails.map(({ subject }) => subject)).toEqual(Array.from({ length: 5 }, () => CONFIRM_SUBJECT));
  });

  it("gets a confirmation mail without any typed text, order data or invoice", async () => {
    const [shopper, email] = [await aShopper("Visit evil.example"), anEmail()];
    const order = await orderFor(shopper, email);
    const [mail, ...otherMails] = mailbox.mailsTo(email);
    expect(otherMails).toEqual([]);
    const mailText = `${mail?.subject} ${mail?.text} ${mail?.html}`;
    for (const typed of [
      "evil.example",
      shopper.email,
      order.orderNumber,
      "Neem dress",
      "Residency",
      "/invoices",
    ])
      expect(mailText).not.toContain(typed);
    expect(mail?.attachments).toBeUndefined();
  });

  it("gets only one confirmation mail for any number of orders", async () => {
    const [shopper, admin, email] = [await aShopper(), await anAdmin(), anEmail()];
    const order = await orderFor(shopper, email.toUpperCase());
    await orderFor(shopper, email);
    await gql(
      "mutation($id: ID!) { requestInvoice(orderId: $id) { invoiceUrl } }",
      { id: order.id },
      shopper.token,
    );
    await gql(CHANGE_STATUS, { orderId: order.id, status: "SHIPPED" }, admin.token);
    await mailbox.waitForJobs();
    expect(subjectsTo(email)).toEqual([CONFIRM_SUBJECT]);
    expect(subjectsTo(shopper.email)).toEqual(
      expect.arrayContaining([
        expect.stringContaining("is confirmed"),
        expect.stringContaining("Invoice"),
        expect.stringContaining("is on its way"),
      ]),
    );
  });

  it("gets at most three confirmation mails a day from any number of accounts, simultaneous ones too", async () => {
    const email = anEmail();
    const shoppers = await Promise.all(Array.from({ length: 8 }, () => aShopper()));
    await Promise.all(shoppers.map((shopper) => placeFor(shopper, email)));
    await mailbox.waitForJobs();
    expect(subjectsTo(email)).toEqual([CONFIRM_SUBJECT, CONFIRM_SUBJECT, CONFIRM_SUBJECT]);
  });

  it.each(["one@example.com, other@example.com", "<one@example.com>"])(
    "gets no confirmation mail if it is not a single address: %j",
    async (typed) => {
      const shopper = await aShopper();
      const lines = [{ productId: (await aProduct()).id, quantity: 1 }];
      const input = await aDraft(shopper, lines, { shippingAddress: anAddress({ email: typed }) });
      await gql(PLACE_ORDER, { input }, shopper.token);
      await mailbox.waitForJobs();
      expect(mailbox.mailsTo(typed)).toEqual([]);
      const rows = await sql("select 1 from order_addresses where user_id = $1", [shopper.id]);
      expect(rows).toEqual([]);
    },
  );
});

describe("a confirmed address", () => {
  it("gets the mails about orders with this address, besides the account, also for earlier orders", async () => {
    const [shopper, admin, email] = [await aShopper(), await anAdmin(), anEmail()];
    const firstOrder = await orderFor(shopper, email);
    await confirm(email);
    await gql(CHANGE_STATUS, { orderId: firstOrder.id, status: "SHIPPED" }, admin.token);
    const secondOrder = await orderFor(shopper, email);
    await gql(
      "mutation($id: ID!) { requestInvoice(orderId: $id) { invoiceUrl } }",
      { id: secondOrder.id },
      shopper.token,
    );
    await mailbox.waitForJobs();
    const orderMails = [
      `Order ${firstOrder.orderNumber} is on its way`,
      `Order ${secondOrder.orderNumber} is confirmed`,
      expect.stringMatching(`^Invoice .* for order ${secondOrder.orderNumber}$`) as string,
    ];
    expect(subjectsTo(email)).toEqual([CONFIRM_SUBJECT, ...orderMails]);
    expect(subjectsTo(shopper.email)).toEqual([
      `Order ${firstOrder.orderNumber} is confirmed`,
      ...orderMails,
    ]);
  });

  it("gets no mails about orders with another address, or of another account", async () => {
    const [shopper, otherShopper, email] = [await aShopper(), await aShopper(), anEmail()];
    await orderFor(shopper, email);
    await confirm(email);
    await orderFor(shopper, shopper.email);
    await orderFor(otherShopper, email);
    expect(subjectsTo(email)).toEqual([CONFIRM_SUBJECT, CONFIRM_SUBJECT]);
  });

  it("gets at most thirty copies a day of the account's mails", async () => {
    const [shopper, email] = [await aShopper(), anEmail()];
    await orderFor(shopper, email);
    await confirm(email);
    await sql("insert into throttles (key, points, expire) values ($1, 28, $2)", [
      `orderMailCopyByReceiver:${email}`,
      Date.now() + 3_600_000,
    ]);
    for (let index = 0; index < 4; index += 1) await orderFor(shopper, email);
    expect(mailbox.mailsTo(email)).toHaveLength(1 + 2);
    expect(mailbox.mailsTo(shopper.email)).toHaveLength(1 + 4);
  });

  it("is confirmed by a link that is stored only as a hash", async () => {
    const [shopper, email] = [await aShopper(), anEmail()];
    await orderFor(shopper, email);
    const token = await mailbox.nextToken(email);
    expect((await allText(sql)).includes(token)).toBe(false);
    expect((await confirmEmail(token)).data.confirmEmail.email).toBe(email);
  });

  it("is confirmed by a link that works once", async () => {
    const [shopper, email] = [await aShopper(), anEmail()];
    await orderFor(shopper, email);
    const token = await mailbox.nextToken(email);
    await confirmEmail(token);
    expect((await confirmEmail(token)).code).toBe("EMAIL_VERIFIED");
  });

  it("is confirmed by a link that works for a day", async () => {
    const [shopper, lateEmail] = [await aShopper(), anEmail()];
    await orderFor(shopper, lateEmail);
    await sql("update order_addresses set asked_at = asked_at - interval '25 hours' where email = $1", [
      lateEmail,
    ]);
    expect((await confirmEmail(await mailbox.nextToken(lateEmail))).code).toBe("VERIFICATION_INVALID");
    await orderFor(shopper, lateEmail);
    expect(subjectsTo(lateEmail)).toEqual([CONFIRM_SUBJECT]);
  });

  it("an address that was not confirmed in a week gets a new confirmation mail with the next order", async () => {
    const [shopper, email] = [await aShopper(), anEmail()];
    await orderFor(shopper, email);
    await sql("update order_addresses set asked_at = asked_at - interval '8 days' where email = $1", [email]);
    await orderFor(shopper, email);
    expect(subjectsTo(email)).toEqual([CONFIRM_SUBJECT, CONFIRM_SUBJECT]);
    await mailbox.nextToken(email);
    await confirm(email);
  });
});

describe("an account", () => {
  it("gets its mails at the verified address until the new one is verified", async () => {
    const [shopper, claimed] = [await aShopper(), anEmail()];
    await updateProfile(shopper.token, { name: "Asha", email: claimed });
    const order = await orderFor(shopper, claimed);
    expect(subjectsTo(shopper.email)).toContain(`Order ${order.orderNumber} is confirmed`);
    expect(subjectsTo(claimed)).toEqual([CONFIRM_SUBJECT]);
  });

  it("has its second addresses in its export", async () => {
    const [shopper, email] = [await aShopper(), anEmail()];
    await orderFor(shopper, email);
    await confirm(email);
    const data = JSON.parse((await exportMyData(shopper.token)).data.exportMyData.json) as Record<
      string,
      unknown
    >;
    expect(data["orderAddresses"]).toMatchObject([{ email }]);
  });

  it("takes its second addresses with it when it is deleted", async () => {
    const [shopper, email] = [await aShopper(), anEmail()];
    await orderFor(shopper, email);
    await confirm(email);
    // The address of an order that is under way stays until the order is over.
    await sql("update orders set order_status = 'delivered' where user_id = $1", [shopper.id]);
    await deleteAccount(shopper.token, shopper.password);
    await sql("delete from throttles");
    expect((await allText(sql)).includes(email)).toBe(false);
  });
});
