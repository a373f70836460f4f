import { withFailure } from "./support/failures.ts";
import { mailTo, tokenIn } from "./support/mailbox.ts";
import { expect, test } from "./support/test.ts";
import { newShopper } from "./support/shopper.ts";
import { uniqueEmail } from "./support/sign-up.ts";

test("a mailed link verifies an e-mail address that was changed with the password", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const { email: old, password } = await newShopper(page);
  const email = uniqueEmail();
  await page.goto("/user/dashboard/profile-edit");
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();
  await page.getByLabel("E-mail").fill(email);
  const save = page.getByRole("button", { name: "Save Changes" });
  await save.click();
  await expect(page.getByText("Please enter your current password.")).toBeVisible();
  await page.getByLabel("Current password").fill("wrong password");
  await save.click();
  await expect(page.getByText("Your current password is not correct.")).toBeVisible();
  await page.getByLabel("Current password").fill(password);
  await save.click();
  await expect(page.getByText("Profile updated successfully!")).toBeVisible();
  await expect(page.getByText("Unverified", { exact: true })).toBeVisible();
  await expect(page.getByText(`We wrote to ${old} about the change.`)).toBeVisible();
  const first = tokenIn(await mailTo(page.request, email, /new email address/));
  expect((await mailTo(page.request, old, /was changed/)).text).toContain(email);

  await page.goto("/user/dashboard");
  await expect(page.getByText(`a forgotten password is mailed to ${old}.`)).toBeVisible();
  await page.getByRole("button", { name: "Send Verification Link" }).click();
  const dialog = page.getByRole("dialog", { name: "Verify your e-mail address" });
  const send = dialog.getByRole("button", { name: "Send Link" });
  await send.click();
  await expect(dialog.getByText("Please enter your current password.")).toBeVisible();
  await dialog.getByLabel("Current password").fill(password);
  await send.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Check your inbox for the verification link!")).toBeVisible();

  await page.goto(`/verify-email?token=${"x".repeat(first.length)}`);
  const verify = page.getByRole("button", { name: "Verify Email" });
  await verify.click();
  await expect(page.getByText("Invalid verification token")).toBeVisible();
  let second = first;
  await expect
    .poll(async () => (second = tokenIn(await mailTo(page.request, email, /new email address/))))
    .not.toBe(first);
  const link = `/verify-email?token=${second}`;
  await page.goto(link);
  await expect(verify).toBeVisible();
  await page.goto("/user/dashboard/profile-edit");
  await expect(page.getByText("Unverified", { exact: true })).toBeVisible();
  await page.goto(link);
  await withFailure(page, { operation: "ConfirmEmail", failure: "offline" }, async () => {
    await verify.click();
    await expect(page.getByText("Network error. Please try again.")).toBeVisible();
  });
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByText("Email verified successfully!")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Email verified successfully!")).toBeVisible();
  await page.goto(link);
  await verify.click();
  await expect(page.getByText("This address is verified.")).toBeVisible();
  await page.getByRole("link", { name: "Go to my dashboard" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Welcome, Kavya" })).toBeVisible();
  await expect(page.getByText("Verify your e-mail address")).toBeHidden();
  await page.goto("/user/dashboard/settings/account");
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();
});
