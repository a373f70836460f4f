import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { createAccount, type Account } from "./support/account.ts";
import { addAuthenticator } from "./support/authenticator.ts";
import { androidPage, pressBack } from "./support/close-watchers.ts";
import { keyboardOn } from "./support/keyboard.ts";
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

test("a shopper logs in with a passkey by keyboard until it is removed", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const account = await createAccount(page.request);
  const removeAuthenticator = await addAuthenticator(page);
  const { press, type, tabTo, tabToAndPressEnter, expectAt } = keyboardOn(page);
  await openSecurity(page, account);
  const add = page.getByRole("button", { name: "Add a passkey" });
  await tabToAndPressEnter(add);
  const dialog = page.getByRole("dialog", { name: "Add a passkey" });
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Add a passkey":
      - heading "Add a passkey" [level=2]
      - button "Close"
      - paragraph: /^Your browser then asks for your fingerprint/
      - textbox "Name": /./
      - textbox "Your password"
      - button "Show password"
      - button "Continue"
  `);
  await press("Escape");
  await expect(dialog).toBeHidden();
  await expectAt(add);
  await press("Enter");
  // Tab selects what is in the field.
  await tabTo(dialog.getByLabel("Your password"));
  await type("wrong horse");
  await tabTo(dialog.getByLabel("Name"));
  await type("My phone");
  await press("Enter");
  await expect(dialog.getByText("Your current password is not correct.")).toBeVisible();
  await expectAt(dialog.getByLabel("Your password"));
  await expect(dialog).toMatchAriaSnapshot(`
    - textbox "Name": My phone
    - textbox "Your password" [invalid]
  `);
  await press("ControlOrMeta+a");
  await type(account.password);
  await press("Enter");
  const codes = page.getByRole("dialog", { name: "Your recovery codes" });
  await expect(codes.getByRole("listitem")).toHaveCount(10);
  await press("Escape");
  await expect(codes.getByText("Save the codes first.")).toBeVisible();
  await expect(codes).toMatchAriaSnapshot(`
    - dialog "Your recovery codes":
      - heading "Your recovery codes" [level=2]
      - list:
        - listitem: /^\\S+$/
      - button "I have saved them"
  `);
  await tabToAndPressEnter(codes.getByRole("button", { name: "I have saved them" }));
  await expect(page.getByText("My phone")).toBeVisible();
  await mailTo(page.request, account.email, /A passkey was added/);

  await logOut(page);
  await page.goto("/login");
  await tabTo(page.getByLabel("E-mail"));
  await type(account.email);
  await tabTo(page.getByLabel("Password", { exact: true }));
  await type(account.password);
  await press("Enter");
  const usePasskey = page.getByRole("button", { name: "Use my passkey" });
  await expectAt(usePasskey);
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - heading "Welcome Back" [level=1]
    - paragraph: Your account has a passkey. Use it to finish your login.
    - button "Use my passkey"
    - button "Use a recovery code"
    - button "Log in with another account"
  `);
  await press("Enter");
  await expectLoggedIn(page);

  await logOut(page);
  await page.goto("/login");
  await tabToAndPressEnter(page.getByRole("button", { name: "Use a passkey" }));
  await expectLoggedIn(page);

  await page.goto(security);
  const remove = page.getByRole("button", { name: "Remove My phone" });
  await tabToAndPressEnter(remove);
  const removal = page.getByRole("dialog", { name: "Remove this passkey?" });
  const instead = removal.getByRole("button", { name: "Use a passkey instead" });
  await expect(instead).toBeVisible();
  await expect(removal).toMatchAriaSnapshot(`
    - dialog "Remove this passkey?":
      - heading "Remove this passkey?" [level=2]
      - button "Close"
      - paragraph: “My phone” can no longer be used to log in.
      - textbox "Your password"
      - button "Show password"
      - button "Remove"
      - button "Use a passkey instead"
  `);
  await press("Escape");
  await expect(removal).toBeHidden();
  await expectAt(remove);
  await press("Enter");
  await tabToAndPressEnter(instead);
  await expect(removal).toBeHidden();
  await expect(page.getByText("The passkey is removed.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Two-step login" })).toBeFocused();
  await removeAuthenticator();
});

test("a shopper uses an authenticator app or, without the device, a recovery code", async ({
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
