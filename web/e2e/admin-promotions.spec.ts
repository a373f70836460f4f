import { orderInCash } from "./support/cash-order.ts";
import { showSummary } from "./support/checkout.ts";
import { countedTouchOn } from "./support/operator.ts";
import { ownProduct } from "./support/own-order.ts";
import { laterPromotion, savePromotion } from "./support/promotion.ts";
import { adminOutsideBrowser, demoAdmin, newShopper } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

test("a code that the owner adds with at most 12 presses can be used until a pause", async ({
  page,
  browser,
  baseURL,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  const shopPage = await context.newPage();
  const shopper = await newShopper(shopPage);
  const product = await ownProduct(shopPage.request);
  await orderInCash(shopper, [product.line]);
  await demoAdmin(page);
  await page.goto("/admin/promotions");

  const { press, type, presses } = countedTouchOn(page);
  await press(page.getByRole("link", { name: "New promotion" }));
  await type(page.getByLabel("Name"), "Diwali week");
  await type(page.getByLabel("Discount code (optional)"), "diwali20");
  await type(page.getByLabel("Percentage off"), "120");
  const refused = page.getByText("A percentage is a whole number from 1 to 100.");
  await expect(refused).toBeVisible();
  await type(page.getByLabel("Percentage off"), "20");
  await expect(refused).toHaveCount(0);
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview.getByText("20% off everything")).toBeVisible();
  await expect(
    preview.getByText(/^In the last 30 days: [\d,]+ of [\d,]+ orders, ₹[\d,.]+ off$/),
  ).toBeVisible();
  await press(page.getByRole("button", { name: "Add promotion" }));
  await expect(page.getByRole("heading", { level: 1, name: "Diwali week" })).toBeVisible();
  expect(presses()).toBeLessThanOrEqual(12);

  await shopper.query("mutation($input: AddToCartInput!) { addToCart(input: $input) { cart { id } } }", {
    input: product.line,
  });
  await shopPage.goto("/checkout");
  await shopPage.getByLabel("Discount code").fill("Diwali20");
  await shopPage.keyboard.press("Enter");
  await expect(shopPage.getByText("is applied.")).toBeVisible();
  await showSummary(shopPage);
  const discount = shopPage.locator("dl div").filter({ hasText: "Diwali week" });
  await expect(discount.getByText(/^−₹[\d,.]+$/)).toBeVisible();

  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByText("Paused", { exact: true })).toBeVisible();
  await shopPage.reload();
  await expect(shopPage.getByText("This discount code is not available at the moment.")).toBeVisible();
  await expect(discount).toHaveCount(0);
  await context.close();

  await page.goto("/admin/promotions?state=paused");
  const row = page.getByRole("article", { name: "Diwali week" });
  await expect(row.getByText("Code DIWALI20")).toBeVisible();
  await row.getByRole("button", { name: "Resume" }).click();
  await expect(row).toHaveCount(0);
});

test("a promotion that another admin has changed asks which text stays", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const admin = await demoAdmin(page);
  const id = crypto.randomUUID();
  await savePromotion(admin, { id, promotion: laterPromotion });
  await page.goto(`/admin/promotions/${id}`);
  await expect(page.getByLabel("Start (time in India)")).toHaveValue("2040-11-01T00:00");
  await page.getByLabel("Percentage off").fill("25");
  const changed = { ...laterPromotion, percent: 15, minSubtotal: 999 };
  await savePromotion(admin, { id, version: 1, promotion: changed });
  await page.getByRole("button", { name: "Save changes" }).click();
  const question = page.getByRole("region", { name: "Another admin has changed this promotion" });
  await expect(question.getByText("Percentage: 10% → 15% (yours: 25%)")).toBeVisible();
  await expect(question.getByText("Minimum order: none → ₹999")).toBeVisible();
  await expect(page.getByLabel("Percentage off")).toHaveValue("25");
  await expect(page.getByLabel("Minimum order in rupees (optional)")).toHaveValue("999");
  await question.getByRole("button", { name: "Save mine" }).click();
  await expect(page.getByText(/^Saved at /)).toBeVisible();
  await expect(question).toHaveCount(0);
});

test("checkout says that a better automatic promotion takes the place of a code", async ({ page }) => {
  const admin = await adminOutsideBrowser(page.request);
  const shopper = await newShopper(page);
  const product = await ownProduct(page.request);
  await shopper.query("mutation($input: AddToCartInput!) { addToCart(input: $input) { cart { id } } }", {
    input: product.line,
  });
  const id = crypto.randomUUID();
  const promotions = [
    { id, title: "Diwali for all", method: "AUTOMATIC", percent: 30, productIds: [product.id] },
    { id: crypto.randomUUID(), title: "Small code", method: "CODE", percent: 5, code: "SMALL5" },
  ];
  for (const { id, ...terms } of promotions)
    await savePromotion(admin, {
      id,
      promotion: { kind: "PERCENT", startsAt: "2026-01-01T00:00:00Z", ...terms },
    });
  await page.goto("/checkout");
  await page.getByLabel("Discount code").fill("small5");
  await page.keyboard.press("Enter");
  await expect(
    page.getByText("“Diwali for all” saves you more than this code, so we used it."),
  ).toBeVisible();
  // Other tests use the same shop.
  await admin.query("mutation($id: ID!) { endPromotion(input: { id: $id, version: 1 }) { id } }", { id });
});
