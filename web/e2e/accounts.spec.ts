import { createAccount } from "./support/account.ts";
import { withFailure } from "./support/failures.ts";
import { expectMessage } from "./support/messages.ts";
import { mailTo, tokenIn } from "./support/mailbox.ts";
import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";
import { forgetSession, signIn, signUp, uniqueEmail } from "./support/sign-up.ts";

const shopper = { email: "shopper@example.com" };

test("a sign-up by a mailed link ends in a session with a welcome code @core", async ({ page }) => {
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

test("only the new password works after a change", async ({ page, allowConsoleErrors }) => {
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

const openSubscribeBox = async (page: Page) => {
  await page.goto("/");
  const button = page.getByRole("button", { name: "Get the link" });
  return { button, email: page.locator("form", { has: button }).getByLabel("E-mail") };
};

test("the subscribe box mails a link to a new address", async ({ page }) => {
  const { button, email } = await openSubscribeBox(page);
  await button.click();
  await expectMessage(page, "Please enter a valid email.");
  await email.fill(uniqueEmail());
  await button.click();
  await expectMessage(page, "Check your inbox for the verification link!");
  await expectMessage(page, "Link sent! Check your email to continue signup.");
});

test("the subscribe box leads an address with an account to the login", async ({ page }) => {
  const { button, email } = await openSubscribeBox(page);
  await email.fill(shopper.email);
  await button.click();
  await expect(page).toHaveURL(/\/login$/);
  await expectMessage(page, "Email already registered. Please log in.");
});

test("a double press on Sign In presses nothing else, before and after a failed login", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/login");
  const button = page.getByRole("button", { name: "Sign In" });
  const top = async () => (await button.boundingBox())?.y;
  const { x = 0, height = 0 } = (await button.boundingBox()) ?? {};
  const link = await page.getByRole("main").getByRole("link", { name: "Sign up" }).boundingBox();
  await expect(page.getByRole("main").getByRole("link", { name: "Sign up" })).toHaveAttribute(
    "href",
    "/signup",
  );
  // In the column of the link below, at the edge of the button that is nearest to it.
  const presses = { position: { x: (link?.x ?? 0) + (link?.width ?? 0) / 2 - x, y: height - 2 } };
  await button.dblclick(presses);
  await expectMessage(page, "Please enter your e-mail.");
  await expectMessage(page, "Please enter your password.");
  await button.press("Enter");
  await expect(page.getByLabel("E-mail")).toBeFocused();
  await signIn(page, shopper.email, "wrong-password");
  await expectMessage(page, "Invalid email or password.");
  const topBefore = await top();
  await withFailure(page, { operation: "Login", failure: "offline" }, async (whenFailed) => {
    await button.dblclick(presses);
    await whenFailed();
    await expectMessage(page, "Network error. Please try again.");
  });
  expect(await top()).toBe(topBefore);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/\/login$/);
});

test("the second step of the sign-up survives a failure, a reload or a second tab", async ({
  page,
  context,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const email = uniqueEmail();
  await page.request.post("/api/auth/send-verification", { data: { email } });
  const link = `/signup?token=${tokenIn(await mailTo(page.request, email, /Verify/))}`;
  await page.goto(`/signup?token=${"x".repeat(43)}`);
  await expectMessage(page, "Invalid verification token");
  await expect(page.getByRole("main").getByRole("link", { name: "Sign in" })).toHaveAttribute(
    "href",
    "/login",
  );
  await withFailure(page, { operation: "VerifyEmail", failure: "broken" }, async () => {
    await page.goto(link);
    await expectMessage(page, "Failed to verify email token");
  });
  await page.getByRole("button", { name: "Try the link again" }).click();
  await expectMessage(page, "Email verified successfully! Complete your signup below.");
  const fill = async (tab: Page, password: string, confirmation: string) => {
    await tab.getByLabel("Full name").fill("Ritu Malhotra");
    await tab.getByLabel("Password", { exact: true }).fill(password);
    await tab.getByLabel("Confirm password").fill(confirmation);
  };
  const button = page.getByRole("button", { name: "Sign Up" });
  await fill(page, "short", "other");
  await button.click();
  await expectMessage(page, "Password must be at least 6 characters long");
  await expectMessage(page, "Passwords do not match");
  await page.reload();
  await expect(page.getByLabel("Full name")).toHaveValue("Ritu Malhotra");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  await fill(page, "tamarind7", "tamarind7");
  const second = await context.newPage();
  await second.goto(link);
  await fill(second, "tamarind7", "tamarind7");
  await button.click();
  await expect(page.getByRole("heading", { level: 1, name: "Welcome, Ritu" })).toBeVisible();
  await second.getByRole("button", { name: "Sign Up" }).click();
  await expectMessage(second, "Email already registered. Please log in.");
  await expect(second.getByRole("link", { name: "Go to the login" })).toBeVisible();
  await second.goto(link);
  await expectMessage(second, "Invalid verification token");
  await second.getByRole("link", { name: "Go to my dashboard" }).click();
  await expect(second).toHaveURL(/\/user\/dashboard$/);
});
