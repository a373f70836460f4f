import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";
import { isOperation } from "./support/operation.ts";
import { productPath } from "./support/product-path.ts";
import { demoShopper } from "./support/shopper.ts";
import { moneyExamples } from "../src/ui/money-examples.ts";
import { formatRupees } from "../src/ui/money.ts";

test.use({ hasOwnContext: true, hasPictures: true });

/** The entry of the client waits until `release` is called, as on a slow network. */
const holdClient = async (page: Page) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isRequested = page.waitForRequest(/\/assets\/index-[^/]+\.js$/);
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return { isRequested, release };
};

const whenHydrated = (page: Page) => expect(page.locator("html")).toHaveAttribute("data-hydrated", "");

/** Opens a page whose early events are recorded, but whose client is not there yet. */
const openEarly = async (page: Page, path: string) => {
  const client = await holdClient(page);
  const early = page.waitForResponse(/\/assets\/early-events-[^/]+\.js$/);
  await page.goto(path, { waitUntil: "commit" });
  await early;
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
  return client;
};

test("the first paint needs no script: the page names one small file", async ({ page }) => {
  for (const path of ["/", "/shop", "/search?term=silk", "/about"]) {
    const html = await (await page.request.get(path)).text();
    expect(html).not.toContain("modulepreload");
    // In lists a picture's id would be a second address of it for each product.
    if (path !== "/about") expect(html).not.toContain('"Picture:');
    const scripts = [...html.matchAll(/<script [^>]*src="([^"]+)"/g)].map(([, file]) => file ?? "");
    expect(scripts).toHaveLength(1);
    const code = await (await page.request.get(scripts[0] ?? "")).text();
    expect(code.length).toBeLessThan(2500);
  }
});

test("the client starts without input after the page has loaded", async ({ page }) => {
  await page.goto("/shop");
  await whenHydrated(page);
});

test("a client that could not be loaded is loaded again", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors();
  let failures = 0;
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    failures += 1;
    await (failures <= 2 ? route.abort() : route.continue());
  });
  // It starts up to 6 s after the page, and pauses for 1 s and 2 s between its attempts.
  await page.goto("/shop", { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "", { timeout: 30_000 });
  expect(failures).toBe(3);
});

test("each public page is hydrated without a difference @core", async ({ page }) => {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(error.message));
  for (const path of [
    "/",
    "/shop",
    "/shop?filter=party&view=list&max=3000",
    "/search?term=silk",
    "/search",
    "/about",
    "/delivery",
    "/privacy",
    "/contact",
    "/login",
    "/signup",
    "/signup?token=",
    "/forgot-password",
    "/reset-password",
    "/reset-password?token=",
    "/user/dashboard",
  ]) {
    await page.goto(path);
    await whenHydrated(page);
    expect(errors, path).toEqual([]);
  }
});

test("an early choice and an early press on Add to Cart add exactly one piece @core", async ({ page }) => {
  await demoShopper(page);
  const client = await openEarly(page, await productPath(page, "Kota Doria Checks Kurta"));
  const additions: string[] = [];
  page.on("request", (request) => {
    if (isOperation(request, "AddToCart")) additions.push(request.url());
  });
  await page.getByRole("group", { name: "Size" }).getByText("M", { exact: true }).click();
  const add = page.getByRole("button", { name: "Add to Cart" }).filter({ visible: true }).first();
  await add.click();
  await client.isRequested;
  client.release();
  await expect(page.getByRole("link", { name: "Cart, 1 in it" })).toBeVisible();
  await expect(page.getByText("Added to cart")).toBeVisible();
  expect(additions).toHaveLength(1);
});

test("an early press on a heart puts the product into the wishlist once", async ({ page }) => {
  await demoShopper(page);
  const path = await productPath(page, "Kota Doria Checks Kurta");
  await page.goto(path);
  const heart = page.getByRole("button", { name: "Wishlist: Kota Doria Checks Kurta" });
  await whenHydrated(page);
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  const client = await openEarly(page, path);
  await heart.click();
  client.release();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
});

test("an early press on a visitor's heart leads to the login", async ({ page }) => {
  const client = await openEarly(page, await productPath(page, "Kota Doria Checks Kurta"));
  await page.getByRole("button", { name: "Wishlist: Kota Doria Checks Kurta" }).click();
  client.release();
  await expect(page.getByText("Please log in to add to your wishlist.")).toBeVisible();
});

test("an early filter and an early sort order apply", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const client = await openEarly(page, "/shop");
  await page.getByRole("complementary", { name: "Filters" }).getByText("Party").click();
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("Price: Low to High");
  client.release();
  await expect(page.getByText("18 products found")).toBeVisible();
  await expect(page).toHaveURL(/filter=party/);
  await expect(page).toHaveURL(/sort=price-low/);
  await expect(page.getByRole("checkbox", { name: /^Party/ })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: /^All/ })).not.toBeChecked();
});

test("suggestions follow a text that is typed early", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const client = await openEarly(page, "/");
  const box = page.getByRole("combobox", { name: "Search the shop" });
  await box.pressSequentially("silk");
  client.release();
  await whenHydrated(page);
  await expect(box).toHaveValue("silk");
  await expect(page.getByRole("listbox")).toBeVisible();
});

test("an early text in the shop's filter applies", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const client = await openEarly(page, "/shop");
  await page.getByRole("searchbox", { name: "Search text" }).fill("kota doria");
  client.release();
  await expect(page).toHaveURL(/text=kota(\+|%20)doria/);
  await expect(page.getByRole("searchbox", { name: "Search text" })).toHaveValue("kota doria");
});

test("an early search and an early link work as a form and a link", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openEarly(page, "/");
  await page.getByRole("combobox", { name: "Search the shop" }).fill("silk");
  await page.getByRole("combobox", { name: "Search the shop" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Search Results for silk" })).toBeVisible();
  await page.getByRole("main").locator("article a").first().click();
  await expect(page).toHaveURL(/\/product\//);
});

test("an early submit of a form is carried out without its text in a URL", async ({ page }) => {
  const client = await openEarly(page, "/contact");
  await page.getByRole("button", { name: "Send Message" }).click();
  expect(new URL(page.url()).search).toBe("");
  client.release();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveAttribute("aria-invalid", "true");
  expect(new URL(page.url()).search).toBe("");
});

test("an unsent message is there again after a reload", async ({ page }) => {
  await page.goto("/contact");
  await whenHydrated(page);
  await page.getByRole("textbox", { name: "Subject" }).fill("A hem");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Subject" })).toHaveValue("A hem");
});

test("Chromium formats prices as Node does", async ({ page }) => {
  const amounts = JSON.stringify(moneyExamples.map(([rupees]) => rupees));
  const texts: unknown = await page.evaluate(
    `${amounts}.map((rupees) => (${formatRupees.toString()})(rupees))`,
  );
  expect(texts).toEqual(moneyExamples.map(([, text]) => text));
});
