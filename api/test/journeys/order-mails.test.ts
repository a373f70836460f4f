import { describe, expect, it } from "vitest";
import { inTransaction } from "../../src/platform/database/database.ts";
import { addJob } from "../../src/platform/jobs/jobs.ts";
import { accountCalls } from "../support/account-calls.ts";
import { anAddress, type Person } from "../support/factories.ts";
import { openTestMailbox } from "../support/test-mailbox.ts";
import { PLACE_ORDER, type OrderFields } from "../support/operations.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const mailbox = await openTestMailbox(testShop);
const { gql, sql, shop, server, aShopper, anAdmin, aProduct, aDraft, aWelcomeCode, changeStatus } = testShop;
const { updateNotifications, deleteAccount } = accountCalls(testShop);

const allNotifications = {
  notifyEmail: true,
  notifyOrderUpdates: true,
  notifySecurity: true,
  notifyPromotions: false,
};

const aSale = async (changes: Record<string, unknown> = {}, buyer?: Person) => {
  const shopper = buyer ?? (await aShopper());
  const { email } = shopper;
  const dress = await aProduct({ price: 1200, title: "Neem <b>dress</b>", sizes: ["M"], colors: ["Red"] });
  const lines = [{ productId: dress.id, size: "M", color: "Red", quantity: 2 }];
  const input = await aDraft(shopper, lines, { shippingAddress: anAddress({ email }), ...changes });
  const { data } = await gql<{ placeOrder: { order: OrderFields } }>(PLACE_ORDER, { input }, shopper.token);
  return { shopper, email, order: data.placeOrder.order };
};

const subjects = (email: string) => mailbox.mailsTo(email).map(({ subject }) => subject);

describe("the confirmation of an order", () => {
  it("contains the whole order with a link to the invoice", async () => {
    const shopper = await aShopper();
    const { email, order } = await aSale({ discountCode: await aWelcomeCode(shopper) }, shopper);
    const mail = await mailbox.nextMail(email, "is confirmed");
    for (const expectedText of [
      `order ${order.orderNumber} is confirmed`,
      "Neem <b>dress</b> (M, Red, 2 pieces): ₹2,400.00",
      "Welcome discount: −₹960.00",
      "Shipping: Free",
      "Total (GST of ₹68.58 included): ₹1,440.00",
      "Please keep ₹1,440.00 in cash ready for the courier.",
      "14, Residency Road",
      "Bengaluru, Karnataka 560025",
    ])
      expect(mail.text).toContain(expectedText);
    expect(mail.html).toContain("Neem &lt;b&gt;dress&lt;/b&gt;");
    expect(mail.html).not.toContain("<b>");
    const url = /http\S+\/invoices\?token=[\w-]+/.exec(mail.text)?.[0] ?? "";
    const invoice = await server.app.inject({ method: "GET", url: url.slice(url.indexOf("/invoices")) });
    expect(invoice.headers["content-type"]).toBe("application/pdf");
  });

  it("shows each piece by a picture of its colour or by its name", async () => {
    const shopper = await aShopper();
    const [dress, jutti] = [
      await aProduct({ price: 1200, sizes: ["M"], colors: ["Red", "Blue"] }),
      await aProduct({ price: 900, title: "Jutti" }),
    ];
    const keys = await Promise.all(
      ["first", "red", "blue"].map((text) => shop.files.storeOriginal(Buffer.from(text))),
    );
    await sql(
      `insert into product_pictures (product_id, position, media_key, view, color, alt, width, height)
       select $1, p.position, p.key, 'front', p.color, p.alt, 1080, p.height
       from (values (0, $2, null, 'All colours', 1440), (1, $3, 'Red', 'The "red" one', 1440), (2, $4, 'Blue', 'The blue one', 540))
         as p(position, key, color, alt, height)`,
      [dress.id, ...keys],
    );
    const lines = [
      { productId: dress.id, size: "M", color: "Red", quantity: 1 },
      { productId: dress.id, size: "M", color: "Blue", quantity: 1 },
      { productId: jutti.id, quantity: 1 },
    ];
    const input = await aDraft(shopper, lines, { shippingAddress: anAddress({ email: shopper.email }) });
    await gql<{ placeOrder: { order: OrderFields } }>(PLACE_ORDER, { input }, shopper.token);
    const { html } = await mailbox.nextMail(shopper.email, "is confirmed");
    const pictures = [...html.matchAll(/<img src="([^"]*)" alt="([^"]*)" width="(\d+)" height="(\d+)"/g)];
    const { publicUrl } = shop.settings;
    expect(pictures.map(([, ...attributes]) => attributes)).toEqual([
      [`${publicUrl}/media/${keys[1]}/160.jpeg`, "The &quot;red&quot; one", "72", "96"],
      [`${publicUrl}/media/${keys[2]}/160.jpeg`, "The blue one", "72", "36"],
    ]);
    expect(html).toContain(">Jutti</span>");
  });

  it("is sent once, however often its job runs", async () => {
    const { email, order } = await aSale();
    await mailbox.nextMail(email, "is confirmed");
    for (let attempt = 0; attempt < 3; attempt += 1)
      await inTransaction(shop.database, (tx) =>
        addJob(tx, "mail-order-confirmation", { orderId: order.id }),
      );
    await mailbox.waitForJobs();
    expect(subjects(email)).toHaveLength(1);
    const [counted] = await sql("select count(*)::int as invoices from invoices where order_id = $1", [
      order.id,
    ]);
    expect(counted).toEqual({ invoices: 1 });
  });

  it.each(["not an address", "one@example.com, other@example.com", "<one@example.com>"])(
    "goes to the account if the e-mail of the order is invalid: %s",
    async (typed) => {
      const shopper = await aShopper();
      const { order } = await aSale({ shippingAddress: anAddress({ email: typed }) }, shopper);
      await mailbox.nextMail(shopper.email, `Order ${order.orderNumber} is confirmed`);
      expect(mailbox.mailsTo(typed)).toEqual([]);
    },
  );

  it("has the same Message-ID if it is sent again", async () => {
    const { email, order } = await aSale();
    const firstMail = await mailbox.nextMail(email, "is confirmed");
    // The mail is sent a moment before the shop records it: only a recorded mail can be reset.
    const resetMailed = () =>
      sql(
        `update orders set confirmation_mailed_at = null
         where id = $1 and confirmation_mailed_at is not null returning id`,
        [order.id],
      );
    await expect.poll(resetMailed, { timeout: 10_000 }).toHaveLength(1);
    await inTransaction(shop.database, (tx) => addJob(tx, "mail-order-confirmation", { orderId: order.id }));
    const secondMail = await mailbox.nextMail(email, "is confirmed");
    expect(firstMail.id).toBe(`order-confirmation.${order.id}`);
    expect(secondMail.id).toBe(firstMail.id);
  });

  it("is always sent, even if the shopper has turned off mails about orders", async () => {
    const shopper = await aShopper();
    await updateNotifications(shopper.token, {
      ...allNotifications,
      notifyEmail: false,
      notifyOrderUpdates: false,
    });
    const { email, order } = await aSale({}, shopper);
    expect((await mailbox.nextMail(email, "is confirmed")).text).toContain(order.orderNumber);
  });

  it("is not sent for an unpaid order, nor for one that was cancelled in the meantime", async () => {
    const [pending, cancelled, admin] = [
      await aSale({ paymentMethod: "ONLINE" }),
      await aSale(),
      await anAdmin(),
    ];
    await mailbox.nextMail(cancelled.email, "is confirmed");
    await sql("update orders set confirmation_mailed_at = null where id = $1", [cancelled.order.id]);
    await changeStatus(admin, cancelled.order.id, "CANCELLED");
    for (const { order } of [pending, cancelled])
      await inTransaction(shop.database, (tx) =>
        addJob(tx, "mail-order-confirmation", { orderId: order.id }),
      );
    await mailbox.waitForJobs();
    expect(subjects(pending.email)).toEqual([]);
    expect(subjects(cancelled.email).filter((subject) => subject.includes("confirmed"))).toHaveLength(1);
  });
});

describe("a mail about an order's status", () => {
  it("is sent at each step: processing, shipped with its tracking number, delivered, cancelled", async () => {
    const [{ email, order }, admin] = [await aSale(), await anAdmin()];
    await changeStatus(admin, order.id, "PROCESSING");
    await mailbox.nextMail(email, "is being prepared");
    await sql(
      "update orders set tracking_id = 'BD123', estimated_delivery = '2031-01-05T10:00:00Z' where id = $1",
      [order.id],
    );
    await changeStatus(admin, order.id, "SHIPPED");
    const shipped = await mailbox.nextMail(email, "is on its way");
    expect(shipped.text).toContain("Its tracking number is BD123.");
    expect(shipped.text).toContain("Expected delivery:\n5 January 2031");
    await changeStatus(admin, order.id, "DELIVERED");
    await mailbox.nextMail(email, "was delivered");
    await changeStatus(admin, order.id, "CANCELLED");
    expect((await mailbox.nextMail(email, "was cancelled")).text).toContain("There is nothing to pay.");
  });

  it.each([{ notifyEmail: false }, { notifyOrderUpdates: false }])(
    "is not sent to a shopper who has chosen %j",
    async (variant) => {
      const [{ shopper, email, order }, admin] = [await aSale(), await anAdmin()];
      await updateNotifications(shopper.token, { ...allNotifications, ...variant });
      await changeStatus(admin, order.id, "SHIPPED");
      await mailbox.waitForJobs();
      expect(subjects(email)).toEqual([`Order ${order.orderNumber} is confirmed`]);
    },
  );

  it("is not sent if it is outdated when its job runs", async () => {
    const [{ email, order }, admin] = [await aSale(), await anAdmin()];
    await changeStatus(admin, order.id, "DELIVERED");
    await inTransaction(shop.database, (tx) =>
      addJob(tx, "mail-order-status", { orderId: order.id, status: "shipped" }),
    );
    await mailbox.waitForJobs();
    expect(subjects(email).filter((subject) => subject.includes("on its way"))).toEqual([]);
  });

  it("has no recipient if the account was deleted", async () => {
    const [{ shopper, email, order }, admin] = [await aSale(), await anAdmin()];
    await mailbox.waitForJobs();
    await deleteAccount(shopper.token, shopper.password);
    const mailCount = mailbox.mailsTo(email).length;
    await changeStatus(admin, order.id, "SHIPPED");
    await mailbox.waitForJobs();
    expect(mailbox.mailsTo(email)).toHaveLength(mailCount);
    expect(mailbox.mailsTo("")).toEqual([]);
  });
});
