import type { Locator, Page } from "@playwright/test";
import { expectAccessible, expectAccessibleAtBothWidths } from "./support/accessibility.ts";
import { adminPaths } from "./support/admin-pages.ts";
import { openLoaded } from "./support/open-loaded.ts";
import { expectNoZoom } from "./support/small-fields.ts";
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

/** The page of a phone has no field into which the phone zooms; at both widths it is accessible. */
const expectWellMade = async (page: Page, path: string): Promise<void> => {
  await expectNoZoom(page, path);
  await expectAccessibleAtBothWidths(page, path, true);
};

test("a visitor's pages have no axe violations, no horizontal scroll and no field into which a phone zooms @core", async ({
  page,
}) => {
  test.slow();
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main").getByRole("status").filter({ hasText: "Loading" })).toHaveCount(0);
    await expectWellMade(page, path);
  }
});

test.describe("pages that need a login", () => {
  const shopperPaths = [
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
  ];

  test("a shopper's pages have no axe violations, no horizontal scroll and no field into which a phone zooms", async ({
    page,
  }) => {
    test.slow();
    await demoShopper(page);
    for (const path of shopperPaths) {
      await openLoaded(page, path);
      await expectWellMade(page, path);
    }
  });

  test("the admin's pages have no axe violations, no horizontal scroll and no field into which a phone zooms", async ({
    page,
  }) => {
    test.slow();
    await demoAdmin(page);
    for (const path of adminPaths) {
      await openLoaded(page, path);
      await expectWellMade(page, path);
    }
  });
});

test.describe("dialogs are accessible, close by Escape and return the focus", () => {
  const expectAccessibleDialog = async (page: Page, opener: Locator, name: string) => {
    await opener.click();
    const dialog = page.getByRole("dialog", { name });
    await expect(dialog).toBeVisible();
    await expectAccessible(page, "the dialog");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  };

  test("forgot password", async ({ page }) => {
    await page.goto("/login");
    await expectAccessibleDialog(
      page,
      page.getByRole("button", { name: "Forgot password?" }),
      "Forgot Password",
    );
  });

  for (const [name, path, opener, title] of [
    ["delete account", "/user/dashboard/settings/privacy", "Delete My Account", "Delete your account?"],
    ["profile picture", "/user/dashboard/profile-edit", /picture/i, "Profile picture"],
  ] as const)
    test(name, async ({ page }) => {
      await demoShopper(page);
      await page.goto(path);
      await expectAccessibleDialog(
        page,
        page.getByRole("main").getByRole("button", { name: opener }).first(),
        title,
      );
    });

  test("log out everywhere else", async ({ page }) => {
    await demoShopper(page);
    await demoShopper(page);
    await page.goto("/user/dashboard/settings/security");
    await expectAccessibleDialog(
      page,
      page.getByRole("main").getByRole("button", { name: /all other/i }),
      "Log out all other devices?",
    );
  });
});
