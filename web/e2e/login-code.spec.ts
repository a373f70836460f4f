import type { Page } from "@playwright/test";
import { createAccount } from "./support/account.ts";
import { confirmedHeading, fillAddress } from "./support/checkout.ts";
import { mailTo } from "./support/mailbox.ts";
import { expect, test } from "./support/test.ts";
import { uniqueEmail } from "./support/sign-up.ts";

const dress = "Nuapatna Ikat Wrap Dress";

/** From the product page as a visitor to the login, which returns to it. */
const addAsVisitor = async (page: Page) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Shop Now" }).first().click();
  await page.getByRole("link", { name: dress }).first().click();
  await page.getByText("M", { exact: true }).first().click();
  await page.getByRole("button", { name: "Buy Now" }).first().click();
  await expect(page).toHaveURL(/\/login$/);
};

/** Asks for a code on the login page, and types it. */
const useCode = async (page: Page, email: string) => {
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "E-mail me a code instead" }).click();
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
  await page.getByRole("button", { name: "Send Code" }).click();
  await expect(page.getByLabel("Login code")).toBeFocused();
  const { text } = await mailTo(page.request, email, /login code/);
  await page.reload();
  await page.getByLabel("Login code").fill("1234");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("The code in the mail has eight digits.")).toBeVisible();
  const digits = /^ +(\d{8})$/m.exec(text)?.[1] ?? "";
  await page.getByLabel("Login code").fill(`${digits.slice(0, 4)} ${digits.slice(4)}`);
  await page.getByRole("button", { name: "Continue" }).click();
};

const placeOrder = async (page: Page) => {
  await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
  await fillAddress(page);
  await page.getByRole("radio", { name: /Cash on delivery/ }).check();
  await page.getByRole("button", { name: "Place Order" }).click();
  await expect(page.getByRole("heading", confirmedHeading)).toBeVisible();
};

test("a known shopper buys with one code and no password", async ({ page }) => {
  const { email } = await createAccount(page.request);
  await addAsVisitor(page);
  await useCode(page, email);
  await placeOrder(page);
});

test("a new shopper verifies the address by the code, signs up, and buys", async ({ page }) => {
  const email = uniqueEmail();
  await addAsVisitor(page);
  await useCode(page, email);
  await expect(page.getByText("Email verified successfully! Complete your signup below.")).toBeVisible();
  await page.getByLabel("Full name").fill("Ritu Malhotra");
  await page.getByLabel("Password", { exact: true }).fill("tamarind and jute");
  await page.getByLabel("Confirm password").fill("tamarind and jute");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await placeOrder(page);
});
