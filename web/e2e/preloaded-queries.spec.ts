import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";
import { newShopper } from "./support/shopper.ts";
import { graphqlUrl, operationOf } from "./support/operation.ts";

test.use({ hasOwnContext: true, hasPictures: true });

const kurta = "Kota Doria Checks Kurta";

/** Records the names of the operations that the page sends. */
const recordOperations = (page: Page): string[] => {
  const names: string[] = [];
  page.on("request", (request) => {
    if (graphqlUrl.test(request.url())) names.push(operationOf(request).operationName);
  });
  return names;
};

const cards = (page: Page) => page.getByRole("main").getByRole("article");

const pathOf = async (page: Page, title: string): Promise<string> => {
  const query = "query Find($text: String!) { products(first: 1, filter: { text: $text }) { nodes { id } } }";
  const response = await page.request.post("/graphql", { data: { query, variables: { text: title } } });
  const { data } = (await response.json()) as { data: { products: { nodes: { id: string }[] } } };
  return `/product/${data.products.nodes[0]?.id}`;
};

/**
 * Opens a page after the server has warmed up: the first request may take longer than the page's limit for preloaded
 * queries.
 */
const open = async (page: Page, path: string, before?: (page: Page, html: string) => Promise<void>) => {
  await expect
    .poll(async () => (await page.request.get(path)).text(), { timeout: 20_000 })
    .toContain('"ROOT_QUERY"');
  await before?.(page, await (await page.request.get(path)).text());
  await page.goto(path);
};

test("the first page shows its products when every request but the page itself fails", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const product = await pathOf(page, kurta);
  await page.route(graphqlUrl, (route) => route.abort());
  const names = recordOperations(page);

  await open(page, "/");
  for (const name of ["Latest Arrivals", "Block print"])
    await expect(page.getByRole("region", { name }).getByRole("article")).toHaveCount(4);
  await expect(page.getByRole("region", { name: "Featured Collections" }).locator("img")).toHaveCount(3);

  await open(page, "/shop?filter=party&sort=price-low");
  await expect(page.getByText("18 products found")).toBeVisible();
  await expect(cards(page)).toHaveCount(18);

  await open(page, "/search?term=kota");
  await expect(page.getByText(/^\d+ products? found$/)).toBeVisible();
  await expect(cards(page).first()).toBeVisible();

  await open(page, product);
  await expect(page.getByRole("heading", { level: 1, name: kurta })).toBeVisible();
  await expect(page).toHaveTitle(`${kurta} · Saanjh`);
  await expect(page.getByRole("region", { name: "You Might Also Like" }).getByRole("article")).toHaveCount(4);
  // The dates depend on the shopper's PIN code, so only the client asks for them.
  await expect.poll(() => names).toEqual(["DeliveryRange"]);
});

/**
 * Waits until the preloaded picture's widths are rendered: only such a file may be cached. In a queue that may take longer than a
 * page load.
 */
const waitForRenditions = async (page: Page, html: string) => {
  const [, widths = ""] = html.match(/<link [^>]*imagesrcset="([^"]+)"/) ?? [];
  for (const candidate of widths.split(", ")) {
    const caching = async () =>
      (await page.request.get(candidate.split(" ")[0] ?? "")).headers()["cache-control"];
    await expect.poll(caching, { timeout: 60_000 }).toContain("immutable");
  }
};

test.describe("on a phone with a high-resolution screen", () => {
  test.use({ isMobile: true, deviceScaleFactor: 2.6 });
  for (const [name, openPage] of [
    ["the shop", async () => "/shop"],
    ["the shop as a list", async () => "/shop?view=list"],
    ["a search", async () => "/search?term=silk"],
    ["a product", (page: Page) => pathOf(page, kurta)],
  ] as const)
    test(`the first picture of ${name} is preloaded by the page and fetched once`, async ({ page }) => {
      const pictures: string[] = [];
      page.on("request", (request) => {
        if (request.resourceType() === "image") pictures.push(new URL(request.url()).pathname);
      });
      const warnings: string[] = [];
      page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
      const path = await openPage(page);
      await open(page, path, waitForRenditions);
      const html = await (await page.request.get(path)).text();
      const first = page.getByRole("main").locator("img").first();
      await expect(first).toHaveJSProperty("complete", true);
      const shown = new URL(await first.evaluate((image: HTMLImageElement) => image.currentSrc)).pathname;
      expect(html.match(/<link [^>]*imagesrcset="[^"]+"/)?.[0]).toContain(shown);
      expect(pictures[0]).toBe(shown);
      expect(pictures.filter((each) => each === shown)).toHaveLength(1);
      const folder = shown.slice(0, shown.lastIndexOf("/"));
      if (name !== "a product") expect(pictures.filter((each) => each.startsWith(folder))).toEqual([shown]);
      expect(warnings.filter((text) => text.includes("preload"))).toEqual([]);
    });
});

test("a shopper sees the hearts of the own wishlist on a page with preloaded queries", async ({ page }) => {
  await newShopper(page);
  await open(page, "/shop");
  const heart = cards(page)
    .nth(1)
    .getByRole("button", { name: /^Wishlist: / });
  const before = await heart.getAttribute("aria-pressed");
  const after = before === "true" ? "false" : "true";
  const wishlistSaved = page.waitForResponse(
    (response) => response.request().postData()?.includes("ToggleWishlist") ?? false,
  );
  await heart.click();
  await wishlistSaved;
  const names = recordOperations(page);
  await page.reload();
  await expect(heart).toHaveAttribute("aria-pressed", after);
  expect(names).not.toContain("ShopPage");
  expect(names).toContain("Wishlisted");
});

test("a page from the browser's cache sends its queries again, since its data is old", async ({ page }) => {
  await page.addInitScript(() => {
    const entriesOf = performance.getEntriesByType.bind(performance);
    performance.getEntriesByType = (type) =>
      type === "navigation"
        ? entriesOf(type).map((entry) => ({ ...entry.toJSON(), transferSize: 0 }) as PerformanceEntry)
        : entriesOf(type);
  });
  const names = recordOperations(page);
  await page.goto("/shop");
  await expect(page.getByText("72 products found")).toBeVisible();
  await expect.poll(() => names).toContain("ShopPage");
});

test("an unknown product is answered with status 404", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors();
  const response = await page.goto("/product/00000000-0000-7000-8000-000000000000");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "This piece is not in the shop" })).toBeVisible();
});
