import { createAccount } from "./support/account.ts";
import { mailTo, tokenIn } from "./support/mailbox.ts";
import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";
import { forgetSession, signIn, signUp, uniqueEmail } from "./support/sign-up.ts";

test("a shopper signs up by a mailed link, gets the welcome code, and the session is in the documented keys @core", async ({
  page,
}) => {
  const email = uniqueEmail();
  await signUp(page, email);
  const code = await page.getByText(/^EDGE-[A-Z2-9]{8}$/).textContent();
  expect((await mailTo(page.request, email, /Welcome/)).text).toContain(code ?? "?");
  const stored = await page.evaluate(() => ({
    token: window.localStorage.getItem("token"),
    user: window.localStorage.getItem("user"),
  }));
  expect(stored.token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(JSON.parse(stored.user ?? "{}")).toMatchObject({ email });
});

test("the browser that opened the link can sign up without the token, and no other browser can", async ({
  page,
  browser,
  baseURL,
}) => {
  const email = uniqueEmail();
  await page.request.post("/api/auth/send-verification", { data: { email } });
  const token = tokenIn(await mailTo(page.request, email, /Verify/));
  await page.goto(`/signup?token=${token}`);
  await expect(page.getByText("Email verified successfully! Complete your signup below.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Email verified successfully! Complete your signup below.")).toBeVisible();
  const proof = (await page.context().cookies()).find(({ name }) => name === "sign-up-proof");
  expect(proof).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  const signUpFrom = (where: Page) =>
    where.evaluate(async (address) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ name: "Ritu", email: address, password: "tamarind7" }))
        form.append(name, value);
      return (await fetch("/api/auth/signup", { method: "POST", body: form })).status;
    }, email);
  const otherContext = await browser.newContext({ baseURL: baseURL ?? "" });
  const otherPage = await otherContext.newPage();
  await otherPage.goto("/about");
  expect(await signUpFrom(otherPage)).toBe(400);
  await otherContext.close();
  expect(await signUpFrom(page)).toBe(201);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("sign-up-proof");
});

test("a shopper changes the password, and only the new one works", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors();
  const { email, password } = await createAccount(page.request);
  await signIn(page, email, password);
  await expect(page).toHaveURL(/\/user\/dashboard$/);
  await page.goto("/user/dashboard/settings/password");
  await page.getByLabel("Current password").fill(password);
  await page.getByLabel("New password", { exact: true }).fill("tulsi-7-malai");
  await page.getByLabel("Confirm new password").fill("tulsi-8-malai");
  await page.getByRole("button", { name: "Change Password" }).click();
  await expect(page.getByText("New passwords do not match")).toBeVisible();
  await page.getByLabel("Confirm new password").fill("tulsi-7-malai");
  await page.getByRole("button", { name: "Change Password" }).click();
  await expect(page.getByText("Password changed successfully!")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Password" })).toBeVisible();
  await forgetSession(page);
  await signIn(page, email, password);
  await expect(page.getByText("Invalid email or password.")).toBeVisible();
  await signIn(page, email, "tulsi-7-malai");
  await expect(page).toHaveURL(/\/user\/dashboard$/);
});

test("a shopper resets a forgotten password by a mailed link @core", async ({ page }) => {
  const { email } = await createAccount(page.request);
  await page.goto("/login");
  await page.getByRole("button", { name: /Forgot/ }).click();
  const dialog = page.getByRole("dialog", { name: "Forgot Password" });
  await dialog.getByLabel("E-mail").fill(email);
  await dialog.getByRole("button", { name: /Send/ }).click();
  await expect(dialog.getByText("Reset link sent. Please check your inbox.")).toBeVisible();
  const token = tokenIn(await mailTo(page.request, email, /Reset/));
  await page.goto(`/reset-password?token=${token}`);
  await page.getByLabel("New password", { exact: true }).fill("brandnew1");
  await page.getByLabel(/Confirm/).fill("brandnew1");
  await page
    .getByRole("main")
    .getByRole("button", { name: /Password$/ })
    .last()
    .click();
  await expect(page.getByText("Password updated successfully! Redirecting to login...")).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, email, "brandnew1");
  await expect(page).toHaveURL(/\/user\/dashboard$/);
});

test("a reset without a token and a verification with a wrong token show an error", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  await page.goto("/reset-password");
  await expect(page.getByText(/reset link/i).first()).toBeVisible();
  await page.goto(`/signup?token=${"x".repeat(43)}`);
  await expect(page.getByText("Invalid verification token")).toBeVisible();
});
