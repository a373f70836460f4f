import { closeDialog, expectAccessibleStates } from "./support/accessible-states.ts";
import { addTestProduct, changeTestProduct } from "./support/admin-product.ts";
import { orderInCash } from "./support/cash-order.ts";
import { sql } from "./support/database.ts";
import { mailTo } from "./support/mailbox.ts";
import { adminOutsideBrowser, demoAdmin, newShopper } from "./support/shopper.ts";
import { uniqueEmail } from "./support/sign-up.ts";
import { expect, test } from "./support/test.ts";

test.beforeEach(({ allowConsoleErrors }) => allowConsoleErrors());

test("the admin's menu is accessible with a long name", async ({ page }) => {
  const longName = "Venkatanarasimharajuvaripeta Lakshmi Narasimhan ".repeat(3).trim();
  await demoAdmin(page);
  await sql("update users set name = $1 where role = 'admin'", [longName]);
  try {
    await expectAccessibleStates(page, "the admin's frame", [
      [
        "the menu with a long name at 360 pixels",
        async () => {
          await page.setViewportSize({ width: 360, height: 740 });
          await page.goto("/admin/orders");
          await page.getByRole("button", { name: "Menu" }).click();
          await expect(page.getByText(longName).filter({ visible: true })).toHaveCount(1);
        },
      ],
    ]);
  } finally {
    await sql("update users set name = 'Shop admin' where role = 'admin'", []);
  }
});

test("dashboard, customers and their pages are accessible", async ({ page }) => {
  test.slow();
  const shopper = await newShopper(page);
  const { id: productId } = await addTestProduct(await adminOutsideBrowser(page.request), {
    title: "Dashboard Skirt",
  });
  const line = { productId, size: "M", color: "Rust", quantity: 1 };
  const order = await orderInCash(shopper, [line], { email: shopper.email });
  await demoAdmin(page);
  const main = page.getByRole("main");
  await expectAccessibleStates(page, "the admin's dashboard", [
    [
      "the table of its sales",
      async () => {
        await page.goto("/admin/dashboard?days=7");
        const sales = page.getByRole("region", { name: "Sales", exact: true });
        await sales.getByText("Figures of each day", { exact: true }).click();
        await expect(sales.getByRole("table").getByRole("row")).toHaveCount(8);
      },
    ],
    [
      "customers",
      async () => {
        // A job counts the customers.
        await expect(async () => {
          await page.goto("/admin/dashboard?view=customers");
          await expect(main.getByText(shopper.email)).toBeVisible({ timeout: 2000 });
        }).toPass({ timeout: 60_000 });
      },
    ],
    [
      "a customer",
      async () => {
        await page.goto(`/admin/orders/${order.id}`);
        await main.getByRole("link", { name: "Customer", exact: true }).click();
        await expect(main.getByRole("list", { name: "Orders" }).getByText(order.orderNumber)).toBeVisible();
      },
    ],
    [
      "the block of cash on delivery",
      async () => {
        await page.getByRole("button", { name: "Block cash on delivery" }).click();
        await expect(page.getByRole("dialog")).toBeVisible();
      },
      "own width",
    ],
    [
      "the refused export",
      async () => {
        await closeDialog(page);
        await page.goto("/admin/exports");
        await page.getByRole("button", { name: "Download CSV file" }).click();
        await expect(page.getByText("Please choose what to export.")).toBeVisible();
      },
      "own width",
    ],
  ]);
});

test("the history of changes is accessible", async ({ page }) => {
  const admin = await demoAdmin(page);
  const product = await addTestProduct(admin, { title: `History ${"long title ".repeat(12)}`.trim() });
  await changeTestProduct(admin, product, { price: 1599, description: "Woven in Maheshwar. ".repeat(30) });
  const path = `/admin/history?kind=product&about=${product.id}`;
  await expectAccessibleStates(page, "history", [
    [
      "changes with long texts",
      async () => {
        await page.goto(path);
        await expect(page.locator("main ol > li")).toHaveCount(2);
      },
    ],
  ]);
});

test("messages and the page of a ticket are accessible", async ({ page }) => {
  const shopper = await newShopper(page);
  const email = uniqueEmail();
  const subject = `Between sizes ${Date.now()}`;
  await shopper.query(
    "mutation($input: ContactMessageInput!) { sendMessage(input: $input) { ticketNumber } }",
    { input: { name: "Ritu Malhotra", email, subject, message: "S or M?\nWhich one?" } },
  );
  await demoAdmin(page);
  const message = page.getByRole("article", { name: subject });
  await page.goto("/admin/messages?state=all");
  await expectAccessibleStates(page, "messages", [
    [
      "an open message with a note and an answer",
      async () => {
        await message.getByRole("button", { name: new RegExp(subject) }).press("Enter");
        await message.getByRole("button", { name: "Add a note" }).click();
        await message.getByLabel("Note").fill("165 cm.");
        await message.getByRole("button", { name: "Save note" }).click();
        await expect(message.getByText("165 cm.")).toBeVisible();
        await message.getByLabel("Your answer to Ritu Malhotra").fill("Please take M.");
        await message.getByRole("button", { name: "Send answer" }).click();
        await expect(message.getByText("Waiting", { exact: true })).toBeVisible();
      },
    ],
    [
      "the page of the ticket",
      async () => {
        const { text } = await mailTo(page.request, email, /Our reply to your message/);
        await page.goto(/https?:\/\/[^/\s]+(\/ticket\/\S+)/.exec(text)?.[1] ?? "");
        await expect(page.getByText("Please take M.")).toBeVisible();
      },
      "own width",
    ],
  ]);
});
