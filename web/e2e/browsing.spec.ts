import type { Page } from "@playwright/test";
import { createAccount } from "./support/account.ts";
import { closeFilters, openFilters } from "./support/filters.ts";
import { expect, test } from "./support/test.ts";

const cards = (page: Page) => page.getByRole("region", { name: "Products" }).getByRole("article");

test("a visitor removes filters of category, text or price by chips @both @core", async ({ page }) => {
  await page.goto("/shop");
  await expect(page.getByText("72 products found")).toBeVisible();
  const filters = await openFilters(page);
  await filters.getByText("Accessories").click();
  await expect(page).toHaveURL("/shop?filter=accessories");
  // The text is committed when the price field takes the focus, just before the price is.
  await filters.getByLabel("Search text").fill("silk");
  await filters.getByLabel("To", { exact: true }).fill("1500");
  await filters.getByLabel("To", { exact: true }).press("Enter");
  await expect(page).toHaveURL("/shop?filter=accessories&text=silk&max=1500");
  // The previous list is dimmed until the next one is loaded.
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await closeFilters(page);

  const applied = page.getByRole("list", { name: "Applied filters" });
  await expect(applied.getByRole("button")).toHaveText([
    "Remove “silk”",
    "Remove Accessories",
    "Remove Up to ₹1,500",
  ]);
  await applied.getByRole("button", { name: "Remove “silk”" }).click();
  await expect(page).toHaveURL("/shop?filter=accessories&max=1500");
  await page.goBack();
  await expect(applied.getByRole("button")).toHaveCount(3);
  await (await openFilters(page)).getByRole("button", { name: "Clear All" }).click();
  await expect(page).toHaveURL("/shop");
  await closeFilters(page);
  await expect(page.getByText("72 products found")).toBeVisible();
});

test("the price sliders move by keyboard in steps of 100 up to 'and above'", async ({ page }) => {
  await page.goto("/shop");
  const filters = await openFilters(page);
  await expect(filters.getByText("₹0 to ₹10,000 and above")).toBeVisible();
  const [low, high] = [
    filters.getByRole("slider", { name: "Lowest price" }),
    filters.getByRole("slider", { name: "Highest price" }),
  ];
  await low.press("ArrowRight");
  await expect(page).toHaveURL("/shop?min=100");
  await expect(low).toHaveAttribute("aria-valuetext", "₹100");
  await high.press("ArrowLeft");
  await expect(page).toHaveURL("/shop?min=100&max=9900");
  await high.press("End");
  await expect(page).toHaveURL("/shop?min=100");
  await expect(high).toHaveAttribute("aria-valuetext", "₹10,000 and above");
});

test("the URL keeps valid sort orders and views", async ({ page }) => {
  await page.goto("/shop?filter=shoes&sort=magic&min=-5&max=abc&view=cloud&pages=0");
  await expect(page.getByText("72 products found")).toBeVisible();
  const sort = page.getByRole("combobox", { name: "Sort by" });
  await expect(sort.getByRole("option")).toHaveText([
    "Newest First",
    "Price: Low to High",
    "Price: High to Low",
    "Name A-Z",
  ]);
  await sort.selectOption("Price: Low to High");
  await expect(page).toHaveURL("/shop?sort=price-low");
  await expect(cards(page).first()).toContainText("₹320");
  await page.getByRole("button", { name: "List", exact: true }).click();
  await expect(page).toHaveURL("/shop?sort=price-low&view=list");
  const description = cards(page).first().locator("p.line-clamp-3");
  await expect(description).toHaveText(/\w+ \w+/);
  await page.reload();
  await expect(description).toHaveText(/\w+ \w+/);
  await expect(page.getByRole("button", { name: "List", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("by keyboard a visitor returns from a product to the same scroll position", async ({ page }) => {
  await page.goto("/shop");
  await expect(cards(page)).toHaveCount(24);
  await page.getByRole("button", { name: "Show more" }).press("Enter");
  await expect(cards(page)).toHaveCount(48);
  await expect(page).toHaveURL("/shop?pages=2");
  const link = cards(page).nth(40).getByRole("link").first();
  await link.focus();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(1000);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(48);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test("a card shows the chosen piece as in the cart after the login @core", async ({ page }) => {
  const { email, password } = await createAccount(page.request);
  const title = "Kota Doria Checks Kurta";
  await page.goto("/shop?filter=everyday");
  const card = cards(page).filter({ hasText: title });
  await card.getByRole("button", { name: "Add to Cart" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Add to Cart" }).press("Enter");
  await expect(dialog.getByText("Please select size and color.")).toBeVisible();
  await dialog.getByRole("radio").first().press("Space");
  await dialog.getByRole("group", { name: "Size" }).getByRole("radio").first().press("Space");
  await dialog.getByRole("button", { name: "Add to Cart" }).press("Enter");
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await expect(page.getByText("Added to cart").first()).toBeVisible();
  await expect(page).toHaveURL("/shop?filter=everyday");
  await expect(card.getByRole("link", { name: `In Cart: ${title}` })).toBeVisible();
  await expect(card).toContainText("Everyday Looks");
  await expect(card).toContainText("Sizes: ");
  await expect(card.getByText("(in your cart)").first()).toBeAttached();
});
