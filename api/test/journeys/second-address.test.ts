import { randomUUID } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { accountCalls } from "../support/account-calls.ts";
import { allText } from "../support/all-text.ts";
import { anAddress, type Person } from "../support/factories.ts";
import { openMailRoom } from "../support/test-mailbox.ts";
import { manyOrders } from "../support/no-order-limits.ts";
import { CHANGE_STATUS, PLACE_ORDER, type OrderAnswer } from "../support/operations.ts";
import { openTestShop } from "../support/test-shop.ts";

// Many orders, one after the other.
vi.setConfig({ testTimeout: 60_000 });

const house = await openTestShop(manyOrders);
const room = await openMailRoom(house);
const { gql, sql, aShopper, anAdmin, aProduct, aDraft } = house;
const { confirmEmail, updateProfile, deleteAccount, exportMyData } = accountCalls(house);

const anEmail = (): string => `second-${randomUUID().slice(0, 8)}@example.com`;

/** An order whose address contains that e-mail address. */
const placeFor = async (shopper: Person, email: string, changes: Record<string, unknown> = {}) => {
  const lines = [{ productId: (await aProduct({ title: "Neem dress" })).id, quantity: 1 }];
  const shippingAddress = anAddress({ email, fullName: "Visit evil.example", ...changes });
  const input = await aDraft(shopper, lines, { shippingAddress });
  const { data } = await gql<{ placeOrder: OrderAnswer }>(PLACE_ORDER, { input }, shopper.token);
  return data.placeOrder;
};

/** The same, with its mails sent. */
const orderFor = async (...wish: Parameters<typeof placeFor>) => {
  const order = await placeFor(...wish);
  await room.quiet();
  return order;
};

const subjectsTo = (email: string) => room.mailsTo(email).map(({ subject }) => subject);

const ASK = "Confirm this address for mails on orders";

const confirm = async (email: string) => {
  const token = await room.nextToken(email);
  expect((await confirmEmail(token)).data.confirmEmail).toBe(email);
  return token;
};

describe("an address of an order that is not the account's", () => {
  it("gets no mail about the order: the account does, and 59 strangers do not", async () => {
    const asha = await aShopper();
    const strangers = Array.from({ length: 59 }, anEmail);
    for (const [index, stranger] of strangers.entries()) {
      await placeFor(asha, stranger);
      if (index % 10 === 9) await room.quiet();
    }
    await room.quiet();
    expect(subjectsTo(asha.email).filter((subject) => subject.includes("is confirmed"))).toHaveLength(59);
    const mails = strangers.flatMap((stranger) => room.mailsTo(stranger));
    // An account may have five addresses asked in a day.
    expect(mails.map(({ subject }) => subject)).toEqual(Array.from({ length: 5 }, () => ASK));
  });

  it("gets a confirmation mail without any typed text, order data or invoice", async () => {
    const [asha, email] = [await aShopper("Visit evil.example"), anEmail()];
    const order = await orderFor(asha, email);
    const [mail, ...others] = room.mailsTo(email);
    expect(others).toEqual([]);
    const all = `${mail?.subject} ${mail?.text} ${mail?.html}`;
    for (const typed of [
      "evil.example",
      asha.email,
      order.orderNumber,
      "Neem dress",
      "Residency",
      "/invoices",
    ])
      expect(all).not.toContain(typed);
    expect(mail?.attachments).toBeUndefined();
  });

  it("gets one confirmation mail for any number of orders, and never gets invoices or status mails", async () => {
    const [asha, boss, email] = [await aShopper(), await anAdmin(), anEmail()];
    const order = await orderFor(asha, email.toUpperCase());
    await orderFor(asha, email);
    await gql(
      "mutation($id: ID!) { requestInvoice(orderId: $id) { invoiceUrl } }",
      { id: order.id },
      asha.token,
    );
    await gql(CHANGE_STATUS, { orderId: order.id, status: "SHIPPED" }, boss.token);
    await room.quiet();
    expect(subjectsTo(email)).toEqual([ASK]);
    expect(subjectsTo(asha.email)).toEqual(
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
    await room.quiet();
    expect(subjectsTo(email)).toEqual([ASK, ASK, ASK]);
  });

  it.each(["one@example.com, other@example.com", "<one@example.com>"])(
    "gets no confirmation mail if it is not a single address: %j",
    async (typed) => {
      const asha = await aShopper();
      const lines = [{ productId: (await aProduct()).id, quantity: 1 }];
      const input = await aDraft(asha, lines, { shippingAddress: anAddress({ email: typed }) });
      await gql(PLACE_ORDER, { input }, asha.token);
      await room.quiet();
      expect(room.mailsTo(typed)).toEqual([]);
      const rows = await sql("select 1 from order_addresses where user_id = $1", [asha.id]);
      expect(rows).toEqual([]);
    },
  );
});

describe("a confirmed address", () => {
  it("gets the mails about orders with this address, besides the account, also for earlier orders", async () => {
    const [asha, boss, email] = [await aShopper(), await anAdmin(), anEmail()];
    const first = await orderFor(asha, email);
    await confirm(email);
    await gql(CHANGE_STATUS, { orderId: first.id, status: "SHIPPED" }, boss.token);
    const second = await orderFor(asha, email);
    await gql(
      "mutation($id: ID!) { requestInvoice(orderId: $id) { invoiceUrl } }",
      { id: second.id },
      asha.token,
    );
    await room.quiet();
    const news = [
      `Order ${first.orderNumber} is on its way`,
      `Order ${second.orderNumber} is confirmed`,
      expect.stringMatching(`^Invoice .* for order ${second.orderNumber}$`) as string,
    ];
    expect(subjectsTo(email)).toEqual([ASK, ...news]);
    expect(subjectsTo(asha.email)).toEqual([`Order ${first.orderNumber} is confirmed`, ...news]);
  });

  it("gets no mails about orders with another address, or of another account", async () => {
    const [asha, mira, email] = [await aShopper(), await aShopper(), anEmail()];
    await orderFor(asha, email);
    await confirm(email);
    await orderFor(asha, asha.email);
    await orderFor(mira, email);
    expect(subjectsTo(email)).toEqual([ASK, ASK]);
  });

  it("gets at most thirty copies a day, and the account gets all of its mails", async () => {
    const [asha, email] = [await aShopper(), anEmail()];
    await orderFor(asha, email);
    await confirm(email);
    await sql("insert into throttles (key, points, expire) values ($1, 28, $2)", [
      `orderMailCopyByReceiver:${email}`,
      Date.now() + 3_600_000,
    ]);
    for (let made = 0; made < 4; made += 1) await orderFor(asha, email);
    expect(room.mailsTo(email)).toHaveLength(1 + 2);
    expect(room.mailsTo(asha.email)).toHaveLength(1 + 4);
  });

  it("is confirmed by a link that works once, for a day, and is stored only as a hash", async () => {
    const [asha, email, late] = [await aShopper(), anEmail(), anEmail()];
    await orderFor(asha, email);
    const token = await room.nextToken(email);
    expect((await allText(sql)).includes(token)).toBe(false);
    expect((await confirmEmail(token)).data.confirmEmail).toBe(email);
    expect((await confirmEmail(token)).code).toBe("VERIFICATION_INVALID");
    await orderFor(asha, late);
    await sql("update order_addresses set asked_at = asked_at - interval '25 hours' where email = $1", [
      late,
    ]);
    expect((await confirmEmail(await room.nextToken(late))).code).toBe("VERIFICATION_INVALID");
    await orderFor(asha, late);
    expect(subjectsTo(late)).toEqual([ASK]);
  });

  it("an address that was not confirmed in a week gets a new confirmation mail with the next order", async () => {
    const [asha, email] = [await aShopper(), anEmail()];
    await orderFor(asha, email);
    await sql("update order_addresses set asked_at = asked_at - interval '8 days' where email = $1", [email]);
    await orderFor(asha, email);
    expect(subjectsTo(email)).toEqual([ASK, ASK]);
    await room.nextToken(email);
    await confirm(email);
  });
});

describe("an account", () => {
  it("gets its mails at the verified address until the new one is verified", async () => {
    const [asha, claimed] = [await aShopper(), anEmail()];
    await updateProfile(asha.token, { name: "Asha", email: claimed });
    const order = await orderFor(asha, claimed);
    expect(subjectsTo(asha.email)).toContain(`Order ${order.orderNumber} is confirmed`);
    expect(subjectsTo(claimed)).toEqual([ASK]);
  });

  it("has its second addresses in its export, and they are deleted with it", async () => {
    const [asha, email] = [await aShopper(), anEmail()];
    await orderFor(asha, email);
    await confirm(email);
    const data = JSON.parse((await exportMyData(asha.token)).data.exportMyData) as Record<string, unknown>;
    expect(data["orderAddresses"]).toMatchObject([{ email }]);
    await deleteAccount(asha.token, asha.password);
    await sql("delete from throttles");
    expect((await allText(sql)).includes(email)).toBe(false);
  });
});
