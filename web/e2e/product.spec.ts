import type { Page } from "@playwright/test";
import { createAccount } from "./support/account.ts";
import { addTestProduct } from "./support/admin-product.ts";
import { largePicture, openProduct } from "./support/open-product.ts";
import { withoutPreloadedQueries } from "./support/preloaded-queries.ts";
import { expect, test } from "./support/test.ts";
import { adminOutsideBrowser, newShopper } from "./support/shopper.ts";
import { graphqlUrl } from "./support/operation.ts";

const addToCart = (page: Page) =>
  page.getByRole("button", { name: "Add to Cart", exact: true }).filter({ visible: true });

test("a product page shows price, facts, services and similar products", async ({ page }) => {
  await openProduct(page, "Kota Doria Checks Kurta");
  const main = page.getByRole("main");
  const trail = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(trail.getByRole("link")).toHaveText(["Home", "Shop", "Everyday Looks"]);
  await expect(main.getByText("₹1,390").first()).toBeVisible();
  await expect(main.getByText("₹1,668").first()).toBeVisible();
  await expect(main.getByText("17% OFF").first()).toBeVisible();
  await expect(main.getByText("4.5 out of 5 stars").first()).toBeAttached();
  for (const line of ["Free shipping over ₹500", "30-day return policy", "Secure payment", "24/7 support"])
    await expect(main.getByText(line, { exact: true })).toBeVisible();
  await expect(main.getByRole("heading", { name: "Materials" })).toBeVisible();
  await page.getByRole("tab", { name: "Specifications" }).click();
  const facts = page.getByRole("tabpanel", { name: "Specifications" });
  await expect(facts).toContainText("CategoryEveryday Looks");
  await expect(facts).toContainText("CareMachine wash cold, hang dry");
  await page.getByRole("tab", { name: "Specifications" }).press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("tabpanel", { name: /^Reviews/ })).toBeVisible();
  const similar = page.getByRole("region", { name: "You Might Also Like" });
  await expect(similar.getByRole("article")).toHaveCount(4);
  await expect(similar.getByRole("link", { name: "Kota Doria Checks Kurta" })).toHaveCount(0);
});

test("one press buys a product without choices @core", async ({ page }) => {
  const title = "Meenakari Peacock Jhumkas";
  const shopper = await newShopper(page);
  await openProduct(page, title);
  await page.getByRole("tab", { name: "Specifications" }).click();
  const facts = page.getByRole("tabpanel", { name: "Specifications" });
  await expect(facts).toContainText("SizesOne Size");
  await expect(facts).toContainText("ColoursAs shown");
  await expect(page.getByRole("button", { name: "Size guide" })).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("radio")).toHaveCount(0);
  await expect(page.getByRole("list", { name: "Pictures" }).getByRole("link")).toHaveCount(3);
  await addToCart(page).click();
  await expect(page.getByText("1 of this choice in your cart.")).toBeVisible();

  await shopper.query("mutation { clearCart { cart { id } } }");
  await page.goto("/shop?filter=accessories&text=meenakari");
  const card = page.getByRole("article").filter({ hasText: title });
  await card.getByRole("button", { name: "Add to Cart" }).click();
  await expect(card.getByRole("link", { name: `In Cart: ${title}` })).toBeVisible();
  await expect(card).toContainText("Sizes: One Size");
  await expect(card).toContainText("As shown");
  await page.goto("/user/dashboard/cart");
  const line = page.getByRole("listitem").filter({ hasText: title });
  await expect(line).toContainText("₹690 each");
  await expect(line.getByRole("button", { name: /^Change size or colour/ })).toHaveCount(0);
});

test("the picture follows the colour that is in the URL with the size", async ({ page }) => {
  await openProduct(page, "Slub Khadi Drawstring Culottes");
  const first = await largePicture(page).zoom.getAttribute("aria-label");
  await page.getByRole("radio", { name: "Slate" }).press("Space");
  await expect(page).toHaveURL(/\?color=Slate$/);
  await expect(largePicture(page).zoom).not.toHaveAttribute("aria-label", first ?? "?");
  await page.getByRole("radio", { name: "M", exact: true }).press("Space");
  await expect(page).toHaveURL(/\?color=Slate&size=M$/);
  await page.reload();
  await expect(page.getByRole("radio", { name: "Slate" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "M", exact: true })).toBeChecked();
  await openProduct(page, "Slub Khadi Drawstring Culottes", "?color=Plaid&size=77");
  await expect(page.getByRole("radio", { name: "Mustard" })).toBeChecked();
});

test("the size guide shows body measures in inches and in centimetres", async ({ page }) => {
  await openProduct(page, "Slub Khadi Drawstring Culottes", "?size=M");
  await page.getByRole("button", { name: "Size guide" }).press("Enter");
  const guide = page.getByRole("dialog", { name: "Size guide" });
  await expect(guide.getByRole("row", { name: /^M/ })).toHaveText(/M \(chosen\)363039/);
  await guide.getByRole("radio", { name: "Centimetres" }).press("Space");
  await expect(guide.getByRole("row", { name: /^M/ })).toHaveText(/M \(chosen\)917699/);
  await page.keyboard.press("Escape");
  await expect(guide).toBeHidden();
  await expect(page.getByRole("button", { name: "Size guide" })).toBeFocused();
});

test("the picture of the pressed thumbnail zooms twofold by keyboard or by pointer @both", async ({
  page,
}) => {
  await openProduct(page, "Slub Khadi Drawstring Culottes");
  const { zoom, picture, box } = largePicture(page);
  const own = await box();
  const scale = async () => (await box()).width / own.width;
  await zoom.press("Enter");
  await expect(zoom).toHaveAttribute("aria-pressed", "true");
  await expect.poll(scale).toBeCloseTo(2, 2);
  const { x } = await box();
  await zoom.press("ArrowLeft");
  await expect.poll(async () => (await box()).x).toBeGreaterThan(x);
  await zoom.press("Escape");
  await expect(zoom).toHaveAttribute("aria-pressed", "false");
  await picture.hover();
  await expect.poll(scale).toBeCloseTo(2, 2);
  await page.mouse.move(1, 1);
  await expect(zoom).toHaveAttribute("aria-pressed", "false");
  const second = page.getByRole("list", { name: "Pictures" }).getByRole("link").nth(1);
  await second.press("Enter");
  await expect(second).toHaveAttribute("aria-current", "true");
  await expect(zoom).toHaveAttribute("aria-label", `Zoom: ${await second.getAttribute("aria-label")}`);
});

test("Buy Now leads a visitor through the login to the checkout, once a missing size is chosen @core", async ({
  page,
}) => {
  const { email, password } = await createAccount(page.request);
  await openProduct(page, "Hand-Block Flared Anarkali Dress");
  await addToCart(page).click();
  await expect(page.getByText("Please select size and color.")).toBeVisible();
  await expect(page.getByRole("group", { name: "Size" }).getByRole("radio").first()).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page.getByText("Please select size and color.")).toBeHidden();
  await expect(page.getByRole("button", { name: "One fewer" })).toBeDisabled();
  await page.getByRole("button", { name: "Buy Now" }).press("Enter");
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await expect(page).toHaveURL("/checkout");
});

test("the page says why a typed quantity above the stock is lowered", async ({ page }) => {
  const title = "Ilkal Wrap Skirt";
  const { stock } = await addTestProduct(await adminOutsideBrowser(page.request), { title });
  await openProduct(page, title, "?size=M");
  const quantity = page.getByRole("textbox", { name: "Quantity" });
  await quantity.fill("500");
  await quantity.press("Enter");
  await expect(quantity).toHaveValue(String(stock));
  await expect(page.getByText(`Only ${stock} pieces of this size and colour are left.`)).toBeVisible();
  await page.getByRole("button", { name: "One fewer" }).click();
  await expect(page.getByText(/of this size and colour (is|are) left/)).toHaveCount(0);
});

test("a product shows when few pieces are left", async ({ page }) => {
  await openProduct(page, "Kerala Kasavu Shirt Dress");
  await expect(page.getByText("Only 1 left")).toBeVisible();
  await openProduct(page, "Kota Doria Checks Kurta");
  await expect(page.getByText("In stock")).toBeVisible();
  await expect(page.getByText(/Only \d+ left/)).toHaveCount(0);
});

test("a sold-out product cannot be bought", async ({ page }) => {
  await openProduct(page, "Patola Ikat Dinner Blazer");
  const soldOut = page.getByRole("button", { name: "Out of stock" }).filter({ visible: true });
  await expect(soldOut).toBeDisabled();
  await expect(page.getByRole("button", { name: "Buy Now" })).toHaveCount(0);
});

test("a long title with a long word does not widen the page", async ({ page }) => {
  const title = `Patola Ikat Dinner Blazer ${"Zardozi".repeat(8)} with Silk Piping and Hand-Embroidered Lapels`;
  await withoutPreloadedQueries(page);
  await page.route(graphqlUrl, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll("Kota Doria Checks Kurta", title);
    await route.fulfill({ response, body });
  });
  await openProduct(page, "Kota Doria Checks Kurta", "", title);
  const { clientWidth, scrollWidth } = await page.evaluate(() => ({
    clientWidth: document.documentElement.clientWidth,
    scrollWidth: document.documentElement.scrollWidth,
  }));
  expect(scrollWidth).toBe(clientWidth);
  expect((await largePicture(page).box()).width).toBeLessThanOrEqual(clientWidth);
});
