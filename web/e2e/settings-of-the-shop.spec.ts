import { countedTouchOn } from "./support/operator.ts";
import { demoAdmin } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

test("pages show the days for a return until one press undoes the change of them", async ({
  page,
  browser,
  baseURL,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  const shopPage = await context.newPage();
  const expectDays = async (days: number) => {
    await shopPage.goto("/delivery");
    await expect(shopPage.getByRole("heading", { name: `${days}-day returns` })).toBeVisible();
    await expect(shopPage.getByText(`Within ${days} days of delivery`)).toBeVisible();
  };
  await demoAdmin(page);
  await page.goto("/admin/settings");
  const { press, type, presses } = countedTouchOn(page);
  const group = page.locator("details").filter({ hasText: "Return window" });
  await press(group.locator("summary"));
  const days = page.getByLabel("Return window (days)");
  await type(days, "1e9");
  await press(page.getByRole("button", { name: "Save Returns" }));
  await expect(group.getByText("Please enter a whole number from 1 to 365.")).toBeVisible();
  await expect(days).toBeFocused();
  await type(days, "45");
  await press(page.getByRole("button", { name: "Save Returns" }));
  await expect(group.getByText("Saved. It is valid everywhere now.")).toBeVisible();
  expect(presses()).toBeLessThanOrEqual(5);
  await expectDays(45);

  await group.getByRole("button", { name: "Earlier changes" }).click();
  await expect(group.locator("del").first()).toHaveText("30 days");
  await expect(group.locator("ins").first()).toHaveText("45 days");
  await group.getByRole("button", { name: /^Undo/ }).first().click();
  await expect(group.getByText("The change is undone.")).toBeVisible();
  await expect(days).toHaveValue("30");
  await expectDays(30);
  await context.close();
});

test("every page has the name of the shop at once until one press undoes it", async ({
  page,
  browser,
  baseURL,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  const shopPage = await context.newPage();
  const expectName = async (name: string, title: string) => {
    await shopPage.goto("/");
    await expect(shopPage).toHaveTitle(title);
    await expect(shopPage.getByRole("link", { name: `${name}, home` })).toContainText(name);
    await expect(shopPage.getByRole("contentinfo")).toContainText(`© 2025 ${name}. All rights reserved.`);
    const manifest = await context.request.get("/manifest.webmanifest");
    expect(await manifest.json()).toMatchObject({ name });
    // A page that the browser renders by itself.
    await shopPage.goto("/login");
    await expect(shopPage).toHaveTitle(`Welcome Back · ${name}`);
  };
  await demoAdmin(page);
  await page.goto("/admin/settings");
  const { press, type, presses } = countedTouchOn(page);
  const group = page.locator("details").filter({ hasText: "Tagline" });
  await press(group.locator("summary"));
  await type(page.getByLabel("Links in mails", { exact: true }), "#ffffff");
  await press(page.getByRole("button", { name: "Save Brand" }));
  await expect(group.getByText(/The colour of the links has a contrast of 1\.0:1/)).toBeVisible();
  await type(page.getByLabel("Links in mails", { exact: true }), "#2b3a82");
  await type(page.getByLabel("Shop name"), 'Kesar & "Sons" <b>');
  await type(page.getByLabel("Tagline"), "Woven by hand");
  await press(page.getByRole("button", { name: "Save Brand" }));
  await expect(group.getByText("Saved. It is valid everywhere now.")).toBeVisible();
  expect(presses()).toBeLessThanOrEqual(8);
  await expectName('Kesar & "Sons" <b>', 'Kesar & "Sons" <b>: Woven by hand');

  await group.getByRole("button", { name: "Earlier changes" }).click();
  await group.getByRole("button", { name: /^Undo/ }).first().click();
  await expect(group.getByText("The change is undone.")).toBeVisible();
  await expectName("Saanjh", "Saanjh: Western lines, Indian hands");
  await context.close();
});
