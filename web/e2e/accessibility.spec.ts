import type { Locator, Page } from "@playwright/test";
import { closeDialog, expectAccessibleStates, failedLoads } from "./support/accessible-states.ts";
import { expectAccessible, expectAccessibleAtBothWidths } from "./support/accessibility.ts";
import { adminPaths } from "./support/admin-pages.ts";
import { cutNetwork } from "./support/network.ts";
import { openLoaded } from "./support/open-loaded.ts";
import { withoutPreloadedQueries } from "./support/preloaded-queries.ts";
import { expectNoZoom } from "./support/small-fields.ts";
import { expect, test } from "./support/test.ts";
import { demoAdmin, demoShopper } from "./support/shopper.ts";
import { uniqueEmail } from "./support/sign-up.ts";

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

test.describe("what a visitor opens and meets is accessible", () => {
  test.beforeEach(({ allowConsoleErrors }) => allowConsoleErrors());

  test("the menu, the suggestions, the kinds of garments and the notice about the network", async ({
    page,
  }) => {
    await page.goto("/about");
    await expectAccessibleStates(page, "about", [
      [
        "the menu",
        async () => {
          await page.getByRole("button", { name: "Menu" }).click();
          await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
        },
      ],
      [
        "suggestions",
        async () => {
          await closeDialog(page);
          const box = page.getByRole("combobox", { name: "Search the shop" }).filter({ visible: true });
          if (!(await box.isVisible()))
            await page.getByRole("button", { name: "Search", exact: true }).first().click();
          await box.fill("silk");
          await expect(page.getByRole("option").filter({ hasText: "Silk" }).first()).toBeVisible();
          await box.press("ArrowDown");
          await expect(page.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
        },
        "own width",
      ],
      [
        "kinds of garments",
        async () => {
          await page.setViewportSize({ width: 1280, height: 800 });
          await page.goto("/about");
          await page.getByRole("button", { name: "Kinds of garments" }).press("Enter");
          const kinds = page.getByRole("navigation", { name: "Kinds of garments" });
          await expect(kinds.getByRole("link", { name: "Kurtas" })).toBeVisible();
        },
        "own width",
      ],
      [
        "without a network",
        async () => {
          await page.setViewportSize({ width: 390, height: 844 });
          await page.goto("/about");
          await cutNetwork(page);
        },
        "own width",
      ],
    ]);
    await page.context().setOffline(false);
  });

  test("the form of a message", async ({ page }) => {
    await page.goto("/contact");
    const send = page.getByRole("button", { name: "Send Message" });
    await expectAccessibleStates(page, "contact", [
      [
        "the refused form",
        async () => {
          await send.click();
          await expect(page.getByText("Please enter a subject.")).toBeVisible();
        },
        "own width",
      ],
      [
        "the sent message",
        async () => {
          await page.getByLabel("Name").fill("Ritu Malhotra");
          await page.getByLabel("E-mail").fill(uniqueEmail());
          await page.getByLabel("Subject").fill("Between sizes");
          await page.getByLabel("Message").fill("S or M?");
          await send.click();
          await expect(page.getByRole("heading", { name: "Thank you, Ritu Malhotra" })).toBeVisible();
        },
      ],
    ]);
  });

  test("pages that are not there", async ({ page }) => {
    const open = async (path: string, heading: string) => {
      await page.goto(path);
      await expect(page.getByText(heading).first()).toBeVisible();
    };
    await expectAccessibleStates(page, "not found", [
      ["a page", () => open("/no-such-page", "Page not found")],
      [
        "a payment link",
        () => open(`/pay/${"A".repeat(64)}`, "This payment link is invalid or has expired."),
      ],
    ]);
  });

  test("pages that could not be loaded", async ({ page }) => {
    await withoutPreloadedQueries(page);
    const loads = failedLoads(page, [
      ["home", "/", "HomePage", "Please check your connection and try again."],
      ["shop", "/shop", "ShopPage", "The products could not be loaded."],
    ]);
    await expectAccessibleStates(page, "failed load", loads);
  });
});
