import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";
import { addTestProduct } from "./support/admin-product.ts";
import { productPath } from "./support/product-path.ts";
import { adminOutsideBrowser } from "./support/shopper.ts";

test.use({ hasPictures: true });

/** The pages in a browser without JavaScript (decision 53). */
test.use({ javaScriptEnabled: false });

/** A text in a `noscript` of the page, which `getByText` does not look into. */
const noteOf = (page: Page, text: string) => page.locator("main noscript p").filter({ hasText: text });

/** The title of a product that has reviews. */
const reviewedTitle = async (page: Page): Promise<string> => {
  const query = "{ products(first: 60) { nodes { title reviewCount availableSizes availableColors } } }";
  const response = await page.request.post("/graphql", { data: { query } });
  type Product = { title: string; reviewCount: number; availableSizes: string[]; availableColors: string[] };
  const { data } = (await response.json()) as { data: { products: { nodes: Product[] } } };
  const product = data.products.nodes.find(
    ({ reviewCount, availableSizes, availableColors }) =>
      reviewCount > 0 && availableSizes.length > 1 && availableColors.length > 1,
  );
  if (!product) throw new Error("No product has reviews.");
  return product.title;
};

test("home, header and footer have their links @both", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("OWN");
  for (const name of ["Latest Arrivals", "Block print"])
    await expect(page.getByRole("region", { name }).getByRole("article")).toHaveCount(4);
  await expect(noteOf(page, "Subscribing needs JavaScript.")).toBeVisible();
  for (const name of ["Home", "Shop", "Contact", "About"])
    await expect(
      page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true }),
    ).toBeVisible();
  await page.getByRole("link", { name: "Party Wear" }).click();
  await expect(page.getByText("18 products found")).toBeVisible();
});

test("the shop is filtered, sorted and paged by links", async ({ page }) => {
  await page.goto("/shop");
  await expect(page.getByText("72 products found")).toBeVisible();
  const articles = page.getByRole("main").getByRole("article");
  await expect(articles).toHaveCount(24);
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Add to Cart/ })).toHaveCount(0);

  const titles = new Set<string>();
  for (;;) {
    for (const title of await articles.getByRole("heading").allTextContents()) titles.add(title);
    const next = page.getByRole("link", { name: "Next page" });
    if ((await next.count()) === 0) break;
    await next.click();
  }
  expect(titles.size).toBe(72);

  await page.getByRole("link", { name: "Party", exact: true }).click();
  await expect(page.getByText("18 products found")).toBeVisible();
  await expect(articles).toHaveCount(18);
  await page.getByRole("link", { name: "Price: Low to High" }).click();
  await page.getByRole("link", { name: "List", exact: true }).click();
  await expect(page).toHaveURL("/shop?filter=party&sort=price-low&view=list");
  const prices = await articles.locator("span.font-semibold").filter({ hasText: "Price" }).allTextContents();
  const amounts = prices.map((text) => Number(text.replace(/[^\d.]/g, "")));
  expect(amounts.length).toBeGreaterThan(0);
  expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));

  await page.getByRole("spinbutton", { name: "To" }).fill("3000");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/filter=party/);
  await expect(page).toHaveURL(/max=3000/);
  await expect(articles.first()).toBeVisible();
  expect(await articles.count()).toBeLessThan(18);
});

test("the search opens a found product", async ({ page }) => {
  await page.goto("/about");
  const search = page.getByRole("banner").locator("form").filter({ visible: true });
  await search.locator("input").fill("kota doria");
  await search.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Search Results for kota doria" })).toBeVisible();
  await page.getByRole("link", { name: "Kota Doria Checks Kurta" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Kota Doria Checks Kurta" })).toBeVisible();
});

test("a product shows price, picture, sizes, colours, facts and reviews", async ({ page }) => {
  const title = await reviewedTitle(page);
  await page.goto(await productPath(page, title));
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByText(/^Price ₹[\d,]+$/).first()).toBeVisible();
  await expect(main.getByRole("img").first()).toBeVisible();
  await expect(main.getByRole("group", { name: "Size" }).getByRole("radio").first()).toBeAttached();
  await expect(
    main
      .getByRole("group", { name: /^Colour/ })
      .getByRole("radio")
      .first(),
  ).toBeAttached();
  await expect(main.locator("noscript dd").filter({ hasText: "Machine wash cold, hang dry" })).toBeVisible();
  await expect(main.getByRole("heading", { name: /^Reviews \(\d+\)$/ })).toBeVisible();
  await expect(main.locator("noscript article").first()).toBeVisible();
  await expect(noteOf(page, "Adding to the cart needs JavaScript.")).toBeVisible();
  await expect(main.getByRole("button", { name: "Add to Cart" })).toHaveCount(0);
  await expect(main.getByRole("button", { name: "Buy Now" })).toHaveCount(0);
});

test("a product says in Product information what the law asks of its goods", async ({ page }) => {
  const { id } = await addTestProduct(await adminOutsideBrowser(page.request), {
    genericName: "Kurta",
    mrp: 1999,
    manufacturer: "Ha Noi Mills, Vietnam",
    countryOfOrigin: "VN",
    importer: "Indigo Imports, 4 Dock Road, Mumbai 400001",
    netQuantity: "1 set",
    consumerCare: "care@mills.example, +91 172 555 0149",
  });
  const section = page.getByRole("main").locator("details").filter({ hasText: "Product information" });
  const open = async (path: string) => {
    await page.goto(path);
    await section.locator("summary").click();
    await expect(section.getByRole("heading", { level: 2, name: "Product information" })).toBeVisible();
  };
  const factOf = (name: string) =>
    section
      .locator("dl > div")
      .filter({ has: page.getByRole("term").filter({ hasText: name }) })
      .getByRole("definition");
  await open(`/product/${id}`);
  for (const [name, text] of Object.entries({
    "Generic name": "Kurta",
    "Net quantity": "1 set",
    MRP: "₹1,999 (inclusive of all taxes)",
    "Country of origin": "Vietnam",
    "Manufacturer or packer": "Ha Noi Mills, Vietnam",
    Importer: "Indigo Imports, 4 Dock Road, Mumbai 400001",
    "Consumer care": "care@mills.example, +91 172 555 0149",
  })) {
    await expect(factOf(name)).toHaveText(text);
    await expect(factOf(name)).toBeVisible();
  }
  await open(await productPath(page, "Nuapatna Ikat Wrap Dress"));
  await expect(factOf("Sizes in cm")).toContainText(/S: Bust \d+/);
});

test("a page that needs script says so in its place", async ({ page }) => {
  for (const [path, text] of [
    ["/login", "Logging in needs JavaScript."],
    ["/signup", "Signing up needs JavaScript."],
    ["/checkout", "Your account, with cart and checkout, needs JavaScript."],
    ["/user/dashboard/cart", "Your account, with cart and checkout, needs JavaScript."],
    ["/contact", "Sending a message needs JavaScript."],
    ["/forgot-password", "Resetting a password needs JavaScript."],
    ["/reset-password?token=x", "Resetting a password needs JavaScript."],
  ] as const) {
    await page.goto(path);
    await expect(noteOf(page, text)).toBeVisible();
  }
});

test("text pages, an unknown product and an unknown page are rendered", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  for (const [path, heading] of [
    ["/about", "Western lines, Indian hands"],
    ["/contact", "Contact"],
    ["/product/none", "This piece is not in the shop"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  }
  for (const path of ["/delivery", "/privacy", "/no-such-page"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});
