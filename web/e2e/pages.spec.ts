import { openProduct } from "./support/open-product.ts";
import { newShopper } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

test("privacy names every storage key that the shop has written", async ({ page }) => {
  const shopper = await newShopper(page);
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
  await newShopper(page);
  const lines: string[] = [];
  page.on("console", (message) => lines.push(message.text()));
  for (const path of ["/user/dashboard/no-such-page", "/user/dashboard/settings"]) {
    await page.goto(path);
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
  }
  expect(lines.filter((line) => line.includes("differs from the server"))).toEqual([]);
});

test("a URL that is unknown or cannot be decoded shows not found, with a search and a link to the shop", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  for (const [path, status] of [
    ["/%E0%A4%A", 400],
    ["/index.html", 404],
    ["/no-such-page", 404],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
  }
  await page.getByRole("searchbox", { name: "What are you looking for?" }).fill("kurta");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: /Search Results for/ })).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: "Go to the shop" }).click();
  await expect(page).toHaveURL(/\/shop$/);
  await page.goto("/product/%E0%A4%A");
  await expect(page.getByRole("heading", { name: "This piece is not in the shop" })).toBeVisible();
});
