import type { Page } from "@playwright/test";
import {
  confirmedHeading,
  pressInPaymentWindow,
  placeOrder,
  openFilledCheckout,
} from "./support/checkout.ts";
import { createAccount } from "./support/account.ts";
import { adminPaths } from "./support/admin-pages.ts";
import { expect, test } from "./support/test.ts";
import { demoAdmin, newShopper } from "./support/shopper.ts";

test.use({ hasOwnContext: true, hasPictures: true });

/**
 * Collects the violations of the content security policy on every page from now on, for example "style-src-attr at
 * /shop".
 */
const violationsOf = async (page: Page): Promise<string[]> => {
  const violations: string[] = [];
  await page.exposeFunction("noteViolation", (what: string) => violations.push(what));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { noteViolation } = window as unknown as { noteViolation: (what: string) => void };
      noteViolation(
        `${event.effectiveDirective} of ${event.blockedURI} ${event.sample} at ${location.pathname}`,
      );
    });
  });
  return violations;
};

const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
};

test("a shopper's pages and the payment violate no policy", async ({ page }) => {
  const violations = await violationsOf(page);
  const shopper = await newShopper(page);
  for (const path of ["/", "/shop", "/search?q=dress", "/contact", "/login"]) await visit(page, path);
  await page.goto("/shop");
  await page.locator('a[href^="/product/"]').first().click();
  await expect(page.getByRole("button", { name: "Add to Cart" }).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  await shopper.addToCart(3);
  await openFilledCheckout(page);
  await placeOrder(page);
  const dialog = page.getByRole("dialog", { name: "Test payment" });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Pay", exact: true })).toHaveCSS("min-height", "44px");
  await pressInPaymentWindow(page, "Pay");
  await expect(page.getByRole("heading", confirmedHeading)).toBeVisible();
  for (const path of ["/orders", "/user/dashboard", "/user/dashboard/cart", "/user/dashboard/wishlist"])
    await visit(page, path);
  expect(violations).toEqual([]);
});

test("the admin's pages violate no policy", async ({ page }) => {
  const violations = await violationsOf(page);
  await demoAdmin(page);
  for (const path of adminPaths) await visit(page, path);
  expect(violations).toEqual([]);
});

test("pages that the server renders itself have their own policies", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors();
  const violations = await violationsOf(page);
  // Its verification mail is in the mailbox.
  await createAccount(page.request);
  await page.goto("/invoices?token=none");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-size", "31px");
  await page.goto("/dev/mailbox");
  await expect(page.locator("body")).toHaveCSS("max-width", "704px");
  await page.getByRole("listitem").getByRole("link").first().click();
  await expect(page.getByRole("link", { name: "as text" })).toBeVisible();
  await expect(page.locator("body")).toHaveCSS("max-width", "704px");
  expect(violations).toEqual([]);
});

test("the policy blocks inline styles, active HTML and scripts of other origins", async ({
  browser,
  baseURL,
}) => {
  // A separate page, since the browser logs each violation, and this test causes them.
  const page = await browser.newPage({ baseURL: baseURL ?? "" });
  await page.goto("/");
  // Without the client's policy, the page refuses every markup and script.
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "");
  const outcome = await page.evaluate(() => {
    const attempt = (act: () => void): string => {
      try {
        act();
        return "done";
      } catch (error) {
        return error instanceof Error ? error.name : "refused";
      }
    };
    const box = document.createElement("div");
    document.body.append(box);
    const styled = document.createElement("p");
    styled.setAttribute("style", "color: rgb(1, 2, 3)");
    box.append(styled);
    const script = document.createElement("script");
    return {
      plainMarkup: attempt(() => (box.innerHTML += "<b>bold</b>")),
      runningMarkup: attempt(() => (box.innerHTML = "<img src=x onerror=alert(1)>")),
      foreignScript: attempt(() => (script.src = "https://a.example/x.js")),
      ownScript: attempt(() => (script.src = "/x.js")),
      scriptText: attempt(() => (script.text = "alert(1)")),
      color: getComputedStyle(styled).color,
    };
  });
  expect(outcome).toEqual({
    plainMarkup: "done",
    runningMarkup: "TypeError",
    foreignScript: "TypeError",
    ownScript: "done",
    scriptText: "TypeError",
    color: expect.not.stringMatching(/^rgb\(1, 2, 3\)$/) as unknown,
  });
  await page.close();
});
