import { describe, expect, it } from "vitest";
import { inTransaction } from "../../src/platform/database/database.ts";
import { addJob } from "../../src/platform/jobs/jobs.ts";
import { accountCalls } from "../support/account-calls.ts";
import { anAddress, type Person } from "../support/factories.ts";
import { openMailRoom } from "../support/test-mailbox.ts";
import { CHANGE_STATUS, PLACE_ORDER, type OrderAnswer } from "../support/operations.ts";
import { openTestShop } from "../support/test-shop.ts";

const house = await openTestShop();
const room = await openMailRoom(house);
const { gql, sql, shop, server, aShopper, anAdmin, aProduct, aDraft, aWelcomeCode } = house;
const { updateNotifications, deleteAccount } = accountCalls(house);

const all = { notifyEmail: true, notifyOrderUpdates: true, notifySecurity: true, notifyPromotions: false };

const aSale = async (changes: Record<string, unknown> = {}, asha?: Person) => {
  const shopper = asha ?? (await aShopper());
  const { email } = shopper;
  const dress = await aProduct({ price: 1200, title: "Neem <b>dress</b>", sizes: ["M"], colors: ["Red"] });
  const lines = [{ productId: dress.id, size: "M", color: "Red", quantity: 2 }];
  const input = await aDraft(shopper, lines, { shippingAddress: anAddress({ email }), ...changes });
  const { data } = await gql<{ placeOrder: OrderAnswer }>(PLACE_ORDER, { input }, shopper.token);
  return { shopper, email, order: data.placeOrder };
};

const move = (admin: Person, orderId: string, status: string) =>
  gql(CHANGE_STATUS, { orderId, status }, admin.token);

const subjects = (email: string) => room.mailsTo(email).map(({ subject }) => subject);

describe("the confirmation of an order", () => {
  it("contains the lines, the total, the address, and a link to the invoice", async () => {
    const asha = await aShopper();
    const { email, order } = await aSale({ discountCode: await aWelcomeCode(asha) }, asha);
    const mail = await room.nextMail(email, "is confirmed");
    for (const told of [
      `order ${order.orderNumber} is confirmed`,
      "Neem <b>dress</b> (M, Red, 2 pieces): ₹2,400.00",
      "Welcome discount: −₹960.00",
      "Shipping: Free",
      "Total (GST of ₹68.58 included): ₹1,440.00",
      "Please keep ₹1,440.00 ready for the courier.",
      "14, Residency Road",
      "Bengaluru, Karnataka 560025",
    ])
      expect(mail.text).toContain(told);
    expect(mail.html).toContain("Neem &lt;b&gt;dress&lt;/b&gt;");
    const url = /http\S+\/invoices\?token=[\w-]+/.exec(mail.text)?.[0] ?? "";
    const invoice = await server.app.inject({ method: "GET", url: url.slice(url.indexOf("/invoices")) });
    expect(invoice.headers["content-type"]).toBe("application/pdf");
  });

  it("is sent once, however often its job runs", async () => {
    const { email, order } = await aSale();
    await room.nextMail(email, "is confirmed");
    for (let again = 0; again < 3; again += 1)
      await inTransaction(shop.database, (tx) =>
        addJob(tx, "mail-order-confirmation", { orderId: order.id }),
      );
    await room.quiet();
    expect(subjects(email)).toHaveLength(1);
    const [counted] = await sql("select count(*)::int as invoices from invoices where order_id = $1", [
      order.id,
    ]);
    expect(counted).toEqual({ invoices: 1 });
  });

  it.each(["not an address", "one@example.com, other@example.com", "<one@example.com>"])(
    "goes to the account if the e-mail of the order is invalid: %s",
    async (typed) => {
      const asha = await aShopper();
      const { order } = await aSale({ shippingAddress: anAddress({ email: typed }) }, asha);
      await room.nextMail(asha.email, `Order ${order.orderNumber} is confirmed`);
      expect(room.mailsTo(typed)).toEqual([]);
    },
  );

  it("has the same Message-ID if it is sent again", async () => {
    const { email, order } = await aSale();
    const first = await room.nextMail(email, "is confirmed");
    // The mail is sent a moment before the shop records it: only a recorded mail can be reset.
    const takeBack = () =>
      sql(
        `update orders set confirmation_mailed_at = null
         where id = $1 and confirmation_mailed_at is not null returning id`,
        [order.id],
      );
    await expect.poll(takeBack).toHaveLength(1);
    await inTransaction(shop.database, (tx) => addJob(tx, "mail-order-confirmation", { orderId: order.id }));
    const second = await room.nextMail(email, "is confirmed");
    expect(first.id).toBe(`order-confirmation.${order.id}`);
    expect(second.id).toBe(first.id);
  });

  it("is always sent, even if the shopper has turned off mails about orders", async () => {
    const asha = await aShopper();
    await updateNotifications(asha.token, { ...all, notifyEmail: false, notifyOrderUpdates: false });
    const { email, order } = await aSale({}, asha);
    expect((await room.nextMail(email, "is confirmed")).text).toContain(order.orderNumber);
  });

  it("is not sent for an unpaid order, nor for one that was cancelled in the meantime", async () => {
    const [pending, cancelled, boss] = [
      await aSale({ paymentMethod: "ONLINE" }),
      await aSale(),
      await anAdmin(),
    ];
    await room.nextMail(cancelled.email, "is confirmed");
    await sql("update orders set confirmation_mailed_at = null where id = $1", [cancelled.order.id]);
    await move(boss, cancelled.order.id, "CANCELLED");
    for (const { order } of [pending, cancelled])
      await inTransaction(shop.database, (tx) =>
        addJob(tx, "mail-order-confirmation", { orderId: order.id }),
      );
    await room.quiet();
    expect(subjects(pending.email)).toEqual([]);
    expect(subjects(cancelled.email).filter((subject) => subject.includes("confirmed"))).toHaveLength(1);
  });
});

describe("a mail about an order's status", () => {
  it("is sent at each step: processing, shipped with its tracking number, delivered, cancelled", async () => {
    const [{ email, order }, boss] = [await aSale(), await anAdmin()];
    await move(boss, order.id, "PROCESSING");
    await room.nextMail(email, "is being prepared");
    await sql(
      "update orders set tracking_id = 'BD123', estimated_delivery = '2031-01-05T10:00:00Z' where id = $1",
      [order.id],
    );
    await move(boss, order.id, "SHIPPED");
    const shipped = await room.nextMail(email, "is on its way");
    expect(shipped.text).toContain("Its tracking number is BD123.");
    expect(shipped.text).toContain("It should arrive on 5 January 2031.");
    await move(boss, order.id, "DELIVERED");
    await room.nextMail(email, "was delivered");
    await move(boss, order.id, "CANCELLED");
    expect((await room.nextMail(email, "was cancelled")).text).toContain("There is nothing to pay.");
  });

  it.each([{ notifyEmail: false }, { notifyOrderUpdates: false }])(
    "is not sent to a shopper who has chosen %j",
    async (choice) => {
      const [{ shopper, email, order }, boss] = [await aSale(), await anAdmin()];
      await updateNotifications(shopper.token, { ...all, ...choice });
      await move(boss, order.id, "SHIPPED");
      await room.quiet();
      expect(subjects(email)).toEqual([`Order ${order.orderNumber} is confirmed`]);
    },
  );

  it("is not sent if it is outdated when its job runs", async () => {
    const [{ email, order }, boss] = [await aSale(), await anAdmin()];
    await move(boss, order.id, "DELIVERED");
    await inTransaction(shop.database, (tx) =>
      addJob(tx, "mail-order-status", { orderId: order.id, status: "shipped" }),
    );
    await room.quiet();
    expect(subjects(email).filter((subject) => subject.includes("on its way"))).toEqual([]);
  });

  it("has no recipient if the account was deleted", async () => {
    const [{ shopper, email, order }, boss] = [await aSale(), await anAdmin()];
    await room.quiet();
    await deleteAccount(shopper.token, shopper.password);
    const before = room.mailsTo(email).length;
    await move(boss, order.id, "SHIPPED");
    await room.quiet();
    expect(room.mailsTo(email)).toHaveLength(before);
    expect(room.mailsTo("")).toEqual([]);
  });
});
