import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { accountCalls } from "../../support/account-calls.ts";
import { CUSTOMER_QUOTE } from "../../support/admin-order-operations.ts";
import { anAddress } from "../../support/factories.ts";
import { CHANGE_STATUS, MY_ORDERS } from "../../support/operations.ts";
import { paymentsOf } from "../../support/payments.ts";
import { newEmail, phoneOrdersOf } from "../../support/phone-orders.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const pay = paymentsOf(testShop);
const { gql, sql, stockOf, aShopper, anAdmin } = testShop;
const { logIn, me, resetPassword } = accountCalls(testShop);
const { aCall, place, placed } = phoneOrdersOf(testShop);

const mailsTo = async (email: string) => {
  await pay.runJobs();
  return pay.sentMails().filter(({ to }) => to === email);
};

describe("an order by phone", () => {
  it("is quoted and placed at the shop's prices, by the admin, audited without the whole address", async () => {
    const { admin, dress, email, input } = await aCall();
    const quote = await gql<{ customerOrderQuote: { total: number; lines: object[] } }>(
      CUSTOMER_QUOTE,
      { lines: input.lines },
      admin.token,
    );
    expect(quote.data.customerOrderQuote).toEqual({ total: 1800, lines: [{ available: 10 }] });
    const order = await placed(admin, input);
    expect(order).toMatchObject({
      orderStatus: "CONFIRMED",
      finalAmount: 1800,
      payLink: null,
      statusHistory: [{ toStatus: "CONFIRMED", changedBy: "ADMIN" }],
    });
    expect(await stockOf(dress.id)).toBe(8);
    const entries = await sql("select user_id, label, changes from audit_entries where subject_id = $1", [
      order.id,
    ]);
    expect(entries).toEqual([
      {
        user_id: admin.id,
        label: order.orderNumber,
        changes: {
          customer: { before: null, after: "p…@example.com" },
          total: { before: null, after: 1800 },
          payment: { before: null, after: "cod" },
        },
      },
    ]);
    expect(JSON.stringify(entries)).not.toContain(email);
  });

  it("belongs to a new account whose mailed link sets a password", async () => {
    const { admin, email, input } = await aCall();
    const order = await placed(admin, input);
    const [mail] = await mailsTo(email);
    expect((await logIn(email, "")).code).toBe("WRONG_CREDENTIALS");
    const token = /token=([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
    expect((await resetPassword(token, "jasmine-tea")).errors).toEqual([]);
    const session = await logIn(email, "jasmine-tea");
    const { data } = await gql<{ myOrders: { nodes: { id: string }[] } }>(
      MY_ORDERS,
      {},
      session.data.login.token,
    );
    expect(data.myOrders.nodes.map(({ id }) => id)).toEqual([order.id]);
    const [user] = await sql("select email_verified_at is not null as proved from users where email = $1", [
      email,
    ]);
    expect(user).toEqual({ proved: true });
  });

  it("gets no order mail before its account has a password", async () => {
    const { admin, email, input } = await aCall();
    await placed(admin, input);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(["Your account at Saanjh"]);
  });

  it("is confirmed by mail once its account has verified the address, without an alarm about the first password", async () => {
    const { admin, email, input } = await aCall();
    const order = await placed(admin, input);
    const cancelled = await placed(admin, { ...input, idempotencyKey: randomUUID() });
    await gql(CHANGE_STATUS, { orderId: cancelled.id, status: "CANCELLED" }, admin.token);
    const [mail] = await mailsTo(email);
    await resetPassword(/token=([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "", "jasmine-tea");
    const subjects = (await mailsTo(email)).map(({ subject }) => subject).slice(1);
    expect(subjects).toEqual([`Order ${order.orderNumber} is confirmed`]);
  });

  it("leaves its new account a welcome code for a first order, which counts if the order is cancelled", async () => {
    const welcomed = async (isCancelledBefore: boolean) => {
      const { admin, email, input } = await aCall();
      const { id: orderId } = await placed(admin, input);
      const cancel = () => gql(CHANGE_STATUS, { orderId, status: "CANCELLED" }, admin.token);
      if (isCancelledBefore) await cancel();
      const [mail] = await mailsTo(email);
      await resetPassword(/token=([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "", "jasmine-tea");
      const { token } = (await logIn(email, "jasmine-tea")).data.login;
      const codeNow = async () => (await me(token)).data.me?.welcomeCode?.code;
      const code = await codeNow();
      const welcome = (await mailsTo(email)).find(({ subject }) => subject.startsWith("Welcome to Saanjh"));
      if (!isCancelledBefore) await cancel();
      return { code, welcome, codeAfter: await codeNow() };
    };
    const first = await welcomed(true);
    expect(first.code).toMatch(/^EDGE-/);
    expect(first.welcome?.text).toContain(first.code);
    expect(await welcomed(false)).toEqual({ codeAfter: expect.stringMatching(/^EDGE-/) });
  });

  it("belongs to the account of the address, in any case of letters, with the usual confirmation", async () => {
    const shopper = await aShopper();
    const { admin, input } = await aCall({}, { email: shopper.email.toUpperCase() });
    const order = await placed(admin, input);
    const { data } = await gql<{ myOrders: { nodes: { id: string }[] } }>(MY_ORDERS, {}, shopper.token);
    expect(data.myOrders.nodes.map(({ id }) => id)).toEqual([order.id]);
    expect((await mailsTo(shopper.email)).map(({ subject }) => subject)).toEqual([
      `Order ${order.orderNumber} is confirmed`,
    ]);
  });

  it("is placed once for one key, also at once", async () => {
    const { admin, dress, email, input } = await aCall();
    const orders = await Promise.all([1, 2, 3].map(() => placed(admin, input)));
    expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
    expect(await stockOf(dress.id)).toBe(8);
    expect(await sql("select id from users where email = $1", [email])).toHaveLength(1);
    const other = { ...input, shippingAddress: anAddress({ email: newEmail() }) };
    expect((await place(admin, other)).code).toBe("KEY_REUSED");
  });

  it("is not limited", async () => {
    const { admin, dress, input } = await aCall();
    await placed(admin, input);
    const single = { ...input, lines: [{ productId: dress.id, quantity: 1 }], expectedTotal: 900 };
    for (let count = 0; count < 5; count += 1)
      await placed(admin, { ...single, paymentMethod: "ONLINE", idempotencyKey: randomUUID() });
    expect(await stockOf(dress.id)).toBe(3);
  });

  it.each([
    ["an admin's address", async () => ({ email: (await anAdmin()).email }), {}, "CUSTOMER_IS_ADMIN"],
    ["an address that is none", async () => ({ email: "asha" }), {}, "EMAIL_INVALID"],
    ["a blank city", async () => ({ city: " " }), {}, "FILL_ALL_FIELDS"],
    ["another total", async () => ({}), { expectedTotal: 1 }, "TOTAL_CHANGED"],
    ["no line", async () => ({}), { lines: [] }, "ORDER_EMPTY"],
    ["a short key", async () => ({}), { idempotencyKey: "1" }, "BAD_KEY"],
  ])("with %s is refused without an account or a missing piece", async (_, address, changes, code) => {
    const { admin, dress, email, input } = await aCall(changes, await address());
    expect((await place(admin, input)).code).toBe(code);
    expect(await sql("select id from users where email = $1", [email])).toEqual([]);
    expect(await stockOf(dress.id)).toBe(10);
  });

  it("beyond the stock is refused with the product's name", async () => {
    const { admin, dress, input } = await aCall();
    const lines = [{ productId: dress.id, quantity: 11 }];
    const refused = await place(admin, { ...input, lines, expectedTotal: 9900 });
    expect(refused.errors?.[0]?.message).toBe("Only 10 left of Neem dress.");
  });
});

describe("an order by phone without an e-mail address", () => {
  const withoutEmail = (input: { shippingAddress: object }, phone: string) => ({
    ...input,
    idempotencyKey: `phone-${randomUUID()}`,
    shippingAddress: { ...input.shippingAddress, email: " ", phone },
  });
  const usersOf = (phone: string) =>
    sql("select email, mobile from users where email = $1", [`${phone}@phone.invalid`]);

  it("belongs to the one account of its phone number", async () => {
    const { admin, input } = await aCall();
    const one = await placed(admin, withoutEmail(input, "+91 91111 22221"));
    const other = await placed(admin, withoutEmail(input, "9111122221"));
    expect(one.id).not.toBe(other.id);
    expect(await usersOf("9111122221")).toHaveLength(1);
    const owners = await sql("select distinct user_id from orders where id = any($1)", [[one.id, other.id]]);
    expect(owners).toHaveLength(1);
  });

  it("mails nothing", async () => {
    const { admin, input } = await aCall();
    await placed(admin, withoutEmail(input, "91111 22226"));
    expect(await mailsTo("9111122226@phone.invalid")).toEqual([]);
  });

  it("can be paid by a link, which is shown and not mailed", async () => {
    const { admin, input } = await aCall({ paymentMethod: "ONLINE" });
    const order = await placed(admin, withoutEmail(input, "91111 22223"));
    expect(order).toMatchObject({ orderStatus: "PENDING", payLink: expect.stringContaining("/pay/") });
    expect(await mailsTo("9111122223@phone.invalid")).toEqual([]);
  });

  it("needs a whole phone number", async () => {
    const { admin, input } = await aCall();
    expect(await place(admin, withoutEmail(input, "12345"))).toMatchObject({ code: "BAD_INPUT" });
  });

  it("has an account whose address is refused everywhere", async () => {
    const { admin, input } = await aCall();
    await placed(admin, withoutEmail(input, "91111 22225"));
    const email = "9111122225@phone.invalid";
    for (const shippingEmail of [email, email.toUpperCase()]) {
      const typed = { ...input, idempotencyKey: `phone-${randomUUID()}` };
      const shippingAddress = { ...typed.shippingAddress, email: shippingEmail };
      expect((await place(admin, { ...typed, shippingAddress })).code).toBe("EMAIL_INVALID");
    }
    const signUp = "mutation($email: String!) { sendVerification(email: $email) { to } }";
    expect((await gql(signUp, { email })).code).toBe("EMAIL_INVALID");
  });

  it("fills the form with the newest address of the phone number, in any spelling", async () => {
    const { admin, input } = await aCall();
    await placed(admin, withoutEmail(input, "91111 22227"));
    await placed(admin, {
      ...withoutEmail(input, "+91 91111 22227"),
      shippingAddress: { ...input.shippingAddress, email: "", phone: "+91 91111 22227", city: "Kochi" },
    });
    const byPhone = async (phone: string) =>
      (
        await gql<{ customerByPhone: { city: string; email: string } | null }>(
          "query($phone: String!) { customerByPhone(phone: $phone) { city email } }",
          { phone },
          admin.token,
        )
      ).data.customerByPhone;
    for (const phone of ["9111122227", "091111-22227", "+91 91111 22227"])
      expect(await byPhone(phone)).toEqual({ city: "Kochi", email: "" });
    for (const phone of ["9111122220", "22227", "", "' | 'a"]) expect(await byPhone(phone)).toBeNull();
  });
});
