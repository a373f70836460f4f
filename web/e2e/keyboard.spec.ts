import type { Page } from "@playwright/test";
import { keyboardOn } from "./support/keyboard.ts";
import { largePicture, openProduct } from "./support/open-product.ts";
import { expect, test } from "./support/test.ts";
import { newShopper } from "./support/shopper.ts";

test.use({ hasPictures: true });
const cards = (page: Page) => page.getByRole("region", { name: "Products" }).getByRole("article");
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test("a visitor skips the header and opens the shop from the menu", async ({ page }) => {
  const keys = keyboardOn(page);
  await page.goto("/");
  await keys.press("Tab");
  await keys.expectAt(page.getByRole("link", { name: "Skip to the page" }));
  await keys.press("Enter");
  await keys.press("Tab");
  await keys.expectAt(page.getByRole("main").getByRole("link", { name: /^This dress, / }));
  await keys.press("Tab");
  await keys.expectAt(page.getByRole("main").getByRole("link", { name: "Shop Now" }));
  await keys.tabTo(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Shop" }), {
    isBack: true,
  });
  await keys.press("Enter");
  await expect(page).toHaveURL("/shop");
  await expect(page.getByRole("heading", { level: 1, name: "Shop" })).toBeFocused();
});

test("a visitor narrows a list and widens it again", async ({ page }) => {
  const keys = keyboardOn(page);
  await page.goto("/shop");
  await expect(page.getByText("72 products found")).toBeVisible();
  const filters = page.getByRole("complementary", { name: "Filters" });
  await keys.tabTo(filters.getByRole("checkbox", { name: /^Accessories/ }));
  await keys.press("Space");
  await expect(page).toHaveURL("/shop?filter=accessories");
  await keys.tabTo(filters.getByRole("slider", { name: "Lowest price" }));
  await keys.press("ArrowRight");
  await expect(page).toHaveURL("/shop?filter=accessories&min=100");
  await keys.tabTo(filters.getByRole("slider", { name: "Highest price" }));
  await keys.press("PageDown");
  await expect(page).toHaveURL("/shop?filter=accessories&min=100&max=9000");
  await keys.tabTo(page.getByRole("combobox", { name: "Sort by" }));
  await keys.press("ArrowDown");
  await expect(page).toHaveURL("/shop?filter=accessories&min=100&max=9000&sort=price-low");
  await expect(cards(page).first()).toContainText("₹320");
  const applied = page.getByRole("list", { name: "Applied filters" });
  await keys.tabToAndPressEnter(applied.getByRole("button", { name: "Remove Accessories" }));
  await expect(page).toHaveURL("/shop?min=100&max=9000&sort=price-low");
  await keys.expectAt(applied.getByRole("button", { name: /^Remove / }));
  await keys.press("Enter");
  await expect(page).toHaveURL("/shop?sort=price-low");
  await expect(page.getByText("72 products found")).toBeVisible();
  await expect(page.locator("body")).not.toBeFocused();
});

test("the focus moves from the choices of a card to the link to the cart", async ({ page }) => {
  const keys = keyboardOn(page);
  const title = "Kota Doria Checks Kurta";
  await newShopper(page);
  await page.goto("/shop?filter=everyday&text=kota");
  const card = cards(page).filter({ hasText: title });
  const opener = card.getByRole("button", { name: "Add to Cart" });
  const dialog = page.getByRole("dialog", { name: title });
  await keys.tabToAndPressEnter(opener);
  await expect(dialog).toBeVisible();
  await keys.press("Escape");
  await expect(dialog).toBeHidden();
  await keys.expectAt(opener);
  await keys.press("Enter");
  const add = dialog.getByRole("button", { name: "Add to Cart" });
  await keys.tabToAndPressEnter(add);
  await expect(dialog.getByText("Please select size and color.")).toBeVisible();
  await keys.choose(dialog.getByRole("group", { name: /^Colour/ }), 1);
  await keys.choose(dialog.getByRole("group", { name: "Size" }), 2);
  await expect(dialog.getByRole("radio", { checked: true })).toHaveCount(2);
  await keys.tabToAndPressEnter(add);
  await expect(dialog).toBeHidden();
  await keys.expectAt(card.getByRole("link", { name: `In Cart: ${title}` }));
});

test("a card without choices keeps the focus too", async ({ page }) => {
  const keys = keyboardOn(page);
  const title = "Meenakari Peacock Jhumkas";
  await newShopper(page);
  await page.goto("/shop?text=meenakari");
  const card = cards(page).filter({ hasText: title });
  await keys.tabToAndPressEnter(card.getByRole("button", { name: "Add to Cart" }));
  await keys.expectAt(card.getByRole("link", { name: `In Cart: ${title}` }));
});

test("the search opens the picked suggestion", async ({ page }) => {
  const keys = keyboardOn(page);
  await page.goto("/about");
  const box = page.getByRole("combobox", { name: "Search the shop" });
  await keys.tabTo(box);
  await keys.type("kanjivaram");
  const options = page.getByRole("option");
  await expect(options.filter({ hasText: "₹" }).first()).toBeVisible();
  await keys.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await keys.press("Escape");
  await expect(options).toHaveCount(0);
  await keys.expectAt(box);
  await keys.press("Enter");
  await expect(page).toHaveURL("/search?term=kanjivaram");
  await expect(page.getByRole("heading", { level: 1, name: "Search Results for kanjivaram" })).toBeFocused();
});

test("a shopper adds two pieces of a product to the cart", async ({ page }) => {
  const keys = keyboardOn(page);
  await newShopper(page);
  await openProduct(page, "Slub Khadi Drawstring Culottes");
  const { zoom, box } = largePicture(page);
  const own = await box();
  await keys.tabToAndPressEnter(zoom);
  await expect.poll(async () => (await box()).width / own.width).toBeCloseTo(2, 2);
  const { x } = await box();
  await keys.press("ArrowLeft");
  await expect.poll(async () => (await box()).x).toBeGreaterThan(x);
  await keys.press("Escape");
  await expect(zoom).toHaveAttribute("aria-pressed", "false");
  const second = page.getByRole("list", { name: "Pictures" }).getByRole("link").nth(1);
  await keys.tabToAndPressEnter(second);
  await expect(second).toHaveAttribute("aria-current", "true");
  await keys.expectAt(second);

  await keys.choose(page.getByRole("group", { name: /^Colour/ }), 1);
  await expect(page).toHaveURL(/\?color=/);
  const opener = page.getByRole("button", { name: "Size guide" });
  const guide = page.getByRole("dialog", { name: "Size guide" });
  await keys.tabTo(page.getByRole("group", { name: "Size" }).getByRole("radio").first());
  await keys.press("Space");
  await keys.tabToAndPressEnter(opener);
  await expect(guide).toBeVisible();
  await keys.choose(guide.getByRole("group"), 1);
  await expect(guide.getByRole("radio", { name: "Centimetres" })).toBeChecked();
  await keys.press("Escape");
  await expect(guide).toBeHidden();
  await keys.expectAt(opener);
  await keys.tabToAndPressEnter(page.getByRole("button", { name: "One more" }));
  await keys.expectAt(page.getByRole("button", { name: "One more" }));
  await keys.tabToAndPressEnter(
    page
      .getByRole("main")
      .getByRole("button", { name: "Add to Cart", exact: true })
      .filter({ visible: true }),
  );
  await expect(page.getByText("2 of this choice in your cart.")).toBeVisible();
  await keys.expectAt(
    page
      .getByRole("main")
      .getByRole("button", { name: "Add to Cart", exact: true })
      .filter({ visible: true }),
  );

  await keys.tabTo(page.getByRole("tab", { name: "Description" }));
  await keys.press("ArrowRight");
  await keys.press("Enter");
  await expect(page.getByRole("tabpanel", { name: "Specifications" })).toBeVisible();
});

test("a shopper writes a review with stars", async ({ page }) => {
  const keys = keyboardOn(page);
  await newShopper(page);
  await openProduct(page, "Brocade Obi Sash Belt");
  await keys.tabTo(page.getByRole("tab", { name: "Description" }));
  await keys.press("ArrowLeft");
  await keys.press("Enter");
  const opener = page.getByRole("button", { name: /^(Write a Review|Edit your review)$/ });
  await keys.tabToAndPressEnter(opener);
  const dialog = page.getByRole("dialog", { name: /Review/ });
  await expect(dialog).toBeVisible();
  await keys.tabTo(dialog.getByRole("radio", { name: "5 stars: Excellent" }));
  await keys.press("ArrowLeft");
  await expect(dialog.getByRole("radio", { name: "4 stars: Very good" })).toBeChecked();
  await keys.tabTo(dialog.getByLabel("Your review"));
  await keys.type("It holds a blazer together.");
  await keys.tabToAndPressEnter(dialog.getByRole("button", { name: "Submit Review" }));
  await expect(page.getByRole("status").filter({ hasText: "Review submitted!" })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("article").filter({ hasText: "It holds a blazer together." })).toBeVisible();
  await keys.expectAt(opener);
});

test("a piece moves by its heart to the wishlist and from there to the cart", async ({ page }) => {
  const keys = keyboardOn(page);
  const title = "Brocade Obi Sash Belt";
  await newShopper(page);
  await page.goto("/shop?text=obi");
  const heart = page.getByRole("button", { name: `Wishlist: ${title}` });
  await keys.tabTo(heart);
  await keys.press("Space");
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await keys.expectAt(heart);
  await page.goto("/user/dashboard/wishlist");
  await keys.tabToAndPressEnter(page.getByRole("button", { name: `Move to Cart: ${title}` }));
  const dialog = page.getByRole("dialog", { name: title });
  await keys.choose(dialog.getByRole("group", { name: /^Colour/ }));
  await keys.tabToAndPressEnter(dialog.getByRole("button", { name: "Add to Cart" }));
  await expect(dialog).toBeHidden();
  await expect(page.getByText("No items in your wishlist.")).toBeVisible();
  await keys.expectAt(page.getByRole("main").getByRole("link", { name: "Shop Now" }));
});

test("the focus moves to the first new product of each page or back to its own", async ({ page }) => {
  const keys = keyboardOn(page);
  await page.goto("/shop");
  await expect(cards(page)).toHaveCount(24);
  const more = page.getByRole("button", { name: "Show more" });
  await keys.tabTo(more, { isBack: true });
  await keys.press("Enter");
  await expect(cards(page)).toHaveCount(48);
  await keys.expectAt(cards(page).nth(24).getByRole("link").first());
  await keys.tabTo(cards(page).nth(25).getByRole("link").first());
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(1000);
  await keys.press("Enter");
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  // Back by keyboard is a shortcut of the browser's window, which a headless browser does not have.
  await page.goBack();
  await expect(cards(page)).toHaveCount(48);
  await expect.poll(() => scrolled(page)).toBe(before);
  await keys.tabTo(more, { isBack: true });
  await keys.press("Enter");
  await expect(cards(page)).toHaveCount(72);
  await expect(more).toHaveCount(0);
  await keys.expectAt(cards(page).nth(48).getByRole("link").first());
});
