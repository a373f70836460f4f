import type { Page } from "@playwright/test";
import { createAccount } from "./support/account.ts";
import { mailTo, tokenIn } from "./support/mailbox.ts";
import { busy, expectFailureMessages, expectMessage } from "./support/messages.ts";
import { expect, test } from "./support/test.ts";

// A context keeps an installed clock.
test.use({ hasOwnContext: true });

const newPasswords = async (page: Page, password: string, confirmation: string) => {
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(confirmation);
};

test.beforeEach(({ allowConsoleErrors }) => allowConsoleErrors());

test("the forgot-password dialog closes five seconds after its message, which has appeared under the pointer", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.install();
  await page.goto("/login");
  await page.getByRole("button", { name: "Forgot password?" }).click();
  const dialog = page.getByRole("dialog", { name: "Forgot Password" });
  const button = dialog.getByRole("button", { name: "Send Reset Link" });
  await button.click();
  await expectMessage(dialog, "Please enter a valid email address.");
  const { email } = await createAccount(page.request);
  await dialog.getByLabel("E-mail").fill(email);
  await button.click();
  await expectMessage(dialog, "Reset link sent. Please check your inbox.");
  await expect(dialog.getByRole("status").locator("div:hover")).not.toHaveCount(0);
  await page.clock.fastForward(5000);
  await expect(dialog).toBeHidden();
});

test("the reset by a mailed link", async ({ page }) => {
  await page.goto("/reset-password");
  await expectMessage(page, "Invalid reset link. Please request a new password reset.");
  await expectMessage(page, "This password reset link is invalid or has expired.");
  const button = page.getByRole("button", { name: "Reset Password" });
  await page.goto("/reset-password?token=broken");
  await newPasswords(page, "short", "other");
  await button.click();
  await expectMessage(page, "Password must be at least 6 characters long");
  await expectMessage(page, "Passwords do not match");
  await newPasswords(page, "tamarind7", "tamarind7");
  await button.click();
  await expectMessage(page, "This password reset link is invalid or has expired.");
  await expectFailureMessages(page, { operation: "ResetPassword", button }, [
    ["broken", "Failed to reset password"],
    ["offline", "Network error. Please try again."],
    ["proxy", "Failed to reset password"],
  ]);
  const { email } = await createAccount(page.request);
  await page.request.post("/api/auth/forgot-password", { data: { email } });
  await page.goto(`/reset-password?token=${tokenIn(await mailTo(page.request, email, /Reset/))}`);
  await newPasswords(page, "tulsi-7-malai", "tulsi-7-malai");
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await button.click();
  await expectMessage(page, "Password updated successfully! Redirecting to login...");
  await page.clock.runFor(1900);
  await expect(page).toHaveURL(/\/reset-password/);
  await page.clock.runFor(200);
  await expect(page).toHaveURL(/\/login$/);
});

test("the reset by a one-time password", async ({ page }) => {
  const { email } = await createAccount(page.request);
  await page.goto("/forgot-password");
  await page.getByLabel("E-mail").fill(email);
  const send = page.getByRole("button", { name: "Send OTP" });
  await expectFailureMessages(page, { operation: "SendOtp", button: send }, [
    ["offline", "Error sending OTP"],
    [busy, "Error sending OTP"],
  ]);
  await send.click();
  const otp = (await mailTo(page.request, email, /one-time password/)).text.match(/^\s+(\d{6})$/m)?.[1] ?? "";
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expectMessage(page, "The OTP in the mail has six digits.");
  await expectMessage(page, "Password must be at least 6 characters long");
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(2);
  await expect(page.getByLabel("OTP")).toBeFocused();
  await page.getByLabel("OTP").fill(otp === "000000" ? "000001" : "000000");
  await page.getByLabel("New password", { exact: true }).fill("tulsi-7-malai");
  const reset = page.getByRole("button", { name: "Reset Password" });
  await reset.click();
  await expectMessage(page, "Invalid OTP or error resetting password");
  await expectFailureMessages(page, { operation: "VerifyOtp", button: reset }, [
    ["offline", "Invalid OTP or error resetting password"],
  ]);
  await page.getByLabel("OTP").fill(otp);
  await reset.click();
  await expectMessage(page, "Password reset successfully");
  await expect(page).toHaveURL(/\/login$/);
});
