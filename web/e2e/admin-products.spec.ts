import type { Page } from "@playwright/test";
import { archiveTestProduct } from "./support/admin-product.ts";
import { sql } from "./support/database.ts";
import { demoAdmin } from "./support/shopper.ts";
import { waitForOperation } from "./support/operation.ts";
import { expect, test } from "./support/test.ts";

const PAGE_SIZE = 25;

/** The rows of the table, or the cards of a phone. */
const rows = (page: Page) => page.locator("main tbody tr, main article");

const rowOf = (page: Page, title: string) =>
  rows(page).filter({ has: page.getByText(title, { exact: true }) });

const counted = (page: Page) => page.getByRole("status").filter({ hasText: /^[\d,]+ products?$/ });

const openMenu = (page: Page, title: string) =>
  page.getByRole("button", { name: `Actions for ${title}`, exact: true }).click();

const openList = async (page: Page, query = "") => {
  const admin = await demoAdmin(page);
  await page.goto(`/admin/manage-products${query}`);
  await expect(counted(page)).toBeVisible();
  return admin;
};

/** A product of the demo catalogue in the shop. */
const aTitle = async (offset = 0): Promise<string> => {
  const [product] = await sql<{ title: string }>(
    "select title from products where archived_at is null order by created_at desc, id desc offset $1 limit 1",
    [offset],
  );
  return product?.title ?? "";
};

test("the admin finds products by words, filters and order @both", async ({ page }) => {
  await openList(page);
  await expect(rows(page)).toHaveCount(PAGE_SIZE);
  await page.getByLabel("Search products").fill("jhumka");
  await expect(page).toHaveURL(/\?text=jhumka$/);
  await expect(rowOf(page, "Meenakari Peacock Jhumkas")).toBeVisible();
  await expect(rows(page).filter({ hasText: "Kurta" })).toHaveCount(0);
  await page.getByLabel("Stock", { exact: true }).selectOption("Out of stock");
  await expect(page).toHaveURL(/text=jhumka&stock=out$/);
  await expect(page.getByRole("heading", { name: "No products match" })).toBeVisible();
  await expect(counted(page)).toHaveText("0 products");
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await expect(rows(page)).toHaveCount(PAGE_SIZE);
  await expect(page.getByLabel("Search products")).toHaveValue("");

  await page.goto("/admin/manage-products?category=accessories&sort=price-high");
  await expect(page.getByLabel("Category")).toHaveValue("ACCESSORIES");
  await expect(page.getByLabel("Sort by")).toHaveValue("PRICE_HIGH");
  const expected = await sql<{ title: string }>(
    "select title from products where category = 'accessories' order by price desc, id desc limit 3",
    [],
  );
  for (const [index, { title }] of expected.entries())
    await expect(rows(page).nth(index)).toContainText(title);

  const [product] = await sql<{ id: string; title: string }>(
    "select id, title from products where archived_at is null limit 1",
    [],
  );
  await page.getByLabel("Search products").fill(product?.id ?? "");
  // The choice follows the commit of the text before React has rendered it, as on a slow phone.
  await page.getByLabel("Category").evaluate((select: HTMLSelectElement) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    select.value = "";
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(product?.title ?? "?");
  await expect(counted(page)).toHaveText("1 product");
});

test("the admin archives a product by keyboard and restores it", async ({ page }) => {
  const title = await aTitle();
  await openList(page);
  const trigger = page.getByRole("button", { name: `Actions for ${title}`, exact: true });
  // Axe finds the backdrop of an open menu by five points of the screen. The trigger, which is cut out of it, may be at none of them.
  await trigger.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await trigger.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: `Preview ${title}` })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByText(`“${title}” is archived. It is no longer in the shop.`)).toBeVisible();
  await expect(rowOf(page, title).getByText("Archived")).toBeVisible();
  const found = async () => {
    const query = "query($text: String!) { products(filter: { text: $text }) { nodes { title } } }";
    const response = await page.request.post("/graphql", { data: { query, variables: { text: title } } });
    const { data } = (await response.json()) as { data: { products: { nodes: { title: string }[] } } };
    return data.products.nodes.filter((node) => node.title === title).length;
  };
  expect(await found()).toBe(0);

  await waitForOperation(page, "AdminProductList", () => page.getByLabel("State").selectOption("Archived"));
  await expect(page).toHaveURL(/\?state=archived$/);
  // Other tests have archived newer products.
  await waitForOperation(page, "AdminProductList", () => page.getByLabel("Search products").fill(title));
  await expect(rowOf(page, title)).toBeVisible();
  await openMenu(page, title);
  await expect(page.getByRole("menuitem", { name: "No preview: not in the shop" })).toBeDisabled();
  await page.getByRole("menuitem", { name: "Restore" }).click();
  await expect(page.getByText(`“${title}” is back in the shop.`)).toBeVisible();
  await expect(rowOf(page, title).getByText("Active")).toBeVisible();
  expect(await found()).toBe(1);
});

test("an archive and a restore by another admin in the meantime are explained in words", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const title = await aTitle(1);
  const admin = await openList(page);
  const [product = { id: "", version: 0 }] = await sql<{ id: string; version: number }>(
    "select id, version from products where title = $1",
    [title],
  );
  const version = await archiveTestProduct(admin, product, true);
  await archiveTestProduct(admin, { ...product, version }, false);

  await openMenu(page, title);
  await page.getByRole("menuitem", { name: "Archive" }).click();
  await expect(
    page.getByRole("alert").filter({
      hasText: `Another admin has archived or restored “${title}” in the meantime. The list shows it as it is now.`,
    }),
  ).toBeVisible();
  await openMenu(page, title);
  await page.getByRole("menuitem", { name: "Archive" }).click();
  await expect(rowOf(page, title).getByText("Archived")).toBeVisible();
});

test("a copy of a product can be edited", async ({ page }) => {
  const title = await aTitle(2);
  await openList(page);
  await openMenu(page, title);
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await expect(
    page.getByText(`“Copy of ${title}” was added. It is archived and has no stock or pictures yet.`),
  ).toBeVisible();
  await page.getByRole("link", { name: "Edit the copy" }).click();
  await expect(page).toHaveURL(/\/admin\/manage-products\?edit=[\w-]{36}$/);
  await expect(page.getByRole("dialog", { name: "Edit product" }).getByLabel("Title")).toHaveValue(
    `Copy of ${title}`,
  );
  await page.goto("/admin/manage-products?state=archived");
  await expect(rowOf(page, `Copy of ${title}`).getByText("Out of stock")).toBeVisible();
});

test("a selection survives further pages and other filters", async ({ page }) => {
  await openList(page, "?sort=title");
  const bar = page.getByRole("region", { name: "Selected products" });
  await expect(bar).toHaveCount(0);
  const boxes = rows(page).getByRole("checkbox");
  await boxes.nth(0).check({ force: true });
  await boxes.nth(1).check({ force: true });
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(rows(page)).toHaveCount(2 * PAGE_SIZE);
  await boxes.nth(PAGE_SIZE).check({ force: true });
  await expect(bar.getByRole("status")).toHaveText("3 selected");
  await expect(boxes.nth(0)).toBeChecked();
  await page.getByLabel("Search products").fill("zebra");
  await expect(page.getByRole("heading", { name: "No products match" })).toBeVisible();
  await expect(bar.getByRole("status")).toHaveText("3 selected");
  await bar.getByRole("button", { name: "Clear selection" }).click();
  await expect(bar).toHaveCount(0);

  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await page.getByRole("checkbox", { name: `Select the ${2 * PAGE_SIZE} shown` }).check({ force: true });
  await expect(bar.getByRole("status")).toHaveText(`${2 * PAGE_SIZE} selected`);
  const total = ((await counted(page).textContent()) ?? "").split(" ")[0] ?? "?";
  await bar.getByRole("button", { name: `Select all ${total} that match` }).click();
  await expect(bar.getByRole("status")).toHaveText(`${total} selected`);
});
