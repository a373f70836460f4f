import type { Page } from "@playwright/test";
import { createAccount } from "./support/account.ts";
import { confirmedHeading, fillAddress, placeOrder } from "./support/checkout.ts";
import { signIn } from "./support/sign-up.ts";
import { expect, test } from "./support/test.ts";

const dress = "Nuapatna Ikat Wrap Dress";

const notSaved =
  "Your browser does not save your login. You stay logged in until you close or reload this tab.";

/** The browser denies storage, as with blocked cookies. */
const denyStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
  });

test("a shopper whose browser denies storage buys in this tab @phone", async ({ page }) => {
  const { email, password } = await createAccount(page.request);
  await denyStorage(page);
  await signIn(page, email, password);
  await expect(page.getByText(notSaved)).toBeVisible();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Shop", exact: true }).click();
  await page.getByRole("link", { name: dress }).first().click();
  await page.getByText("M", { exact: true }).first().click();
  await page.getByRole("button", { name: "Buy Now" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
  await fillAddress(page);
  await page.getByRole("radio", { name: /Cash on delivery/ }).check();
  await placeOrder(page);
  await expect(page.getByRole("heading", confirmedHeading)).toBeVisible();
  await page.getByRole("link", { name: "View Orders" }).click();
  await expect(page.getByRole("article", { name: /^Order SJ/ })).toContainText(dress);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Welcome Back" })).toBeVisible();
});
