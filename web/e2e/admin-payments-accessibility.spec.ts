import type { Page } from "@playwright/test";
import { expectAccessibleStates } from "./support/accessible-states.ts";
import { addTestProduct } from "./support/admin-product.ts";
import { orderInCash } from "./support/cash-order.ts";
import { sql } from "./support/database.ts";
import { collectCash, setStatus } from "./support/order-steps.ts";
import { orderPaidOnline } from "./support/paid-order.ts";
import { control, settleToday } from "./support/razorpay-control.ts";
import { adminOutsideBrowser, demoAdmin, newShopper } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

test.beforeEach(({ allowConsoleErrors }) => allowConsoleErrors());

/** A new shopper, an admin, and an own product for their orders. */
const aTrade = async (page: Page) => {
  const shopper = await newShopper(page);
  const admin = await adminOutsideBrowser(page.request);
  const { id: productId } = await addTestProduct(admin, { title: "Settled Skirt" });
  const lines = [{ productId, size: "M", color: "Rust", quantity: 1 }];
  const deliver = async () => {
    const order = await orderInCash(shopper, lines);
    await setStatus(admin, order.id, "DELIVERED");
    return order;
  };
  return { shopper, admin, lines, deliver };
};

const open = async (page: Page, path: string, text: string | RegExp) => {
  await page.goto(path);
  await expect(page.getByText(text).first()).toBeVisible();
};

/** Waits until a statement finds the row of this id: Razorpay's messages are handled after the request. */
const expectOne = (statement: string, id: string): Promise<void> =>
  expect.poll(async () => (await sql(statement, [id])).length).toBe(1);

test("received payments, a courier's cash and the GST return are accessible", async ({ page }) => {
  const { shopper, lines, deliver } = await aTrade(page);
  const paid = await orderPaidOnline(page, shopper, lines);
  const [owed, wrong] = [await deliver(), await deliver()];
  await demoAdmin(page);
  await expectAccessibleStates(page, "payments", [
    [
      "the rows of a total",
      async () => {
        await page.goto("/admin/payments");
        await page
          .getByRole("region", { name: "Totals" })
          .getByRole("link", { name: "Received online" })
          .click();
        await expect(page.getByRole("link", { name: `Open order ${paid.orderNumber}` })).toBeVisible();
      },
    ],
    [
      "a courier's file with problems",
      async () => {
        await page.goto("/admin/payments?view=cash");
        const rows = [
          "order number,amount",
          `${owed.orderNumber},${owed.finalAmount.toFixed(2)}`,
          `${wrong.orderNumber},1`,
          "SJ9999999,5",
        ];
        await page.getByLabel("Choose a courier's file").setInputFiles({
          name: "cash.csv",
          mimeType: "text/csv",
          buffer: Buffer.from(`${rows.join("\n")}\n`),
        });
        await expect(page.getByText("No order has the number SJ9999999.")).toBeVisible();
      },
    ],
    [
      "the month of a GST return",
      async () => {
        await page.goto("/admin/gst-return");
        await page.getByRole("combobox", { name: "Month" }).selectOption({ index: 0 });
        await expect(page.getByText(/^GSTIN 04AAAAA0000A1ZA:/)).toBeVisible();
      },
    ],
    [
      "the comparison of the books",
      async () => {
        await page.getByRole("link", { name: "Compare the books" }).click();
        await page.getByRole("link", { name: /^Cash owed by couriers/ }).click();
        await expect(page.getByRole("heading", { level: 2, name: "Cash owed by couriers" })).toBeVisible();
        await expect(page.getByRole("link", { name: /^Open order/ }).first()).toBeVisible();
      },
      "own width",
    ],
  ]);
});

test("cash to pay back is accessible for the admin", async ({ page }) => {
  const { shopper, admin, deliver } = await aTrade(page);
  const { id, orderNumber } = await deliver();
  await collectCash(admin, id);
  await setStatus(admin, id, "RETURNED");
  const { order } = await shopper.query<{ order: { payouts: { id: string }[] } }>(
    "query($id: ID!) { order(id: $id) { payouts { id } } }",
    { id },
  );
  await shopper.query("mutation($input: PayoutDetailsInput!) { givePayoutDetails(input: $input) { id } }", {
    input: { payoutId: order.payouts[0]?.id, upiId: "meera.sharma@okaxis" },
  });
  await demoAdmin(page);
  await expectAccessibleStates(page, "payments", [
    ["cash to pay back", () => open(page, "/admin/payments", "meera.sharma@okaxis")],
    [
      "a cash refund without its reference",
      async () => {
        await page
          .getByRole("button", { name: `Mark as paid the refund of order ${orderNumber}`, exact: true })
          .click();
        await expect(page.getByText("Please enter the bank's reference of the payment.")).toBeVisible();
      },
    ],
    [
      "a cash refund that was marked as paid",
      async () => {
        const name = `Bank reference (UTR) of the refund of order ${orderNumber}`;
        await page.getByRole("textbox", { name }).fill("UTR 4711");
        await page.getByRole("textbox", { name }).press("Enter");
        await expect(page.getByRole("list", { name: "Marked as paid within 30 minutes" })).toContainText(
          orderNumber,
        );
      },
    ],
  ]);
});

test("settlements and disputes are accessible", async ({ page }) => {
  const { shopper, lines } = await aTrade(page);
  const { id, paymentId } = await orderPaidOnline(page, shopper, lines);
  await demoAdmin(page);
  await expectAccessibleStates(page, "payments", [
    [
      "settlements that do not match",
      async () => {
        const day = await settleToday(page, { wrong: [paymentId], unknown: 1 });
        await page.goto("/admin/payments?view=settlements");
        await page.getByLabel("Day", { exact: true }).fill(day);
        await page.getByRole("button", { name: "Fetch now" }).click();
        await expect(page.getByText("The amount or its fee differs").first()).toBeVisible();
      },
    ],
    [
      "disputes",
      async () => {
        const dispute = await control(page, "/disputes", { paymentId });
        await expectOne("select id from disputes where gateway_dispute_id = $1", dispute.id);
        await open(page, "/admin/payments?view=disputes", "Goods not received");
      },
    ],
    ["the order with a dispute", () => open(page, `/admin/orders/${id}`, "Goods not received"), "own width"],
  ]);
});
