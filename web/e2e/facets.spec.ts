import type { Locator, Page } from "@playwright/test";
import { closeFilters, openFilters } from "./support/filters.ts";
import { expect, test } from "./support/test.ts";

const cards = (page: Page) => page.getByRole("region", { name: "Products" }).getByRole("article");

/** Waits until the list of the last choice is shown. */
const settled = (page: Page) => expect(page.locator("[aria-busy=true]")).toHaveCount(0);

/** The number beside a value. */
const countOf = async (filters: Locator, name: RegExp): Promise<number> => {
  const text = await filters.getByRole("checkbox", { name }).locator("xpath=..").innerText();
  return Number(/(\d+)\s*$/.exec(text.replace(/,.*$/s, "").trim())?.[1]);
};

test("a visitor filters by kind, size, colour and fabric @core", async ({ page }) => {
  await page.goto("/shop");
  const filters = await openFilters(page);
  const kurtas = await countOf(filters, /^Kurtas/);
  expect(kurtas).toBeGreaterThan(1);
  await filters.getByText("Kurtas", { exact: true }).click();
  await expect(page).toHaveURL("/shop?kind=kurta");
  await settled(page);
  await expect(page.getByText(`${kurtas} products found`)).toBeAttached();
  // The own choice of a facet does not shrink its counts: another kind can be added.
  expect(await countOf(filters, /^Dresses/)).toBeGreaterThan(0);
  await filters.getByRole("group", { name: "Size in stock" }).getByText("M", { exact: true }).click();
  await expect(page).toHaveURL("/shop?kind=kurta&size=M");
  await settled(page);
  await filters.getByText("Blue", { exact: true }).click();
  await expect(page).toHaveURL("/shop?kind=kurta&size=M&color=blue");
  await settled(page);
  await filters.getByText("Cotton", { exact: true }).click();
  await expect(page).toHaveURL("/shop?kind=kurta&size=M&color=blue&fabric=cotton");
  await settled(page);
  await closeFilters(page);

  const chips = page.getByRole("list", { name: "Applied filters" }).getByRole("button");
  await expect(chips).toHaveText(["Remove Kurtas", "Remove Size M", "Remove Blue", "Remove Cotton"]);
  await chips.filter({ hasText: "Blue" }).click();
  await expect(page).toHaveURL("/shop?kind=kurta&size=M&fabric=cotton");
  await page.reload();
  await expect(chips).toHaveCount(3);
  await expect(page.getByRole("heading", { level: 1, name: "Kurtas" })).toBeVisible();
  await page.getByRole("region", { name: "Products" }).getByRole("button", { name: "Clear All" }).click();
  await expect(page).toHaveURL("/shop");
  await expect(page.getByText("72 products found")).toBeVisible();
});

test("a phone filters by the chips of kinds above the products, also in a search of one line", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [path, filtered] of [
    ["/shop", "/shop?kind=kurta"],
    ["/search?term=silk", "/search?term=silk&kind=kurta"],
  ] as const) {
    await page.goto(path);
    const chips = page.getByRole("list", { name: "Kinds of garments" });
    const kurtas = chips.getByRole("button", { name: "Kurtas" });
    await expect(kurtas).toHaveAttribute("aria-pressed", "false");
    await kurtas.click();
    await expect(page).toHaveURL(filtered);
    await expect(kurtas).toHaveAttribute("aria-pressed", "true");
    await settled(page);
    // The other kinds can be added.
    await expect(chips.getByRole("button", { name: "Dresses" })).toBeVisible();
    await page.reload();
    await expect(kurtas).toHaveAttribute("aria-pressed", "true");
    await kurtas.click();
    await expect(page).toHaveURL(path);
  }
  const heading = page.getByRole("heading", { level: 1 });
  const heightOfLine = (await heading.boundingBox())?.height ?? NaN;
  await page.goto("/search?term=a+hand+block+printed+indigo+kurta+with+pockets+for+the+monsoon");
  await expect(heading).toHaveText(/monsoon$/);
  expect((await heading.boundingBox())?.height).toBe(heightOfLine);
  const bar = page.locator("[data-list-bar]");
  expect(await bar.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
  // The number of products stays in the bar, uncut beside filters, sort order and view.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/shop?filter=casuals&kind=dress");
  const count = bar.getByRole("status");
  await expect(count).toHaveText(/products? found$/);
  expect(await count.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
});

test("the search keeps its term with the same filters", async ({ page }) => {
  await page.goto("/search?term=silk");
  const filters = await openFilters(page);
  const kinds = filters.getByRole("group", { name: "Kind" });
  await kinds.getByRole("button", { name: /^Show all/ }).click();
  await kinds.getByText("Dupattas", { exact: true }).click();
  await expect(page).toHaveURL("/search?term=silk&kind=dupatta");
  await settled(page);
  await filters.getByText("Party", { exact: true }).click();
  await expect(page).toHaveURL("/search?term=silk&filter=party&kind=dupatta");
  await closeFilters(page);
  await settled(page);
  await expect(page.getByRole("heading", { level: 1, name: "Search Results for silk" })).toBeVisible();
  await page.getByRole("list", { name: "Applied filters" }).getByRole("button", { name: /Party/ }).click();
  await expect(page).toHaveURL("/search?term=silk&kind=dupatta");
  await settled(page);
  await expect(cards(page)).not.toHaveCount(0);
  for (const title of await cards(page).getByRole("heading").allTextContents())
    expect(title).toContain("Dupatta");
});

test("any of all kinds can be chosen by keyboard", async ({ page }) => {
  await page.goto("/shop");
  const filters = await openFilters(page);
  const kinds = filters.getByRole("group", { name: "Kind" });
  const showAll = kinds.getByRole("button", { name: /^Show all \d+$/ });
  const all = Number(/\d+/.exec(await showAll.innerText())?.[0]);
  expect(await kinds.getByRole("checkbox").count()).toBeLessThan(all);
  await showAll.press("Enter");
  await expect(kinds.getByRole("checkbox")).toHaveCount(all);
  await kinds.getByRole("checkbox", { name: /^Jhumkas/ }).focus();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL("/shop?kind=jhumka");
  await expect(kinds.getByRole("checkbox", { name: /^Jhumkas/ })).toBeChecked();
});

test("filters by hand in the URL are ignored or give an empty list with a way on", async ({ page }) => {
  const colors =
    "red pink orange yellow green blue purple brown beige white grey black gold silver x y z a b c";
  const response = await page.goto(
    `/shop?kind=spaceship&size=%27&${colors
      .split(" ")
      .map((color) => `color=${color}`)
      .join("&")}`,
  );
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { name: "No products found" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Applied filters" }).getByRole("button")).toHaveCount(15);
  await page
    .getByRole("region", { name: "Products" })
    .getByRole("button", { name: "Clear All" })
    .last()
    .click();
  await expect(page).toHaveURL("/shop");
  await page.goto("/shop?kind=jhumka&size=XXL");
  await expect(page.getByRole("heading", { name: "No products found" })).toBeVisible();
  await expect(page.getByText("Try adjusting your filters or search terms")).toBeVisible();
});

test("a cursor that is refused leads to the start of the list, on the server and in the client", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  await page.goto("/shop?filter=party&after=abc");
  await expect(page).toHaveURL("/shop?filter=party");
  await expect(page.getByText("18 products found")).toBeAttached();
  const openInClient = (url: string) =>
    page.evaluate((to) => {
      window.history.pushState(null, "", to);
      window.dispatchEvent(new PopStateEvent("popstate"));
    }, url);
  await openInClient("/shop?sort=name&after=abc");
  await expect(page).toHaveURL("/shop?sort=name");
  await expect(page.getByText("72 products found")).toBeAttached();
  await openInClient("/search?term=silk&after=abc");
  await expect(page).toHaveURL("/search?term=silk");
  await expect(cards(page).first()).toBeVisible();
});

test.describe("the menu of the header", () => {
  test("has the kinds of garments, by keyboard @both", async ({ page, viewport }) => {
    await page.goto("/about");
    await expect(page.locator("html")).toHaveAttribute("data-hydrated", "");
    if ((viewport?.width ?? 0) < 768) {
      await page.getByRole("button", { name: "Menu" }).click();
      const menu = page.getByRole("dialog", { name: "Menu" });
      await menu.getByText("Kinds of garments").click();
      await menu.getByRole("link", { name: "Saree gowns" }).click();
    } else {
      const button = page.getByRole("button", { name: "Kinds of garments" });
      await button.press("Enter");
      const menu = page.getByRole("navigation", { name: "Kinds of garments" });
      await expect(menu.getByRole("link", { name: "Kurtas" })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(menu).toHaveCount(0);
      await expect(button).toBeFocused();
      await button.press("Enter");
      await menu.getByRole("link", { name: "Saree gowns" }).press("Enter");
    }
    await expect(page).toHaveURL("/shop?kind=saree-gown");
    await expect(page.getByRole("heading", { level: 1, name: "Saree gowns" })).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("facets are links, in the shop and in the search", async ({ page }) => {
    await page.goto("/shop?size=M");
    const link = page.getByRole("list", { name: "Kind" }).getByRole("link", { name: /^Anarkalis \(\d+\)$/ });
    const count = Number(/\d+/.exec(await link.innerText())?.[0]);
    await link.click();
    await expect(page).toHaveURL("/shop?kind=anarkali&size=M");
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(count);
    await page.getByRole("list", { name: "Size in stock" }).getByRole("link", { name: /^M / }).click();
    await expect(page).toHaveURL("/shop?kind=anarkali");
    await page.goto("/search?term=silk");
    await page
      .getByRole("list", { name: "Fabric" })
      .getByRole("link", { name: /^Organza/ })
      .click();
    await expect(page).toHaveURL("/search?term=silk&fabric=organza");
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  });
});
