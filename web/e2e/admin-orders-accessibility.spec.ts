import type { Page } from "@playwright/test";
import { expectAccessibleStates } from "./support/accessible-states.ts";
import { addTestProduct } from "./support/admin-product.ts";
import { orderInCash } from "./support/cash-order.ts";
import { sql } from "./support/database.ts";
import { collectCash, setStatus, shipParcel } from "./support/order-steps.ts";
import { orderPaidOnline } from "./support/paid-order.ts";
import { emptyDelivery } from "./support/parcel-order.ts";
import { adminAccount, adminOutsideBrowser, demoAdmin, newShopper } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

test.beforeEach(({ allowConsoleErrors }) => allowConsoleErrors());

/** Words without a place to break: of a person, a street and a city. */
const longTexts = {
  fullName: "Venkatanarasimha".repeat(6),
  address: "Rajajinagara".repeat(40),
  city: "Thiruvananthapuram".repeat(5),
};

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();

/** An own order with long texts, and what places others of the same piece. */
const aLongOrder = async (page: Page) => {
  const shopper = await newShopper(page);
  const admin = await adminOutsideBrowser(page.request);
  const { id: productId } = await addTestProduct(admin, { title: "Kanjeevaram".repeat(10) });
  const line = { productId, size: "M", color: "Rust", quantity: 2 };
  return { shopper, admin, line, order: await orderInCash(shopper, [line], longTexts) };
};

test("the lists of orders are accessible with long texts and open filters", async ({ page }) => {
  // The lists begin with the orders of this test.
  await emptyDelivery();
  const { shopper, admin, line, order } = await aLongOrder(page);
  await shipParcel(admin, order.id, { trackingId: "T0".repeat(20) });
  const paid = await orderInCash(shopper, [line], longTexts);
  await setStatus(admin, paid.id, "DELIVERED");
  await collectCash(admin, paid.id);
  const open = async (path: string, text: string | RegExp) => {
    await page.goto(path);
    await expect(page.getByText(text).first()).toBeVisible();
  };
  await demoAdmin(page);
  await expectAccessibleStates(page, "lists of orders", [
    [
      "orders with long texts and open filters",
      async () => {
        await open(`/admin/orders?q=${order.orderNumber}`, new RegExp(`${order.orderNumber}$`));
        await page.getByText("Filters", { exact: true }).click();
        await expect(page.getByLabel("Payment method")).toBeVisible();
      },
    ],
    [
      "orders on their way with long texts",
      () => open("/admin/delivery?stage=on-the-way", /VenkatanarasimhaVenkatanarasimha/),
    ],
    ["payments with long texts", () => open("/admin/payments", /VenkatanarasimhaVenkatanarasimha/)],
  ]);
});

test("the page of an order is accessible also while pieces are removed", async ({ page }) => {
  const { order } = await aLongOrder(page);
  await demoAdmin(page);
  await page.goto(`/admin/orders/${order.id}`);
  const dialog = page.getByRole("dialog");
  await expectAccessibleStates(page, "an order", [
    ["its page", () => expect(page.getByLabel("Note to the packer")).toBeVisible()],
    [
      "the removal of pieces",
      async () => {
        await page.getByRole("button", { name: "Refund", exact: true }).click();
        await dialog.getByRole("button", { name: "One more" }).first().click();
        await expect(dialog.getByText(/^The courier collects /)).toBeVisible();
      },
      "own width",
    ],
  ]);
});

test("the page of a shipped order is accessible with its parcel and the questions about cash and missing pieces", async ({
  page,
}) => {
  const { order, admin } = await aLongOrder(page);
  await shipParcel(admin, order.id, { trackingId: `DL-${order.orderNumber}` });
  await demoAdmin(page);
  await page.goto(`/admin/orders/${order.id}`);
  const dialog = page.getByRole("dialog");
  await expectAccessibleStates(page, "a shipped order", [
    ["its parcel", () => expect(page.getByRole("link", { name: /^Track this parcel/ })).toBeVisible()],
    [
      "the refused amount of cash",
      async () => {
        await button(page, `Mark as collected the cash of order ${order.orderNumber}`).click();
        await page.getByLabel("Cash received in rupees").fill("lots");
        await button(page, /^Record/).click();
        await expect(page.getByText("Please enter an amount, such as 599.")).toBeVisible();
      },
      "own width",
    ],
    [
      "the confirmation before money moves",
      async () => {
        await sql(
          "update sessions set confirmed_at = now() - interval '16 minutes' where user_id = (select id from users where email = $1)",
          [adminAccount.email],
        );
        await page.getByLabel("Cash received in rupees").fill(String(order.finalAmount));
        await button(page, /^Record/).click();
        await expect(page.getByRole("dialog", { name: /^Confirm it/ })).toBeVisible();
      },
      "own width",
    ],
    [
      "the pieces that did not come back",
      async () => {
        await page.reload();
        await page
          .getByRole("combobox", { name: `Status of order ${order.orderNumber}` })
          .selectOption("RETURNED");
        await dialog
          .getByRole("group", { name: /that did not come back$/ })
          .getByRole("button", { name: "One more" })
          .click();
        await expect(dialog.getByRole("button", { name: "Change to returned" })).toBeVisible();
      },
      "own width",
    ],
  ]);
});

test("the question before a refund is accessible", async ({ page }) => {
  const { shopper, line } = await aLongOrder(page);
  const { id, orderNumber } = await orderPaidOnline(page, shopper, [line]);
  await demoAdmin(page);
  await page.goto(`/admin/orders/${id}`);
  await expectAccessibleStates(page, "a paid order", [
    [
      "the question before its refund",
      async () => {
        await page
          .getByRole("combobox", { name: `Status of order ${orderNumber}` })
          .selectOption({ label: "Cancelled" });
        await expect(page.getByRole("dialog", { name: `Refund order ${orderNumber}?` })).toBeVisible();
      },
      "own width",
    ],
  ]);
});
