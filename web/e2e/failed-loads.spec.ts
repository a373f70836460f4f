import type { Page } from "@playwright/test";
import { takeOffline, recordFailedLoads } from "./support/offline.ts";
import { withoutPreloadedQueries } from "./support/preloaded-queries.ts";
import { expect, test } from "./support/test.ts";
import { demoAdmin, newShopper } from "./support/shopper.ts";

type Load = {
  page: string;
  operation: string;
  path: string;
  /** The message beside Retry. */
  says: string;
  /** Visible after a successful retry. */
  comes: string | RegExp;
};

const publicLoads: Load[] = [
  {
    page: "home",
    operation: "HomePage",
    path: "/",
    says: "Please check your connection and try again.",
    comes: "See all block print",
  },
  {
    page: "a page of text",
    operation: "TextPage",
    path: "/delivery",
    says: "Please check your connection and try again.",
    comes: "Where we deliver",
  },
  {
    page: "shop",
    operation: "ShopPage",
    path: "/shop",
    says: "The products could not be loaded.",
    comes: /^\d+ products found$/,
  },
  {
    page: "search results",
    operation: "SearchPage",
    path: "/search?term=ikat",
    says: "The products could not be loaded.",
    comes: /^\d+ products? found$/,
  },
];

const shopperLoads: Load[] = [
  {
    page: "dashboard",
    operation: "DashboardPage",
    path: "/user/dashboard",
    says: "Your figures could not be loaded.",
    comes: "Quick actions",
  },
  {
    page: "My Orders",
    operation: "MyOrders",
    path: "/orders",
    says: "Your orders could not be loaded.",
    comes: "No orders yet",
  },
  {
    page: "wishlist",
    operation: "WishlistPage",
    path: "/user/dashboard/wishlist",
    says: "Your wishlist could not be loaded.",
    comes: "No items in your wishlist.",
  },
];

const adminLoads: Load[] = [
  {
    page: "admin's dashboard",
    operation: "AdminDashboardPage",
    path: "/admin",
    says: "The figures could not be loaded.",
    comes: "All orders",
  },
  {
    page: "admin's sales",
    operation: "AdminSales",
    path: "/admin/dashboard",
    says: "The sales could not be loaded.",
    comes: /^from \d+ orders?, net /,
  },
  {
    page: "admin's customers",
    operation: "AdminCustomers",
    path: "/admin/dashboard?view=customers",
    says: "The customers could not be loaded.",
    comes: /^No customers yet$|\d+ of \d+ customers/,
  },
  {
    page: "admin's orders",
    operation: "AdminOrderList",
    path: "/admin/orders",
    says: "The orders could not be loaded.",
    comes: /^All/,
  },
  {
    page: "admin's returns",
    operation: "AdminOrderList",
    path: "/admin/returns",
    says: "The orders could not be loaded.",
    comes: /^No cancelled orders\.$|\d+ of \d+ orders?/,
  },
  {
    page: "admin's payments",
    operation: "AdminPaymentsPage",
    path: "/admin/payments",
    says: "The payments could not be loaded.",
    comes: /^No payments yet$|\d+ of \d+ payments/,
  },
  {
    page: "admin's deliveries",
    operation: "AdminDeliveryPage",
    path: "/admin/delivery",
    says: "The orders could not be loaded.",
    comes: /^Nothing to pack$|^Select all \d+ shown$/,
  },
  {
    page: "inbox",
    operation: "AdminMessagesPage",
    path: "/admin/messages",
    says: "The messages could not be loaded.",
    comes: /^\d+ unread, \d+ open$/,
  },
];

const expectFailedLoad = async (page: Page, { page: name, operation, path, says, comes }: Load) => {
  const logged = recordFailedLoads(page);
  const goOnline = await takeOffline(page, operation);
  await page.goto(path);
  const alert = page.getByRole("main").getByRole("alert").filter({ hasText: says });
  await expect(alert, name).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(logged).toContain(operation);
  const before = logged.length;
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect.poll(() => logged.length).toBeGreaterThan(before);
  await expect(alert).toBeVisible();
  await goOnline();
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("main").getByText(comes).first()).toBeVisible();
  await expect(alert).toHaveCount(0);
};

for (const [pages, loads, logIn] of [
  ["home, shop and search", publicLoads, undefined],
  ["the shopper's pages", shopperLoads, newShopper],
  ["the admin's pages", adminLoads, demoAdmin],
] as const)
  test(`${pages}: Retry loads a list after a failed load, which is logged`, async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors();
    await logIn?.(page);
    await withoutPreloadedQueries(page);
    for (const load of loads) await expectFailedLoad(page, load);
  });

test("a failed product shows a message beside Retry", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors();
  await page.goto("/shop");
  const path = await page
    .getByRole("main")
    .getByRole("article")
    .first()
    .getByRole("link")
    .first()
    .getAttribute("href");
  const logged = recordFailedLoads(page);
  await withoutPreloadedQueries(page);
  const goOnline = await takeOffline(page, "ProductPage", "SimilarProducts");
  await page.goto(path ?? "/");
  await expect(page.getByText("This product could not be loaded.")).toBeVisible();
  await goOnline();
  await takeOffline(page, "SimilarProducts");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("button", { name: /Add to Cart|Out of stock/ }).first()).toBeVisible();
  await page.getByRole("heading", { name: "You Might Also Like" }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("alert").filter({ hasText: "could not be loaded" })).toBeVisible();
  expect(new Set(logged)).toEqual(new Set(["ProductPage", "SimilarProducts"]));
});
