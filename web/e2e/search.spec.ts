import { expect, test } from "./support/test.ts";

test("the search box suggests while the shopper types @core", async ({ page }) => {
  await page.goto("/about");
  const opener = page.getByRole("button", { name: "Search", exact: true }).first();
  const box = page.getByRole("combobox", { name: "Search the shop" }).filter({ visible: true });
  if (!(await box.isVisible())) await opener.click();
  await box.fill("   ");
  await box.press("Enter");
  await expect(page).toHaveURL("/about");
  await box.fill("  silk");
  const options = page.getByRole("option");
  await expect(options.filter({ hasText: "Silk" }).first()).toBeVisible();
  await expect(box).toHaveAttribute("aria-expanded", "true");
  await box.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await expect(box).toHaveAttribute(
    "aria-activedescendant",
    (await options.first().getAttribute("id")) ?? "?",
  );
  await box.press("Escape");
  await expect(box).toHaveAttribute("aria-expanded", "false");
  await expect(box).toHaveValue("  silk");
  await box.press("Enter");
  await expect(page).toHaveURL("/search?term=silk");
  await expect(page.getByRole("heading", { level: 1, name: "Search Results for silk" })).toBeVisible();
  await expect(page.getByText(/^\d+ products found$/)).toBeVisible();
});

test("a suggested product opens by keyboard", async ({ page }) => {
  await page.goto("/about");
  const box = page.getByRole("combobox", { name: "Search the shop" }).filter({ visible: true });
  if (!(await box.isVisible()))
    await page.getByRole("button", { name: "Search", exact: true }).first().click();
  await box.fill("kanjivaram border");
  await expect(page.getByRole("option").filter({ hasText: "₹" }).first()).toBeVisible();
  await box.press("ArrowUp");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/product\//);
});

test("a search without matches shows a message @core", async ({ page }) => {
  await page.goto("/search?term=zzzzqqq");
  await expect(page.getByRole("heading", { level: 1, name: "Search Results for zzzzqqq" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "No products found" })).toBeVisible();
});
