import type { Page } from "@playwright/test";
import { sql } from "./support/database.ts";
import { withFailure } from "./support/failures.ts";
import { ownProduct } from "./support/own-order.ts";
import { orderPaidOnline } from "./support/paid-order.ts";
import { control, settleToday } from "./support/razorpay-control.ts";
import { seedOrdersFirst } from "./support/seed-orders.ts";
import { demoAdmin, newShopperOutsideBrowser } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

const figure = (page: Page, name: string) =>
  page.getByRole("region", { name: "Totals" }).getByRole("link", { name });

const entryOf = (page: Page, text: string) =>
  page.getByRole("row").or(page.getByRole("article")).filter({ hasText: text });

/** Delivered cash orders that are not collected, with their totals in rupees. */
const owedOrders = async (count: number): Promise<{ id: string; orderNumber: string; rupees: string }[]> =>
  sql(
    `update orders set order_status = 'delivered', payment_status = 'pending', created_at = now()
     where id in (select id from orders where payment_method = 'cod' and payment_status <> 'refunded'
         and not exists (select from cash_collections c where c.order_id = orders.id)
       order by created_at desc limit $1)
     returning id, order_number as "orderNumber", to_char(final_amount / 100.0, 'FM999990.00') as rupees`,
    [count],
  );

test.describe("the payments page", () => {
  test.beforeEach(({ allowConsoleErrors }) => allowConsoleErrors());

  seedOrdersFirst(60);

  test("each total opens the rows that it counts", async ({ page }) => {
    await demoAdmin(page);
    await page.goto("/admin/payments");
    await expect(figure(page, "Received online")).toContainText("₹");
    await page.getByRole("combobox", { name: "Period" }).selectOption({ label: "All time" });
    await expect(page).toHaveURL(/period=all/);
    for (const [name, heading] of [
      ["Received online", "Received online"],
      ["Received in cash", "Received in cash"],
      ["Rounding of cash", "Rounding of cash"],
      ["Refunds given", "Refunds given"],
      ["Refunds to pay", "Refunds to pay"],
      ["Cash owed by couriers", "Cash owed by couriers"],
      ["Lost in disputes", "Lost in disputes"],
    ] as const) {
      await figure(page, name).click();
      await expect(page.getByRole("heading", { level: 2, name: heading, exact: true })).toBeVisible();
      await expect(
        page.getByText(/^\d+ of \d+ rows?$/).or(page.getByText("There are no entries for this total.")),
      ).toBeVisible();
    }
    await figure(page, "Received online").click();
    const order = page.getByRole("link", { name: /^Open order/ }).first();
    await expect(order).toBeVisible();
    // The rows of every total have the same form.
    await order.click();
    await expect(page).toHaveURL(/\/admin\/orders\/[\w-]{36}$/);
    await expect(page.getByRole("heading", { name: "Payment", exact: true })).toBeVisible();
  });

  test("refunds are listed by their state", async ({ page }) => {
    const shopper = await newShopperOutsideBrowser(page.request);
    const { line } = await ownProduct(page.request);
    const paid = await orderPaidOnline(page, shopper, [line]);
    await shopper.query("mutation($id: ID!) { cancelOrder(orderId: $id) { id } }", { id: paid.id });
    const refunded = `select r.id from refunds r join payments p on p.id = r.payment_id
      where p.gateway_payment_id = $1 and r.refunded_at is not null`;
    await expect.poll(async () => (await sql(refunded, [paid.paymentId])).length).toBe(1);
    await demoAdmin(page);
    await page.goto("/admin/payments?view=refunds");
    const states = page.getByRole("navigation", { name: "Refunds by state" });
    await expect(states.getByRole("link")).toHaveText(["On their way", "Failed at the bank", "Refunded"]);
    await states.getByRole("link", { name: "Refunded" }).click();
    await expect(page.getByRole("link", { name: `Open order ${paid.orderNumber}` })).toBeVisible();
    await states.getByRole("link", { name: "Failed at the bank" }).click();
    await expect(page.getByRole("link", { name: `Open order ${paid.orderNumber}` })).toHaveCount(0);
  });

  test("cash is marked as collected by hand or by a courier's file @core", async ({ page }) => {
    const [byHand, byFile, wrong] = await owedOrders(3);
    if (!byHand || !byFile || !wrong) throw new Error("There are not enough cash orders.");
    await demoAdmin(page);
    await page.goto("/admin/payments?view=cash");
    await page.getByRole("checkbox", { name: `Order ${byHand.orderNumber}` }).check({ force: true });
    const collect = page.getByRole("button", { name: "Mark 1 order as collected" });
    await withFailure(page, { operation: "MarkCashCollected", failure: "broken" }, async () => {
      await collect.click();
      await expect(page.getByText("The cash could not be recorded. Please try again.")).toBeVisible();
    });
    await collect.click();
    await expect(page.getByText("Collected: 1 order.")).toBeVisible();
    await expect(page.getByRole("checkbox", { name: `Order ${byHand.orderNumber}` })).toHaveCount(0);

    const choose = (text: string) =>
      page
        .getByLabel("Choose a courier's file")
        .setInputFiles({ name: "cash.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
    await choose("order number\nSJ1\n");
    await expect(page.getByText('The file needs the column "amount".')).toBeVisible();
    const header = "order number,amount\n";
    const good = `${byFile.orderNumber},${byFile.rupees}\n`;
    await choose(`${header}${good}${wrong.orderNumber},1\nSJ9999999,5\n`);
    await expect(
      page.getByText("Nothing is recorded yet. 2 rows with a problem are left out."),
    ).toBeVisible();
    await expect(page.getByText("No order has the number SJ9999999.")).toBeVisible();
    await expect(
      page.getByText(new RegExp(`^Order ${wrong.orderNumber} has .* to collect\\.`)),
    ).toBeVisible();
    await page.getByRole("button", { name: /^Record .* for 1 order$/ }).click();
    await expect(page.getByText(/^Collected: .* for 1 order\.$/)).toBeVisible();
    await expect(page.getByText(/^2 rows with a problem are left out\. Please correct them/)).toBeVisible();
    await expect(page.getByText("No order has the number SJ9999999.")).toBeVisible();
    await page.getByRole("button", { name: "Correct row 3" }).click();
    await page.getByLabel("Amount", { exact: true }).fill(wrong.rupees);
    await page.getByRole("button", { name: "Check row" }).click();
    await page.getByRole("button", { name: /^Record .* for 1 order$/ }).click();
    await expect(page.getByText(/^1 row with a problem is left out\. Please correct it/)).toBeVisible();
    await choose(`${header}${good}`);
    await expect(page.getByText("All of it was collected before. There is nothing to record.")).toBeVisible();
    await page.getByRole("button", { name: "Close the file" }).click();
    await expect(page.getByText("cash.csv")).toHaveCount(0);
  });

  test("what does not match in a settlement leads to its order", async ({ page }) => {
    const shopper = await newShopperOutsideBrowser(page.request);
    const { line } = await ownProduct(page.request);
    const { id: orderId, orderNumber: number, paymentId } = await orderPaidOnline(page, shopper, [line]);

    await demoAdmin(page);
    const day = await settleToday(page, { wrong: [paymentId], unknown: 1 });
    await page.goto("/admin/payments?view=settlements");
    await page.getByLabel("Day", { exact: true }).fill(day);
    await withFailure(page, { operation: "FetchSettlements", failure: "broken" }, async () => {
      await page.getByRole("button", { name: "Fetch now" }).click();
      const failed = "Razorpay's report could not be fetched. Please try again in a moment.";
      await expect(page.getByText(failed)).toBeVisible();
    });
    await page.getByRole("button", { name: "Fetch now" }).click();
    await expect(page.getByText(/^Fetched: \d+ rows of /)).toBeVisible();
    const row = entryOf(page, paymentId);
    await expect(row.getByText("The amount or its fee differs")).toBeVisible();
    await expect(page.getByText("Not a payment or refund of this shop")).toBeVisible();
    await expect(page.getByText(/^setl_/)).toBeVisible();
    await expect(row.getByRole("link", { name: `Open order ${number}` })).toHaveAttribute(
      "href",
      `/admin/orders/${orderId}`,
    );

    const { id } = await control(page, "/disputes", { paymentId });
    const isRecorded = async (status: string) =>
      (await sql("select id from disputes where gateway_dispute_id = $1 and status = $2", [id, status]))
        .length;
    await expect.poll(() => isRecorded("open")).toBe(1);
    await page.goto("/admin/payments?view=disputes");
    await expect(entryOf(page, id).getByText("Goods not received")).toBeVisible();
    await expect(entryOf(page, id).getByText(/^Answer at Razorpay by /)).toBeVisible();
    await control(page, `/disputes/${id}`, { outcome: "lost" });
    await expect.poll(() => isRecorded("lost")).toBe(1);
    await page.reload();
    await expect(entryOf(page, id).getByText(/^Decided by /)).toBeVisible();
    await expect(figure(page, "Lost in disputes")).toContainText(/₹[1-9]/);
    await entryOf(page, id)
      .getByRole("link", { name: `Open order ${number}` })
      .click();
    // The mail about a dispute leads to the same page.
    await expect(page).toHaveURL(`/admin/orders/${orderId}`);
    await expect(page.getByRole("heading", { level: 1, name: `Order ${number}` })).toBeVisible();
    await expect(entryOf(page, id).getByText("Goods not received")).toBeVisible();
  });
});
