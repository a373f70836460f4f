import type { Page } from "@playwright/test";
import { withoutPreloadedQueries } from "./support/preloaded-queries.ts";
import { expect, test } from "./support/test.ts";
import { openProduct } from "./support/open-product.ts";
import { demoShopper } from "./support/shopper.ts";
import { graphqlUrl, isOperation } from "./support/operation.ts";

/** Expects each text to be visible, word for word. */
const expectTexts = async (page: Page, texts: readonly (string | RegExp)[]) => {
  for (const text of texts)
    await expect(page.getByRole("main").getByText(text).first(), String(text)).toBeVisible();
};

test("contact shows the founder, WhatsApp, e-mail, Instagram and the address in Chandigarh", async ({
  page,
}) => {
  await page.goto("/contact");
  await expect(page).toHaveTitle(/^Contact/);
  await expectTexts(page, ["Founder", "Meher Gill", "Address", "Sector 17-C", /Chandigarh/]);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: /^\+91/ })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/91\d{10}$/,
  );
  await expect(main.getByRole("link", { name: /^Chat on WhatsApp/ })).toHaveAttribute("target", "_blank");
  await expect(main.getByRole("link", { name: "care@saanjh.example" })).toHaveAttribute("href", /^mailto:/);
  await expect(main.getByRole("link", { name: "@saanjh.studio" })).toHaveAttribute("href", /instagram\.com/);
});

test("about shows story, mission and values, and links to the shop", async ({ page }) => {
  await page.goto("/about");
  for (const name of ["Our story", "Our mission", "Our values"])
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  await page.getByRole("link", { name: /The loom/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Search Results for/ })).toBeVisible();
  await page.goBack();
  await page.getByRole("main").getByRole("link", { name: "See the collection" }).click();
  await expect(page).toHaveURL(/\/shop$/);
});

test("login and signup lead to each other", async ({ page }) => {
  await page.goto("/login");
  await page
    .getByRole("main")
    .getByRole("link", { name: /sign up|create/i })
    .click();
  await expect(page).toHaveURL(/\/signup$/);
  await expect(page.getByRole("heading", { level: 1, name: "Verify Your Email" })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: /sign in|log in/i })
    .click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole("heading", { level: 1, name: "Welcome Back" })).toBeVisible();
});

test("the dashboard's sidebar has the profile and leads to the shopper's pages", async ({ page }) => {
  await demoShopper(page);
  await page.goto("/user/dashboard");
  await expect(page.getByRole("link", { name: /Edit profile/ })).toHaveAttribute(
    "href",
    "/user/dashboard/profile-edit",
  );
  const links = page.getByRole("navigation", { name: "Your account" }).getByRole("link");
  expect(
    await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")])),
  ).toEqual([
    ["Dashboard", "/user/dashboard"],
    ["Orders", "/user/dashboard/orders"],
    ["Wishlist", "/user/dashboard/wishlist"],
    ["Returns", "/user/dashboard/returns"],
    ["Cart", "/user/dashboard/cart"],
  ]);
});

test("about is complete without pictures", async ({ page }) => {
  const nothing = { products: { edges: [], __typename: "ProductConnection" } };
  await page.route(graphqlUrl, async (route) => {
    const isAbout = isOperation(route.request(), "AboutPage");
    const data = { block: nothing.products, loom: nothing.products, needle: nothing.products };
    return isAbout ? route.fulfill({ json: { data } }) : route.fallback();
  });
  await withoutPreloadedQueries(page);
  await page.goto("/about");
  await expectTexts(page, ["The block", "The loom", "The needle"]);
  await expect(page.getByRole("link", { name: /The loom/ })).toHaveCount(0);
});

test("delivery shows the shop's own figures", async ({ page }) => {
  const response = await page.request.post("/graphql", {
    data: {
      query:
        "{ settings { freeShippingAbove cartShippingFee checkoutShippingFee returnDays states country } }",
    },
  });
  const { settings } = ((await response.json()) as { data: { settings: Record<string, number & string[]> } })
    .data;
  const {
    freeShippingAbove: free,
    cartShippingFee: cart,
    checkoutShippingFee: checkout,
    returnDays: days,
  } = settings;
  await page.goto("/delivery");
  await expectTexts(page, [
    `shipping above ₹${free}`,
    `Subtotal of ₹${free} or less`,
    `${days} days`,
    `${days}-day returns`,
  ]);
  const rates = page.getByRole("table");
  await expect(rates.getByRole("row").filter({ hasText: "estimate in the cart" })).toContainText(`₹${cart}`);
  await expect(rates.getByRole("row").filter({ hasText: "charged at checkout" })).toContainText(
    `₹${checkout}`,
  );
  const states = page.getByRole("listitem").filter({ hasText: /^[A-Z][a-z]+( [A-Z][a-z]+)?$/ });
  expect(settings["states"]).toHaveLength(28);
  for (const state of settings["states"] ?? [])
    await expect(states.filter({ hasText: new RegExp(`^${state}$`) }).first()).toBeVisible();
  await expectTexts(page, [/Prices include all taxes/, /Cash on delivery/, /Razorpay/]);
});

test("privacy names every storage key that the shop has written", async ({ page }) => {
  const shopper = await demoShopper(page);
  await shopper.addToCart(0);
  await openProduct(page, "Kota Doria Checks Kurta");
  const dates = page.getByRole("region", { name: "Delivery dates" });
  await dates.getByRole("button", { name: "Enter your PIN code" }).click();
  await dates.getByLabel("PIN code").fill("560025");
  await dates.getByRole("button", { name: "Show" }).click();
  await expect(dates.getByText("to PIN code 560025")).toBeVisible();
  await page.goto("/user/dashboard/settings/notifications");
  await page.getByRole("switch").first().press("Space");
  await page.goto("/privacy");
  await expect(page.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeVisible();
  const written = await page.evaluate(() => [
    ...Object.keys(window.localStorage),
    ...Object.keys(window.sessionStorage),
  ]);
  expect(written).toEqual(expect.arrayContaining(["token", "user", "pin"]));
  const named = (await page.locator("dt code").allTextContents()).flatMap((text) => text.split(", "));
  const nameOf = (key: string) => key.replace(/:.*/, ":…");
  expect(written.map(nameOf).filter((key) => !named.includes(key))).toEqual([]);
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name).filter((name) => !named.includes(name))).toEqual([]);
  await expectTexts(page, [
    /always sent/,
    /promotions are off/,
    /delete your account/,
    "Your password",
    "bank account",
    "The pieces that you wait for",
  ]);
});

test("the footer has the brand's text, four links, phone, e-mail, Instagram and 2025", async ({ page }) => {
  await page.goto("/about");
  const foot = page.getByRole("contentinfo");
  await expect(foot).toContainText("Western lines, Indian hands.");
  await expect(foot).toContainText("© 2025");
  for (const [name, path] of [
    ["Home", "/"],
    ["About", "/about"],
    ["Delivery", "/delivery"],
    ["Privacy Policy", "/privacy"],
  ] as const)
    await expect(foot.getByRole("link", { name })).toHaveAttribute("href", path);
  await expect(foot.getByRole("link", { name: /^\+91/ })).toHaveAttribute("href", /^tel:\+91\d+$/);
  await expect(foot.getByRole("link", { name: /@saanjh\.example/ })).toHaveAttribute("href", /^mailto:/);
  await expect(foot.getByRole("link", { name: /Instagram/ })).toHaveAttribute("href", /^https:/);
  const chat = foot.getByRole("link", { name: /^WhatsApp/ });
  await expect(chat).toHaveAttribute("href", /^https:\/\/wa\.me\/91\d{10}$/);
  await expect(chat).toHaveAttribute("rel", /noopener/);
  await expect(foot.getByText("Sold by Saanjh Studio, GSTIN 04AAAAA0000A1ZA")).toBeVisible();
});

test("an unknown URL below the dashboard or the admin's pages asks for a login", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  for (const path of ["/user/dashboard/no-such-page", "/admin/orders/no-such/page"]) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "Welcome Back" })).toBeVisible();
  }
});

test("an unknown URL below the dashboard is hydrated without a difference", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  await demoShopper(page);
  const lines: string[] = [];
  page.on("console", (message) => lines.push(message.text()));
  for (const path of ["/user/dashboard/no-such-page", "/user/dashboard/settings"]) {
    await page.goto(path);
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
  }
  expect(lines.filter((line) => line.includes("differs from the server"))).toEqual([]);
});

test("a URL in capital letters leads to its page", async ({ page }) => {
  await page.goto("/Shop?sort=PRICE_ASC");
  await expect(page).toHaveURL(/\/shop\?sort=PRICE_ASC$/);
  await expect(page.getByRole("heading", { level: 1, name: "Shop" })).toBeVisible();
});

test("an unknown URL shows not found and links to the shop", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors();
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
  await page.getByRole("searchbox", { name: "What are you looking for?" }).fill("kurta");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: /Search Results for/ })).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: "Go to the shop" }).click();
  await expect(page).toHaveURL(/\/shop$/);
});

test("a URL that cannot be decoded has the same page, and index.html is no page", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  for (const [path, status] of [
    ["/%E0%A4%A", 400],
    ["/index.html", 404],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
  }
  await page.goto("/product/%E0%A4%A");
  await expect(page.getByRole("heading", { name: "This piece is not in the shop" })).toBeVisible();
});
