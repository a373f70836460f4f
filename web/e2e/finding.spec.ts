import type { Locator, Page } from "@playwright/test";
import { addTestProduct } from "./support/admin-product.ts";
import { takeOffline } from "./support/offline.ts";
import { recentOf, view } from "./support/recently-viewed.ts";
import { adminOutsideBrowser } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

test.use({ hasPictures: true });

const title = "Slub Khadi Drawstring Culottes";

const cardOf = (page: Page, name = title) => page.getByRole("article").filter({ hasText: name });

const swatchesOf = (card: Locator) => card.getByRole("list", { name: /^Colours of / }).getByRole("button");

/** Place and size of an element in the page, which scrolling does not change. */
const placeOf = (element: Locator) =>
  element.evaluate((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return { x, y: y + window.scrollY, width, height };
  });

test("a card shows and opens the product in the pressed colour", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors();
  await page.goto("/shop?text=drawstring+culottes");
  const card = cardOf(page);
  const picture = card.locator("img").first();
  const swatches = swatchesOf(card);
  await expect(swatches.first()).toHaveAttribute("aria-pressed", "true");
  const other = swatches.nth(1);
  const name = (await other.getAttribute("aria-label")) ?? "";
  const before = await picture.getAttribute("src");
  const place = await placeOf(card);
  const goOnline = await takeOffline(page, "VariantDialog");
  await other.click();
  await expect(page.getByText("This colour could not be shown. Please try again.").first()).toBeVisible();
  await expect(swatches.first()).toHaveAttribute("aria-pressed", "true");
  await expect(picture).toHaveAttribute("src", before ?? "");
  await goOnline();
  await other.click();
  await expect(other).toHaveAttribute("aria-pressed", "true");
  await expect(swatches.first()).toHaveAttribute("aria-pressed", "false");
  await expect(picture).not.toHaveAttribute("src", before ?? "");
  expect(await placeOf(card)).toEqual(place);
  await expect(page).toHaveURL(/\/shop\?/);
  await card.getByRole("button", { name: `Add to Cart: ${title}` }).click();
  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog.getByRole("radio", { name })).toBeChecked();
  await expect(dialog.getByText("Choose your size.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await card.getByRole("link", { name: title }).click();
  await expect(page).toHaveURL(
    ({ pathname, search }) =>
      pathname.startsWith("/product/") && search === `?${new URLSearchParams({ color: name }).toString()}`,
  );
  await expect(page.getByRole("radio", { name })).toBeChecked();
});

test("a card in a list of a colour shows that colour, also without script", async ({ page, browser }) => {
  const all = "/shop?text=drawstring+culottes&view=list";
  await page.goto(all);
  const card = cardOf(page);
  const picture = card.locator("img").first();
  const cover = (await picture.getAttribute("src")) ?? "";
  await expect(swatchesOf(card).first()).toHaveAttribute("aria-pressed", "true");
  const inColor = `${all}&color=grey`;
  await page.goto(inColor);
  const shown = card.getByRole("button", { name: "Slate", exact: true });
  await expect(shown).toHaveAttribute("aria-pressed", "true");
  const source = (await picture.getAttribute("src")) ?? "";
  expect(source).not.toBe(cover);
  await expect(card.getByRole("link", { name: title })).toHaveAttribute("href", /\?color=Slate$/);
  await expect(
    page.locator(`link[rel=preload][imagesrcset*="${source.split("/").at(-2) ?? ""}"]`),
  ).toHaveCount(1);
  await card.getByRole("button", { name: `Add to Cart: ${title}` }).click();
  await expect(page.getByRole("dialog", { name: title }).getByRole("radio", { name: "Slate" })).toBeChecked();
  await page.keyboard.press("Escape");
  const withoutScript = await browser.newContext({ javaScriptEnabled: false });
  const still = await withoutScript.newPage();
  await still.goto(new URL(inColor, page.url()).href);
  await expect(cardOf(still).locator("img").first()).toHaveAttribute("src", source);
  await withoutScript.close();
});

test("a card with more colours than fit says how many more there are", async ({ page }) => {
  const own = "Sungudi Drawstring Skirt";
  await addTestProduct(await adminOutsideBrowser(page.request), {
    title: own,
    availableColors: ["Mustard", "Slate", "Terracotta", "Coral", "Lilac", "Sand", "Rust"],
  });
  await page.goto("/shop?text=sungudi+drawstring");
  const list = cardOf(page, own).getByRole("list", { name: `Colours of ${own}` });
  await expect(list.getByRole("button")).toHaveCount(3);
  await expect(list.getByText("+4 more colours").filter({ visible: true })).toHaveCount(1);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(list.getByRole("button")).toHaveCount(5);
  await expect(list.getByText("+2 more colours").filter({ visible: true })).toHaveCount(1);
});

test("a search without a match offers mended words, single words, categories, the newest and viewed products", async ({
  page,
}) => {
  await view(page, title);
  await page.goto("/search?term=anrkalii+jhumkas+blazer");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "No products found" })).toBeVisible();
  await expect(main.getByText("Did you mean anarkali?")).toBeVisible();
  await expect(main.getByText("Try just one: jhumkas or blazer.")).toBeVisible();
  const kinds = main.getByRole("navigation", { name: "Kinds of garments in your search" }).getByRole("link");
  await expect(kinds).toHaveText(["Anarkalis", "Jhumkas & earrings", "Blazers & jackets"]);
  await expect(kinds.nth(1)).toHaveAttribute("href", "/shop?kind=jhumka");
  await expect(main.getByRole("navigation", { name: "Categories" }).getByRole("link")).toHaveText([
    "Party",
    "Casuals",
    "Everyday Looks",
    "Accessories",
  ]);
  await expect(page.getByRole("region", { name: "Newest in the Shop" }).getByRole("article")).toHaveCount(4);
  await expect(recentOf(page).getByRole("link", { name: title })).toBeVisible();
  await main.getByRole("link", { name: "anarkali", exact: true }).click();
  await expect(page).toHaveURL("/search?term=anarkali");
  await expect(page.getByText(/^\d+ products found$/)).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a link to the product says how many colours it has", async ({ page }) => {
    await page.goto("/shop?text=drawstring+culottes");
    const colors = cardOf(page).getByRole("link", { name: /^\d colours$/ });
    await expect(swatchesOf(cardOf(page))).toHaveCount(0);
    await colors.click();
    await expect(page).toHaveURL(/\/product\/[^?]+$/);
    await expect(page.getByRole("group", { name: "Colour" })).toBeVisible();
  });

  test("an empty search leads on", async ({ page }) => {
    await page.goto("/search?term=anrkalii+jhumkas");
    await expect(page.getByRole("heading", { name: "No products found" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Newest in the Shop" }).getByRole("article")).toHaveCount(
      4,
    );
    await page.getByRole("link", { name: "anarkali", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Search Results for anarkali" })).toBeVisible();
  });
});
