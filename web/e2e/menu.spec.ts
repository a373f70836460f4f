import type { Page } from "@playwright/test";
import { androidPage, pressBack } from "./support/close-watchers.ts";
import { expect, test } from "./support/test.ts";
import { newShopper } from "./support/shopper.ts";
import { graphqlUrl, isOperation } from "./support/operation.ts";

/** Makes the cart query return `totalQuantity` pieces. */
const withPieces = (page: Page, totalQuantity: number) =>
  page.route(graphqlUrl, async (route) => {
    if (!isOperation(route.request(), "CartCount")) return route.fallback();
    const response = await route.fetch();
    const body = (await response.json()) as { data: { cart: object } };
    return route.fulfill({ json: { data: { ...body.data, cart: { ...body.data.cart, totalQuantity } } } });
  });

const headerLinks = [
  ["Home", "/"],
  ["Shop", "/shop"],
  ["Contact", "/contact"],
  ["About", "/about"],
] as const;

test.describe("on a desktop", () => {
  test("the header has four links, a search, the cart and a link to the login @desktop", async ({ page }) => {
    await page.goto("/");
    const head = page.getByRole("banner");
    for (const [name, path] of headerLinks)
      await expect(head.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
    await expect(head.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login");
    // Before, the browser sends the form itself, with the text as it is.
    await expect(page.locator("html")).toHaveAttribute("data-hydrated", "");
    await head
      .getByRole("textbox")
      .or(head.getByRole("searchbox"))
      .or(head.getByRole("combobox"))
      .first()
      .fill("  ikat  ");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/search\?term=ikat$/);
  });
});

test.describe("on a phone", () => {
  const openMenu = async (page: Page) => {
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu).toBeVisible();
    return menu;
  };

  test("the menu has the header's links with login and sign-up for a visitor", async ({ page }) => {
    await page.goto("/about");
    const menu = await openMenu(page);
    for (const [name, path] of [...headerLinks, ["Login", "/login"], ["Sign Up", "/signup"]] as const)
      await expect(menu.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
    for (const name of [/^Cart/, "Dashboard", "My Orders"])
      await expect(menu.getByRole("link", { name })).toHaveCount(0);
    await expect(menu.getByRole("button", { name: "Logout" })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(menu).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Menu" })).toBeFocused();
  });

  test("Back on Android closes the menu and stays on the page", async ({ browser, baseURL }) => {
    const page = await androidPage(browser, baseURL);
    await page.goto("/about");
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    const menu = await openMenu(page);
    await pressBack(page);
    await expect(menu).toHaveCount(0);
    await expect(page).toHaveURL(/\/about$/);
    await page.context().close();
  });

  test("the menu opens before its closed list of kinds is rendered", async ({ page }) => {
    await page.goto("/about");
    // A mutation observer is called after each commit of React, before the next one.
    await page.evaluate(() => {
      new MutationObserver((_, observer) => {
        const menu = document.querySelector("[role=dialog]");
        if (!menu) return;
        observer.disconnect();
        document.body.dataset["firstKinds"] = String(menu.querySelectorAll("details a").length);
      }).observe(document.body, { childList: true, subtree: true });
    });
    const menu = await openMenu(page);
    await expect(menu.locator("details a")).toHaveCount(17);
    await expect(page.locator("body")).toHaveAttribute("data-first-kinds", "0");
  });

  test("a shopper finds Cart (99+), Dashboard, My Orders and Logout in the menu", async ({ page }) => {
    await newShopper(page);
    await withPieces(page, 120);
    await page.goto("/about");
    const head = page.getByRole("banner");
    await expect(head.getByRole("link", { name: "Your account" })).toHaveAttribute("href", "/user/dashboard");
    await expect(head.getByRole("link", { name: "Cart, 99+ in it" })).toContainText("99+");
    const menu = await openMenu(page);
    await expect(menu.getByRole("link", { name: "Cart (99+)" })).toHaveAttribute(
      "href",
      "/user/dashboard/cart",
    );
    await expect(menu.getByRole("link", { name: "Dashboard" })).toHaveAttribute("href", "/user/dashboard");
    await expect(menu.getByRole("link", { name: "My Orders" })).toHaveAttribute("href", "/orders");
    await expect(menu.getByRole("link", { name: "Login" })).toHaveCount(0);
    await menu.getByRole("button", { name: "Logout" }).click();
    await expect(menu).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Log in" })).toBeVisible();
    expect(await page.evaluate(() => window.localStorage.length)).toBe(0);
  });
});
