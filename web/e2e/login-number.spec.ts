import type { Page } from "@playwright/test";
import { createAccount } from "./support/account.ts";
import { addAuthenticator } from "./support/authenticator.ts";
import { mailTo } from "./support/mailbox.ts";
import { keepStock } from "./support/restore-shop.ts";
import { forgetSession, signIn } from "./support/sign-up.ts";
import { startShop } from "./support/start-shop.ts";
import { expect, test as base } from "./support/test.ts";

/** In a shop that sends codes by SMS. */
const test = base.extend<object, { shop: string }>({
  shop: [
    async ({}, use) => {
      const shop = await startShop({ SMS_CODES: "on" });
      process.env["SHOP_DATA"] = shop.dataDir;
      await keepStock();
      await use(shop.url);
      await shop.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

const security = "/user/dashboard/settings/security";

const codeTo = async (page: Page, mobile: string) =>
  /^(\d{8}) is your code/.exec((await mailTo(page.request, mobile, /^SMS$/)).text)?.[1] ?? "";

test("a shopper logs in with a code by SMS until the number is removed", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const number = "98765 43210";
  const mobile = `+91${number.replace(" ", "")}`;
  const account = await createAccount(page.request);
  await signIn(page, account.email, account.password);
  await expect(page.getByRole("heading", { level: 1, name: /^Welcome, / })).toBeVisible();
  await page.goto(security);
  await page.getByRole("button", { name: "Add a mobile number" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a mobile number" });
  await dialog.getByLabel("Mobile number").fill("12345");
  await dialog.getByRole("button", { name: "Send code" }).click();
  await expect(dialog.getByText("Please enter an Indian mobile number of ten digits.")).toBeVisible();
  await dialog.getByLabel("Mobile number").fill(number);
  await dialog.getByLabel("Your password").fill("wrong horse");
  await dialog.getByRole("button", { name: "Send code" }).click();
  await expect(dialog.getByText("Your current password is not correct.")).toBeVisible();
  await dialog.getByLabel("Your password").fill(account.password);
  await dialog.getByRole("button", { name: "Send code" }).click();
  await expect(dialog.getByText(`Enter the code we sent to +91 ${number}.`)).toBeVisible();
  await expect(dialog.getByLabel("Code")).toBeFocused();
  await dialog.getByLabel("Code").fill(await codeTo(page, mobile));
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Your mobile number is confirmed.")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`+91 ${number}`)).toBeVisible();
  await mailTo(page.request, account.email, /A mobile number for login codes was added/);
  await forgetSession(page);

  await page.goto("/login");
  await page.getByRole("button", { name: "Send me a code instead" }).click();
  const receiver = page.getByLabel("E-mail or mobile number");
  await expect(receiver).toBeFocused();
  await receiver.fill("98765");
  await page.getByRole("button", { name: "Send Code" }).click();
  await expect(
    page.getByText("Please enter a valid email address, or a mobile number of ten digits."),
  ).toBeVisible();
  await receiver.fill(number);
  await page.getByRole("button", { name: "Send Code" }).click();
  await expect(page.getByText("If this number is set up for login codes")).toBeVisible();
  await expect
    .poll(async () => {
      const response = await page.request.get("/dev/mailbox", { headers: { accept: "application/json" } });
      return ((await response.json()) as { to: string }[]).filter(({ to }) => to === mobile).length;
    })
    .toBe(2);
  await page.getByLabel("Login code").fill(await codeTo(page, mobile));
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Welcome, / })).toBeVisible();

  await page.goto(security);
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  const removal = page.getByRole("dialog", { name: "Remove this mobile number?" });
  await removal.getByLabel("Your password").fill(account.password);
  await removal.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("The mobile number is removed.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add a mobile number" })).toBeVisible();
});

test("a shopper adds and removes a mobile number with a passkey in place of the password", async ({
  page,
}) => {
  const mobile = "+919876543212";
  const account = await createAccount(page.request);
  const removeAuthenticator = await addAuthenticator(page);
  await signIn(page, account.email, account.password);
  await expect(page.getByRole("heading", { level: 1, name: /^Welcome, / })).toBeVisible();
  await page.goto(security);
  await page.getByRole("button", { name: "Add a mobile number" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a mobile number" });
  await expect(dialog.getByRole("button", { name: "Send code" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Use a passkey instead" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const adding = page.getByRole("dialog", { name: "Add a passkey" });
  await adding.getByLabel("Your password").fill(account.password);
  await adding.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "I have saved them" }).click();

  await page.getByRole("button", { name: "Add a mobile number" }).click();
  const passkey = dialog.getByRole("button", { name: "Use a passkey instead" });
  await passkey.click();
  await expect(dialog.getByText("Please enter an Indian mobile number of ten digits.")).toBeVisible();
  await expect(dialog.getByLabel("Mobile number")).toBeFocused();
  await dialog.getByLabel("Mobile number").fill(mobile);
  await passkey.click();
  await dialog.getByLabel("Code").fill(await codeTo(page, mobile));
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Your mobile number is confirmed.")).toBeVisible();

  await page.getByRole("button", { name: "Remove", exact: true }).click();
  const removal = page.getByRole("dialog", { name: "Remove this mobile number?" });
  await removal.getByRole("button", { name: "Use a passkey instead" }).click();
  await expect(page.getByText("The mobile number is removed.")).toBeVisible();
  await expect(removal).toBeHidden();
  await removeAuthenticator();
});
