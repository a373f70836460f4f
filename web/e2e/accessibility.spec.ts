import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/test.ts";
import { demoAdmin, demoShopper } from "./support/shopper.ts";

const pages = [
  "/",
  "/shop",
  "/shop?filter=party",
  "/search?term=silk",
  "/login",
  "/about",
  "/contact",
  "/delivery",
  "/privacy",
];

for (const path of pages)
  test(`${path} has no barrier that axe knows, and no sideways scroll`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main").getByRole("status").filter({ hasText: "Loading" })).toHaveCount(0);
    await expectAccessible(page, path);
  });

test.describe("behind the login", () => {
  for (const path of [
    "/user/dashboard",
    "/user/dashboard/cart",
    "/user/dashboard/orders",
    "/user/dashboard/wishlist",
    "/user/dashboard/returns",
    "/user/dashboard/profile-edit",
    "/user/dashboard/settings/password",
    "/user/dashboard/settings/notifications",
    "/user/dashboard/settings/account",
    "/user/dashboard/settings/privacy",
    "/user/dashboard/settings/security",
    "/orders",
  ])
    test(`${path} has no barrier that axe knows, and no sideways scroll`, async ({ page }) => {
      await demoShopper(page);
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await expectAccessible(page, path);
    });

  test("the admin's pages have no barrier that axe knows, and no sideways scroll", async ({ page }) => {
    await demoAdmin(page);
    for (const path of ["/admin/dashboard", "/admin/orders", "/admin/messages?state=all"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await expectAccessible(page, path);
    }
  });
});

test.describe("dialogs have no barrier, close by Escape, and give the focus back", () => {
  const opens = async (page: Page, opener: Locator) => {
    await opener.click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await expectAccessible(page, "the dialog");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  };

  test("forgot password", async ({ page }) => {
    await page.goto("/login");
    await opens(page, page.getByRole("button", { name: "Forgot password?" }));
  });

  for (const [name, path, opener] of [
    ["delete account", "/user/dashboard/settings/privacy", "Delete My Account"],
    ["profile picture", "/user/dashboard/profile-edit", /picture/i],
  ] as const)
    test(name, async ({ page }) => {
      await demoShopper(page);
      await page.goto(path);
      await opens(page, page.getByRole("main").getByRole("button", { name: opener }).first());
    });

  test("log out everywhere else", async ({ page }) => {
    await demoShopper(page);
    await demoShopper(page);
    await page.goto("/user/dashboard/settings/security");
    await opens(page, page.getByRole("main").getByRole("button", { name: /all other/i }));
  });
});
