import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { createAccount, type Account } from "./support/account.ts";
import { addAuthenticator } from "./support/authenticator.ts";
import { androidPage, pressBack } from "./support/close-watchers.ts";
import { mailTo } from "./support/mailbox.ts";
import { expect, test } from "./support/test.ts";
import { adminAccount } from "./support/shopper.ts";
import { forgetSession, signIn, submitSignIn } from "./support/sign-up.ts";

const security = "/user/dashboard/settings/security";

const openSecurity = async (page: Page, { email, password }: Account) => {
  await signIn(page, email, password);
  await expect(page.getByRole("heading", { level: 1, name: /^Welcome, / })).toBeVisible();
  await page.goto(security);
  await expect(page.getByRole("heading", { name: "Two-step login" })).toBeVisible();
  // Codes by SMS are off.
  await expect(page.getByRole("heading", { name: "Mobile number for login codes" })).toHaveCount(0);
};

/** In the page: the browser forgets an added authenticator with a visit of about:blank, which `forgetSession` makes. */
const logOut = (page: Page) => page.evaluate(() => localStorage.clear());

const expectLoggedIn = (page: Page) =>
  expect(page.getByRole("heading", { level: 1, name: /^Welcome, / })).toBeVisible();

test("a shopper adds a passkey by keyboard, logs in with it, and removes it", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const account = await createAccount(page.request);
  const removeAuthenticator = await addAuthenticator(page);
  await openSecurity(page, account);
  const add = page.getByRole("button", { name: "Add a passkey" });
  await add.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Add a passkey" });
  await expect(dialog.getByLabel("Name")).not.toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog.getByLabel("Name").fill("My phone");
  await dialog.getByLabel("Your password").fill("wrong horse");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Your current password is not correct.")).toBeVisible();
  await dialog.getByLabel("Your password").fill(account.password);
  await page.keyboard.press("Enter");
  const codes = page.getByRole("dialog", { name: "Your recovery codes" });
  await expect(codes.getByRole("listitem")).toHaveCount(10);
  await page.keyboard.press("Escape");
  await expect(codes.getByText("Save the codes first.")).toBeVisible();
  await expect(codes.getByRole("listitem")).toHaveCount(10);
  await codes.getByRole("button", { name: "I have saved them" }).click();
  await expect(page.getByText("My phone")).toBeVisible();
  await mailTo(page.request, account.email, /A passkey was added/);

  await logOut(page);
  await signIn(page, account.email, account.password);
  await expect(page.getByText("Your account has a passkey.")).toBeVisible();
  await page.getByRole("button", { name: "Use my passkey" }).click();
  await expectLoggedIn(page);

  await logOut(page);
  await page.goto("/login");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expectLoggedIn(page);

  await page.goto(security);
  await page.getByRole("button", { name: "Remove My phone" }).click();
  const removal = page.getByRole("dialog", { name: "Remove this passkey?" });
  await removal.getByRole("button", { name: "Use a passkey instead" }).click();
  await expect(removal).toBeHidden();
  await expect(page.getByText("The passkey is removed.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Two-step login" })).toBeFocused();
  await removeAuthenticator();
});

test("a shopper uses an authenticator app, and a recovery code without the device", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const account = await createAccount(page.request);
  await openSecurity(page, account);
  await page.getByRole("button", { name: "Set up an app" }).click();
  await page.getByLabel("Your password").fill(account.password);
  await page.getByRole("button", { name: "Continue" }).click();
  const setup = page.getByRole("dialog", { name: "Set up an authenticator app" });
  await expect(setup.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  const uri = (await setup.getByRole("link", { name: "Open the app" }).getAttribute("href")) ?? "";
  const secret = Secret.fromBase32(new URL(uri).searchParams.get("secret") ?? "");
  const code = (offset = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + offset * 30_000 });
  await setup.getByLabel("Code").fill("000000");
  await setup.getByRole("button", { name: "Turn on" }).click();
  await expect(setup.getByText("This code is wrong or was used before.")).toBeVisible();
  await setup.getByLabel("Code").fill(code());
  await setup.getByRole("button", { name: "Turn on" }).click();
  const codes = page.getByRole("dialog", { name: "Your recovery codes" });
  const recoveryCode = (await codes.getByRole("listitem").first().textContent()) ?? "";
  await codes.getByRole("button", { name: "I have saved them" }).click();

  await forgetSession(page);
  await signIn(page, account.email, account.password);
  await page.getByLabel("Code").fill(code(1));
  await page.getByRole("button", { name: "Continue" }).click();
  await expectLoggedIn(page);

  await forgetSession(page);
  await signIn(page, account.email, account.password);
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill(recoveryCode.toLowerCase());
  await page.getByRole("button", { name: "Continue" }).click();
  await expectLoggedIn(page);
});

test("Back on Android leaves recovery codes open until they are saved, however often it is pressed", async ({
  browser,
  baseURL,
}) => {
  const page = await androidPage(browser, baseURL);
  const account = await createAccount(page.request);
  await openSecurity(page, account);
  await page.getByRole("button", { name: "Set up an app" }).click();
  await page.getByLabel("Your password").fill(account.password);
  await page.getByRole("button", { name: "Continue" }).click();
  const setup = page.getByRole("dialog", { name: "Set up an authenticator app" });
  const uri = (await setup.getByRole("link", { name: "Open the app" }).getAttribute("href")) ?? "";
  const secret = Secret.fromBase32(new URL(uri).searchParams.get("secret") ?? "");
  await setup.getByLabel("Code").fill(new TOTP({ secret }).generate());
  await setup.getByRole("button", { name: "Turn on" }).click();
  const codes = page.getByRole("dialog", { name: "Your recovery codes" });
  await expect(codes.getByRole("listitem")).toHaveCount(10);
  for (let press = 0; press < 3; press += 1) {
    await pressBack(page);
    await expect(codes.getByText("Save the codes first.")).toBeVisible();
  }
  await expect(codes.getByRole("listitem")).toHaveCount(10);
  await codes.getByRole("button", { name: "I have saved them" }).click();
  await expect(codes).toBeHidden();
  await page.context().close();
});

test("an admin without a second factor gives a mailed code before the password", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const { email, password } = adminAccount;
  await page.goto("/login");
  await submitSignIn(page, email, password);
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await page.goto("/admin/security");
  await page.getByRole("button", { name: "Set up an app" }).click();
  const dialog = page.getByRole("dialog", { name: "Set up an authenticator app" });
  await expect(dialog.getByText(`We’ll send a code to ${email}.`)).toBeVisible();
  await dialog.getByRole("button", { name: "Send code" }).click();
  await expect(dialog.getByLabel("Code")).toBeFocused();
  await dialog.getByLabel("Code").fill("12");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByText("The code in the email has eight digits.")).toBeVisible();
  const mail = await mailTo(page.request, email, /Your login code/);
  await dialog.getByLabel("Code").fill(/^ +(\d{8})$/m.exec(mail.text)?.[1] ?? "");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByLabel("Your password")).toBeFocused();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Set up an app" }).click();
  await expect(dialog.getByLabel("Your password")).toBeVisible();
});
