import { countedTouchOn } from "./support/operator.ts";
import { demoAdmin } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

test("the owner puts a banner on home with at most 10 presses", async ({
  page,
  browser,
  baseURL,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  await demoAdmin(page);
  await page.goto("/admin/content");
  const { press, type, presses } = countedTouchOn(page);
  await press(page.getByRole("link", { name: "Home", exact: true }));
  await press(page.getByRole("button", { name: "Add at the top" }));
  await type(page.getByLabel("Heading"), "Diwali week");
  await type(page.getByLabel("Link text"), "See it");
  await type(page.getByLabel("Link address"), "javascript:alert(1)");
  await press(page.getByRole("button", { name: "Publish now" }));
  await expect(page.getByText(/^A link begins with/).first()).toBeVisible();
  await type(page.getByLabel("Link address"), "/shop?filter=party");
  await press(page.getByRole("button", { name: "Publish now" }));
  await expect(page.getByText("Published.")).toBeVisible();
  expect(presses()).toBeLessThanOrEqual(10);

  const visitor = await browser.newContext({ baseURL: baseURL ?? "" });
  const home = await visitor.newPage();
  await home.goto("/");
  const banner = home.getByRole("region", { name: "Diwali week" });
  await expect(banner.getByRole("link", { name: "See it" })).toHaveAttribute("href", "/shop?filter=party");

  const first = page.getByRole("listitem").filter({ hasText: "Version 1" });
  await press(first.getByRole("button", { name: /^Publish again/ }));
  await expect(page.getByText("Version 1 is published again.")).toBeVisible();
  await home.reload();
  await expect(home.getByRole("heading", { level: 1, name: "OWN YOUR EDGE" })).toBeVisible();
  await expect(banner).toHaveCount(0);
  await visitor.close();
});

test("an announcement stands above every page until it is closed", async ({ page, browser, baseURL }) => {
  await demoAdmin(page);
  await page.goto("/admin/content");
  await page.getByRole("link", { name: "Announcement" }).click();
  await page.getByLabel("Text", { exact: true }).fill("Diwali week: 20% off party wear");
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("Published.")).toBeVisible();

  const visitor = await browser.newContext({ baseURL: baseURL ?? "" });
  const shop = await visitor.newPage();
  const bar = shop.getByRole("complementary", { name: "Announcement" });
  for (const path of ["/", "/delivery", "/login"]) {
    await shop.goto(path);
    await expect(bar).toContainText("Diwali week: 20% off party wear");
  }
  await bar.getByRole("button", { name: "Close the announcement" }).click();
  await expect(bar).toHaveCount(0);
  await shop.goto("/shop");
  await expect(shop.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(bar).toHaveCount(0);
  await visitor.close();

  await page.getByRole("button", { name: "Take down" }).click();
  await expect(page.getByText(/^Taken down\./)).toBeVisible();
});

test("a page of text is added with a link in the footer", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors();
  await demoAdmin(page);
  await page.goto("/admin/content/new?kind=page");
  await page.getByLabel("Address").fill("about");
  await page.getByLabel("Name").fill("Gift cards");
  await page.getByLabel("Heading", { exact: true }).fill("Gift cards");
  await page
    .getByLabel("Text", { exact: true })
    .fill("## How it works\n\nWrite to {email}, or see [the shop](/shop).");
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText(/The shop itself uses this address/).first()).toBeVisible();
  await page.getByLabel("Address").fill("gift-cards");
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByRole("button", { name: "Take down" })).toBeVisible();
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Gift cards" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Gift cards" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "How it works" })).toBeVisible();
  expect((await page.goto("/pages/nothing"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();

  await page.goto("/admin/content");
  await page.getByRole("link", { name: "Gift cards" }).click();
  await page.getByRole("button", { name: "Take down" }).click();
  await expect(page.getByText(/^Taken down\./)).toBeVisible();
});
