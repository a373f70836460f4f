import type { Page } from "@playwright/test";
import { createAccount } from "./support/account.ts";
import { confirmedHeading, fillAddress } from "./support/checkout.ts";
import { mailTo, tokenIn } from "./support/mailbox.ts";
import { sql } from "./support/database.ts";
import { expect, test } from "./support/test.ts";
import { submitSignIn, uniqueEmail } from "./support/sign-up.ts";

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

const codeIn = ({ text }: { text: string }): string => /^ +(\d{8})$/m.exec(text)?.[1] ?? "";

/** The digits of the next mail with a code after another one. */
const codeAfter = async (page: Page, email: string, former: string): Promise<string> => {
  let code = former;
  await expect
    .poll(async () => (code = codeIn(await mailTo(page.request, email, /login code/))))
    .not.toBe(former);
  return code;
};

/** Asks for a code on the login page, and types it. Returns its digits. */
const useCode = async (page: Page, email: string): Promise<string> => {
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "E-mail me a code instead" }).click();
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
  await page.getByRole("button", { name: "Send Code" }).click();
  await expect(page.getByLabel("Login code")).toBeFocused();
  const digits = codeIn(await mailTo(page.request, email, /login code/));
  await page.reload();
  await page.getByLabel("Login code").fill("1234");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("The code in the mail has eight digits.")).toBeVisible();
  await page.getByLabel("Login code").fill(`${digits.slice(0, 4)} ${digits.slice(4)}`);
  await page.getByRole("button", { name: "Continue" }).click();
  return digits;
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

test("a stranger buys with one code and a name before setting a password", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const email = uniqueEmail();
  await addAsVisitor(page);
  const firstCode = await useCode(page, email);
  await expect(page.getByText("Email verified successfully! Complete your signup below.")).toBeVisible();
  await expect(page.getByLabel("Password", { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByText("Please enter your name.")).toBeVisible();
  await page.getByLabel("Full name").fill("Ritu Malhotra");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await placeOrder(page);

  await page.goto("/user/dashboard/settings/privacy");
  await page.getByRole("button", { name: "Delete My Account" }).click();
  const deletion = page.getByRole("dialog", { name: "Delete your account?" });
  await deletion.getByLabel("Type DELETE to confirm").fill("DELETE");
  await deletion.getByRole("button", { name: "Delete for good" }).click();
  await expect(deletion.getByText("Please confirm with a code from your e-mail first.")).toBeVisible();
  await deletion.getByRole("button", { name: "E-mail me a code" }).click();
  const question = page.getByRole("dialog", { name: "Confirm it’s you" });
  // One code a minute: the one that opened the account was sent just now.
  await sql("delete from throttles where key like 'otpByCaller%'", []);
  await question.getByRole("button", { name: "Send code" }).click();
  await question.getByLabel("Code").fill(await codeAfter(page, email, firstCode));
  await question.getByRole("button", { name: "Continue" }).click();
  await expect(question).toBeHidden();
  await expect(deletion.getByText("Your e-mail is confirmed.")).toBeFocused();
  await deletion.getByRole("button", { name: "Keep it" }).click();

  await page.goto("/user/dashboard/settings/password");
  await expect(page.getByRole("heading", { level: 1, name: "Password" })).toBeVisible();
  await page.getByRole("button", { name: "E-mail me the link" }).click();
  await expect(page.getByText("Link sent. Please check your inbox.")).toBeVisible();
  const token = tokenIn(await mailTo(page.request, email, /password/i));
  await page.goto(`/reset-password?token=${token}`);
  await page.getByLabel("New password", { exact: true }).fill("tamarind and jute");
  await page.getByLabel("Confirm password").fill("tamarind and jute");
  await page.getByRole("button", { name: "Reset Password" }).click();
  await submitSignIn(page, email, "tamarind and jute");
  await expect(page.getByRole("heading", { level: 1, name: /^Welcome, / })).toBeVisible();
  await page.goto("/user/dashboard/settings/password");
  await expect(page.getByLabel("Current password")).toBeVisible();
});

test("a new shopper buys after signing up with a code and a password", async ({ page }) => {
  const email = uniqueEmail();
  await addAsVisitor(page);
  await useCode(page, email);
  await page.getByLabel("Full name").fill("Ritu Malhotra");
  await page.getByRole("button", { name: "Add a password, phone or picture now" }).click();
  await expect(page.getByLabel("Phone")).toBeFocused();
  await page.getByLabel("Password", { exact: true }).fill("tamarind and jute");
  await page.getByLabel("Confirm password").fill("tamarind and jute");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await placeOrder(page);
});
