import type { Page } from "@playwright/test";
import { openProduct } from "./support/open-product.ts";
import { demoAdmin, newShopper } from "./support/shopper.ts";
import { sql } from "./support/database.ts";
import { test } from "./support/test.ts";

const shots = async (page: Page, name: string, fullPage = false) => {
  for (const [width, height] of [[390, 844], [1280, 900]] as const) {
    await page.setViewportSize({ width, height });
    await page.waitForLoadState("networkidle");
    await page.screenshot({ path: `/tmp/s16-back/${name}-${width}.png`, fullPage });
  }
};

test("shots @phone", async ({ page }) => {
  const shopper = await newShopper(page);
  await openProduct(page, "Patola Ikat Dinner Blazer");
  await shots(page, "soldout", true);
  for (const group of await page.getByRole("group").all()) await group.getByRole("radio").first().check({ force: true });
  await page.getByRole("button", { name: "Tell me when it is back" }).click();
  await page.getByText("We mail you once").waitFor();
  await shots(page, "waiting", true);
  await openProduct(page, "Kota Doria Checks Kurta");
  await page.getByRole("button", { name: "Enter your PIN code" }).click();
  await shots(page, "dates-typing", true);
  await page.getByRole("region", { name: "Delivery dates" }).getByLabel("PIN code").fill("560025");
  await page.getByRole("button", { name: "Show" }).click();
  await shots(page, "dates-pin", true);
  await shopper.addToCart(1);
  await page.goto("/user/dashboard/cart");
  await page.getByText("to PIN code").waitFor();
  await shots(page, "cart", true);
  await page.goto("/checkout");
  await page.getByLabel("PIN code").fill("560025");
  await page.getByText("Filled in from").waitFor();
  await shots(page, "checkout-filled", true);
  await page.getByLabel("State").selectOption("Kerala");
  await page.getByText("Is Kerala right?").waitFor();
  await shots(page, "checkout-question", true);
  await demoAdmin(page);
  await page.goto("/admin/delivery?stage=dates");
  await page.getByRole("group", { name: "North East" }).waitFor();
  await shots(page, "admin-dates", true);
  const [row] = await sql<{ id: string }>("select id from products where title = $1", ["Patola Ikat Dinner Blazer"]);
  await page.goto(`/admin/manage-products/${row?.id}`);
  await page.getByRole("tab", { name: "Stock" }).click();
  await page.getByText("Waiting for it").waitFor();
  await shots(page, "admin-stock", true);
});
