import type { Page } from "@playwright/test";
import { closeDialog, expectAccessibleStates, failedLoads } from "./support/accessible-states.ts";
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

test("the lists of orders are accessible with long texts, filters and no match", async ({ page }) => {
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
      "orders that a figure counts",
      () => open("/admin/orders?show=net-revenue", /^Orders: paid, not cancelled or returned \([\d,]+\)$/),
    ],
    ["no match", () => open("/admin/orders?q=zzzzqqq", "No orders match")],
    [
      "orders on their way with long texts",
      () => open("/admin/delivery?stage=on-the-way", /VenkatanarasimhaVenkatanarasimha/),
    ],
    ["payments with long texts", () => open("/admin/payments", /VenkatanarasimhaVenkatanarasimha/)],
    ...failedLoads(page, [
      ["the failed orders", "/admin/orders", "AdminOrderList", "The orders could not be loaded."],
      ["the failed payments", "/admin/payments", "AdminPaymentsPage", "The payments could not be loaded."],
      ["the failed deliveries", "/admin/delivery", "AdminDeliveryPage", "The orders could not be loaded."],
    ]),
  ]);
});

test("the page of an order is accessible with its editors and questions", async ({ page }) => {
  const { order } = await aLongOrder(page);
  await demoAdmin(page);
  await page.goto(`/admin/orders/${order.id}`);
  const status = page.getByRole("combobox", { name: `Status of order ${order.orderNumber}` });
  const dialog = page.getByRole("dialog");
  await expectAccessibleStates(page, "an order", [
    ["its page", () => expect(page.getByLabel("Note to the packer")).toBeVisible()],
    [
      "a status that is not saved yet",
      async () => {
        await status.focus();
        await page.keyboard.press("ArrowDown");
        await expect(status).toHaveAccessibleDescription("Press Enter to save.");
      },
      "own width",
    ],
    [
      "the refused address",
      async () => {
        await page.keyboard.press("Escape");
        await button(page, "Change address").click();
        await dialog.getByRole("textbox", { name: "City" }).fill("");
        await dialog.getByRole("button", { name: "Save address" }).click();
        await expect(dialog.getByText("Please fill all fields.")).toBeVisible();
      },
    ],
    [
      "another size and colour",
      async () => {
        await closeDialog(page);
        await button(page, /^Change size or colour/).click();
        await expect(dialog.getByRole("radio").first()).toBeAttached();
      },
      "own width",
    ],
    [
      "the question before a cancellation",
      async () => {
        await closeDialog(page);
        await status.selectOption({ label: "Cancelled" });
        await expect(dialog.getByRole("button", { name: "Change to cancelled" })).toBeVisible();
      },
      "own width",
    ],
  ]);
});

test("the page of a shipped order is accessible with its parcel, its cash and the pieces that are missing", async ({
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
    ],
  ]);
});

test("an order by phone and its payment link are accessible", async ({ page }) => {
  const admin = await demoAdmin(page);
  const { title } = await addTestProduct(admin, { title: "Telephoned Skirt" });
  const place = page.getByRole("button", { name: /^Place order for ₹/ });
  let link = "";
  await page.goto("/admin/orders/new");
  await expectAccessibleStates(page, "an order by phone", [
    [
      "the refused form",
      async () => {
        await page.getByLabel("Find products").fill(title);
        const found = page.getByRole("list", { name: "Found products" });
        await found
          .getByRole("button", { name: `Add ${title}` })
          .first()
          .click();
        const lines = page.getByRole("list", { name: "Lines of the order" });
        await expect(lines.getByRole("combobox").first()).toBeVisible();
        for (const select of await lines.getByRole("combobox").all()) await select.selectOption({ index: 1 });
        await place.click();
        await expect(page.getByText("Please fill all fields.")).toBeVisible();
      },
    ],
    [
      "the offer of what was entered before",
      async () => {
        await page.getByLabel("Full name").fill("Meera Sharma");
        await page.getByLabel("E-mail", { exact: true }).fill(`caller-${Date.now()}@example.com`);
        await page.getByLabel("Mobile number").fill("98765 43210");
        await page.getByRole("textbox", { name: "Address" }).fill("12, Sector 17");
        await page.getByRole("textbox", { name: "City" }).fill("Ludhiana");
        await page.getByLabel("State").selectOption("Punjab");
        await page.getByLabel("PIN code").fill("141001");
        await page.getByText("Payment link", { exact: true }).click();
        await page.reload();
        await expect(page.getByText(/^An order from .* was not placed\.$/)).toBeVisible();
      },
      "own width",
    ],
    [
      "the placed order with its payment link",
      async () => {
        await page.getByRole("button", { name: "Restore" }).click();
        await place.click();
        await expect(page.getByRole("heading", { name: "Payment link" })).toBeVisible();
        const message = await page.getByRole("link", { name: "Send by WhatsApp" }).getAttribute("href");
        link = /\/pay\/[\w-]{64}/.exec(decodeURIComponent(message ?? ""))?.[0] ?? "";
      },
    ],
    [
      "the page of the payment link",
      async () => {
        await page.goto(link);
        await expect(page.getByText(/^Order SJ\d+ for Meera Sharma$/)).toBeVisible();
      },
    ],
  ]);
});
