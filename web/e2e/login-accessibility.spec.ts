import { createAccount } from "./support/account.ts";
import { closeDialog, expectAccessibleStates } from "./support/accessible-states.ts";
import { addAuthenticator } from "./support/authenticator.ts";
import { mailTo } from "./support/mailbox.ts";
import { signIn, uniqueEmail } from "./support/sign-up.ts";
import { expect, test } from "./support/test.ts";

test.beforeEach(({ allowConsoleErrors }) => allowConsoleErrors());

test("the login by a mailed code is accessible in each step", async ({ page }) => {
  const email = uniqueEmail();
  await page.goto("/login");
  await expectAccessibleStates(page, "login", [
    [
      "the refused form",
      async () => {
        await page.getByRole("button", { name: "Sign In" }).click();
        await expect(page.getByText("Please enter your password.")).toBeVisible();
      },
      "own width",
    ],
    [
      "the refused code",
      async () => {
        await page.getByLabel("E-mail").fill(email);
        await page.getByRole("button", { name: "E-mail me a code instead" }).click();
        await page.getByRole("button", { name: "Send Code" }).click();
        await page.getByLabel("Login code").fill("1234");
        await page.getByRole("button", { name: "Continue" }).click();
        await expect(page.getByText("The code in the mail has eight digits.")).toBeVisible();
      },
      "own width",
    ],
    [
      "the refused sign-up after the code",
      async () => {
        const { text } = await mailTo(page.request, email, /login code/);
        await page.getByLabel("Login code").fill(/^ +(\d{8})$/m.exec(text)?.[1] ?? "");
        await page.getByRole("button", { name: "Continue" }).click();
        await expect(page.getByLabel("Full name")).toBeVisible();
        await page.getByRole("button", { name: "Sign Up" }).click();
        await expect(page.getByText("Please enter your name.")).toBeVisible();
      },
      "own width",
    ],
    [
      "the sign-up after the code with all fields",
      async () => {
        await page.getByRole("button", { name: "Add a password, phone or picture now" }).click();
        await expect(page.getByLabel("Confirm password")).toBeVisible();
      },
      "own width",
    ],
    [
      "the account without a password: its page, and a deletion without a code",
      async () => {
        await page.goto(page.url());
        await page.getByLabel("Full name").fill("Ritu Malhotra");
        await page.getByRole("button", { name: "Sign Up" }).click();
        await expect(page.getByRole("heading", { level: 1, name: /^Welcome/ })).toBeVisible();
        await page.goto("/user/dashboard/settings/password");
        await expect(page.getByRole("button", { name: "E-mail me the link" })).toBeVisible();
        await page.goto("/user/dashboard/settings/privacy");
        await page.getByRole("button", { name: "Delete My Account" }).click();
        await page.getByRole("button", { name: "Delete for good" }).click();
        await expect(page.getByText("Please confirm with a code from your e-mail first.")).toBeVisible();
      },
      "own width",
    ],
  ]);
});

test("the second factor of a shopper is accessible: app, passkey, recovery codes and login", async ({
  page,
}) => {
  const account = await createAccount(page.request);
  const removeAuthenticator = await addAuthenticator(page);
  await signIn(page, account.email, account.password);
  await expect(page.getByRole("heading", { level: 1, name: /^Welcome, / })).toBeVisible();
  await page.goto("/user/dashboard/settings/security");
  const codes = page.getByRole("dialog", { name: "Your recovery codes" });
  const adding = page.getByRole("dialog", { name: "Add a passkey" });
  await expectAccessibleStates(page, "second factor", [
    [
      "the set-up of an app",
      async () => {
        await page.getByRole("button", { name: "Set up an app" }).click();
        await page.getByLabel("Your password").fill(account.password);
        await page.getByRole("button", { name: "Continue" }).click();
        await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
      },
      "own width",
    ],
    [
      "the recovery codes that are not saved yet",
      async () => {
        await closeDialog(page);
        await page.getByRole("button", { name: "Add a passkey" }).click();
        await adding.getByLabel("Your password").fill(account.password);
        await adding.getByRole("button", { name: "Continue" }).click();
        await expect(codes.getByRole("listitem")).toHaveCount(10);
        await page.keyboard.press("Escape");
        await expect(codes.getByText("Save the codes first.")).toBeVisible();
      },
      "own width",
    ],
    [
      "the page with a passkey",
      async () => {
        await codes.getByRole("button", { name: "I have saved them" }).click();
        await expect(codes).toBeHidden();
        await expect(page.getByRole("button", { name: /^Remove / }).first()).toBeVisible();
      },
      "own width",
    ],
    [
      "the second step of a login",
      async () => {
        // The browser forgets an added authenticator with a visit of about:blank, which `forgetSession` makes.
        await page.evaluate(() => localStorage.clear());
        await signIn(page, account.email, account.password);
        await expect(page.getByText("Your account has a passkey.")).toBeVisible();
      },
      "own width",
    ],
  ]);
  await removeAuthenticator();
});
