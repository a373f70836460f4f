import type { Page } from "@playwright/test";
import { adminPages } from "./support/admin-pages.ts";
import { openLoaded } from "./support/open-loaded.ts";
import { sql } from "./support/database.ts";
import { keyboardOn } from "./support/keyboard.ts";
import { demoAdmin, newShopper } from "./support/shopper.ts";
import { submitSignIn } from "./support/sign-up.ts";
import { expect, test } from "./support/test.ts";

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

/** The navigation with every page: the sidebar, or the opened menu of a phone. */
const allLinks = async (page: Page) => {
  if (!isPhone(page)) return page.getByRole("navigation", { name: "Admin", exact: true });
  await page.getByRole("button", { name: "Menu" }).click();
  return page.getByRole("navigation", { name: "All admin pages" });
};

test("the navigation leads to every page and marks the current one @both", async ({ page }) => {
  await demoAdmin(page);
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  const [dashboard, ...others] = adminPages;
  for (const [label, path] of [...others, dashboard]) {
    const links = await allLinks(page);
    await expect(links.getByRole("link")).toHaveCount(adminPages.length);
    await links.getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(heading(page, label)).toBeFocused();
    const current = (await allLinks(page)).locator("[aria-current=page]");
    // A number of what waits can follow.
    await expect(current).toHaveText(new RegExp(`^${label}`));
    if (isPhone(page)) await page.keyboard.press("Escape");
  }
});

test("a page below Manage products has its own URL and keeps the mark", async ({ page }) => {
  await demoAdmin(page);
  await page.goto("/admin/manage-products/import");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect((await allLinks(page)).locator("[aria-current=page]")).toHaveText(/^Manage products/);
});

test("by keyboard the skip link leads past the navigation @both", async ({ page }) => {
  await demoAdmin(page);
  await page.goto("/admin/orders");
  await expect(heading(page, "Orders")).toBeVisible();
  const { press, tabTo, expectAt } = keyboardOn(page);
  await press("Tab");
  await expectAt(page.getByRole("link", { name: "Skip to the page" }));
  await press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await press("Tab");
  await expectAt(page.getByRole("main").getByRole("link", { name: "History" }));
  await tabTo(page.getByRole("button", { name: "Logout" }), { isBack: true });
});

const storedKeys = (page: Page) =>
  page.evaluate(() => [...Object.keys(window.localStorage), ...Object.keys(window.sessionStorage)]);

for (const from of ["the header", "the menu"] as const)
  test(`logout in ${from} clears all storage, ends the session and goes to the login`, async ({ page }) => {
    await page.goto("/login");
    await submitSignIn(page, "admin@example.com", "admin-demo");
    await expect(heading(page, "Dashboard")).toBeVisible();
    await page.evaluate(() => {
      window.localStorage.setItem("something", "else");
      window.sessionStorage.setItem("more", "of it");
    });
    const token = await page.evaluate(() => window.localStorage.getItem("adminToken"));
    expect(token).toBeTruthy();
    const orders = () =>
      page.request.get("/api/orders/admin/all?limit=1", { headers: { authorization: `Bearer ${token}` } });
    expect((await orders()).status()).toBe(200);
    if (from === "the menu") await page.getByRole("button", { name: "Menu" }).click();
    const place = from === "the menu" ? page.getByRole("dialog", { name: "Menu" }) : page.getByRole("banner");
    await place.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(heading(page, "Welcome Back")).toBeVisible();
    expect(await storedKeys(page)).toEqual([]);
    await expect.poll(async () => (await orders()).status()).toBe(401);
    await page.goto("/admin/orders");
    await expect(page).toHaveURL(/\/login$/);
  });

test("a long name of the admin breaks no page @both", async ({ page }) => {
  const longName = "Venkatanarasimharajuvaripeta Lakshmi Narasimhan ".repeat(3).trim();
  await demoAdmin(page);
  await sql("update users set name = $1 where role = 'admin'", [longName]);
  try {
    const width = isPhone(page) ? 360 : 1024;
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/admin/orders");
    await expect(page.getByRole("button", { name: "Logout" })).toBeInViewport({ ratio: 1 });
    if (isPhone(page)) {
      await page.getByRole("button", { name: "Menu" }).click();
    }
    await expect(page.getByText(longName).filter({ visible: true })).toHaveCount(1);
  } finally {
    await sql("update users set name = 'Shop admin' where role = 'admin'", []);
  }
});

test.describe("on a phone of 360 px, with one hand", () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await demoAdmin(page);
  });

  test("every target of the bar at the bottom is at least 44 px", async ({ page }) => {
    for (const [, path] of adminPages) {
      await openLoaded(page, path);
      const bar = page.getByRole("navigation", { name: "Admin", exact: true });
      const box = await bar.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(740);
      for (const target of [...(await bar.getByRole("link").all()), bar.getByRole("button")]) {
        const size = await target.boundingBox();
        expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
      const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scroll, path).toBe(360);
    }
  });

  test("the menu opens from the bottom, closes by Escape and returns the focus", async ({ page }) => {
    await page.goto("/admin/returns");
    const opener = page.getByRole("button", { name: "Menu" });
    await expect(opener).toHaveAttribute("aria-current", "true");
    await opener.tap();
    const menu = page.getByRole("dialog", { name: "Menu" });
    // It slides in.
    await expect
      .poll(async () => {
        const box = await menu.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      })
      .toBe(740);
    for (const link of await menu.getByRole("link").all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.keyboard.press("Escape");
    await expect(menu).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test("the end of a page is not behind the bar", async ({ page }) => {
    await openLoaded(page, "/admin/dashboard");
    const last = page.getByRole("main").getByRole("link").last();
    await last.focus();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const [card, bar] = [
      await last.boundingBox(),
      await page.getByRole("navigation", { name: "Admin", exact: true }).boundingBox(),
    ];
    expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
});

/** Texts of the admin's pages. A script that holds one is the admin's. */
const adminTexts = [
  "Logged in as ",
  "No cancelled orders.",
  "No payments yet",
  "Nothing to pack",
  "Manage products",
];

/** The scripts that these pages download; of shopper's pages also those that they download after the client has started. */
const scriptsOf = async (page: Page, paths: readonly string[], isShopper = false): Promise<string[]> => {
  const scripts = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js") && pathname.startsWith("/assets/")) scripts.add(pathname);
  });
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    if (!isShopper) continue;
    await expect(page.locator("html")).toHaveAttribute("data-hydrated", "");
    await page.waitForLoadState("networkidle");
  }
  return Promise.all([...scripts].map(async (path) => (await page.request.get(path)).text()));
};

test("no shopper's page downloads the admin's scripts", async ({ page, browser, baseURL }) => {
  await newShopper(page);
  const shopperPaths =
    "/ /shop /search?term=silk /about /contact /orders /user/dashboard /user/dashboard/cart /user/dashboard/returns /user/dashboard/settings/security";
  const shopperScripts = await scriptsOf(page, shopperPaths.split(" "), true);
  expect(shopperScripts.length).toBeGreaterThan(10);
  expect(adminTexts.filter((text) => shopperScripts.some((script) => script.includes(text)))).toEqual([]);

  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  const admin = await context.newPage();
  await demoAdmin(admin);
  const adminScripts = await scriptsOf(admin, ["/admin/returns", "/admin/payments", "/admin/delivery"]);
  expect(adminTexts.filter((text) => !adminScripts.some((script) => script.includes(text)))).toEqual([]);
  await context.close();
});
