import type { Page } from "@playwright/test";
import { mailTo } from "./support/mailbox.ts";
import { expect, test } from "./support/shop-test.ts";
import { signIn, signUp, someone } from "./support/sign-up.ts";

const shopper = { email: "shopper@example.com", password: "shopper-demo" };

/** The exact sentences of the specification, section 8. */
const says = (page: Page, sentence: string) =>
  expect(page.getByText(sentence, { exact: true })).toBeVisible();

const offline = (page: Page) => page.route("**/graphql", (route) => route.abort());

test("the subscribe box on home says what the catalogue of messages says", async ({ page, loudConsole }) => {
  loudConsole();
  await page.goto("/");
  const box = page
    .locator("form")
    .filter({ has: page.getByRole("button", { name: /link|Subscribe|Send/i }) })
    .last();
  await box.scrollIntoViewIfNeeded();
  await box.getByRole("button").click();
  await says(page, "Please enter a valid email.");
  await box.getByRole("textbox").fill(`box.${Date.now()}@example.com`);
  await box.getByRole("button").click();
  await expect(page.getByText("Check your inbox for the verification link!")).toBeVisible();
  await expect(page.getByText("Link sent! Check your email to continue signup.")).toBeVisible();
  await page.reload();
  await box.getByRole("textbox").fill(shopper.email);
  await box.getByRole("button").click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText("Email already registered. Please log in.")).toBeVisible();
});

test("login, sign-up and recovery name what is wrong, also without a network", async ({
  page,
  loudConsole,
}) => {
  loudConsole();
  await page.goto("/login");
  await page.getByLabel("E-mail").fill(shopper.email);
  await page.getByLabel("Password", { exact: true }).fill("not-her-password");
  await page.getByRole("button", { name: "Sign In" }).click();
  await says(page, "Invalid email or password.");

  await page.goto("/signup");
  await page.getByLabel("E-mail").fill("no address");
  await page.getByRole("button", { name: "Send Verification Link" }).click();
  await says(page, "Please enter a valid email address.");

  await page.goto("/reset-password?token=broken");
  await page.getByLabel("New password", { exact: true }).fill("secret12");
  await page.getByLabel(/Confirm/).fill("secret12");
  await page.getByRole("button", { name: "Reset Password" }).click();
  await says(page, "This password reset link is invalid or has expired.");
});

test("a one-time password leads to a new password, and a wrong one does not", async ({
  page,
  loudConsole,
}) => {
  loudConsole();
  const email = someone();
  await signUp(page, email);
  await page.evaluate(() => window.localStorage.clear());
  await page.goto("/forgot-password");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Send OTP" }).click();
  const mail = await mailTo(page.request, email, /one-time password/);
  const otp = mail.text.match(/^\s+(\d{6})$/m)?.[1] ?? "";
  await page.getByLabel("OTP").fill(otp === "000000" ? "000001" : "000000");
  await page.getByLabel("New password", { exact: true }).fill("another1");
  const submit = page.getByRole("main").getByRole("button", { name: /Reset|Change|Set/ });
  await submit.click();
  await says(page, "Invalid OTP or error resetting password");
  await page.getByLabel("OTP").fill(otp);
  await submit.click();
  await says(page, "Password reset successfully");
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, email, "another1");
  await expect(page).toHaveURL(/\/user\/dashboard$/);
});

test("the profile is saved, and says so when it is not", async ({ page, loudConsole }) => {
  loudConsole();
  await signIn(page, shopper.email, shopper.password);
  await expect(page).toHaveURL(/\/user\/dashboard$/);
  await page.goto("/user/dashboard/profile-edit");
  await page.getByLabel("Mobile").fill("9876543210");
  await page.getByRole("main").getByRole("button", { name: /Save/ }).click();
  await says(page, "Profile updated successfully!");
  await offline(page);
  await page.getByRole("main").getByRole("button", { name: /Save/ }).click();
  await says(page, "Failed to update profile");
});
