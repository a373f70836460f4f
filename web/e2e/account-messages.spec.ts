import type { Page } from "@playwright/test";
import { withFailure } from "./support/failures.ts";
import { busy, expectFailureMessages, expectMessage } from "./support/messages.ts";
import { mailTo, tokenIn } from "./support/mailbox.ts";
import { expect, test } from "./support/test.ts";
import { signIn, uniqueEmail } from "./support/sign-up.ts";

const shopper = { email: "shopper@example.com", password: "shopper-demo" };

test.beforeEach(({ allowConsoleErrors }) => allowConsoleErrors());

test("the subscribe box", async ({ page }) => {
  await page.goto("/");
  const button = page.getByRole("button", { name: "Get the link" });
  const email = page.locator("form", { has: button }).getByLabel("E-mail");
  await button.click();
  await expectMessage(page, "Please enter a valid email.");
  await email.fill(uniqueEmail());
  await expectFailureMessages(page, { operation: "SendVerification", button }, [
    [busy, `Error sending link: ${busy.refused}`],
    ["broken", "Something went wrong. Please try again."],
    ["offline", "Something went wrong. Please try again."],
  ]);
  await expectFailureMessages(page, { operation: "EmailExists", button }, [
    ["broken", "Something went wrong. Please try again."],
  ]);
  await button.click();
  await expectMessage(page, "Check your inbox for the verification link!");
  await expectMessage(page, "Link sent! Check your email to continue signup.");
  await email.fill(shopper.email);
  await button.click();
  await expect(page).toHaveURL(/\/login$/);
  await expectMessage(page, "Email already registered. Please log in.");
});

test("the login", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expectMessage(page, "Please enter your e-mail.");
  await expectMessage(page, "Please enter your password.");
  await expect(page.getByLabel("E-mail")).toBeFocused();
  await signIn(page, shopper.email, "wrong-password");
  await expectMessage(page, "Invalid email or password.");
  await expectFailureMessages(
    page,
    { operation: "Login", button: page.getByRole("button", { name: "Sign In" }) },
    [
      ["broken", "Login failed"],
      ["offline", "Network error. Please try again."],
      ["proxy", "Login failed"],
      [busy, busy.refused],
    ],
  );
});

test("a double press on Sign In presses nothing else, before and after a failed login", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/login");
  const button = page.getByRole("button", { name: "Sign In" });
  const top = async () => (await button.boundingBox())?.y;
  const { x = 0, height = 0 } = (await button.boundingBox()) ?? {};
  const link = await page.getByRole("main").getByRole("link", { name: "Sign up" }).boundingBox();
  // In the column of the link below, at the edge of the button that is nearest to it.
  const presses = { position: { x: (link?.x ?? 0) + (link?.width ?? 0) / 2 - x, y: height - 2 } };
  await button.dblclick(presses);
  await expectMessage(page, "Please enter your password.");
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

test("the first step of the signup", async ({ page }) => {
  await page.goto("/signup");
  const button = page.getByRole("button", { name: "Send Verification Link" });
  await page.getByLabel("E-mail").fill("no address");
  await button.click();
  await expectMessage(page, "Please enter a valid email address.");
  await page.getByLabel("E-mail").fill(shopper.email);
  await button.click();
  await expectMessage(page, "Email already registered. Please log in.");
  await page.getByLabel("E-mail").fill(uniqueEmail());
  await expectFailureMessages(page, { operation: "SendVerification", button }, [
    ["broken", "Failed to send verification email"],
    ["offline", "Network error. Please try again."],
    ["proxy", "Failed to send verification email"],
    [busy, busy.refused],
  ]);
  await button.click();
  await expectMessage(
    page,
    "Verification link sent to your email! Please check your inbox and click the link to continue.",
  );
});

test("the link and the second step of the signup", async ({ page, context }) => {
  const email = uniqueEmail();
  await page.request.post("/api/auth/send-verification", { data: { email } });
  const link = `/signup?token=${tokenIn(await mailTo(page.request, email, /Verify/))}`;
  await page.goto(`/signup?token=${"x".repeat(43)}`);
  await expectMessage(page, "Invalid verification token");
  await withFailure(page, { operation: "VerifyEmail", failure: "broken" }, async () => {
    await page.goto(link);
    await expectMessage(page, "Failed to verify email token");
  });
  await expectFailureMessages(
    page,
    { operation: "VerifyEmail", button: page.getByRole("button", { name: "Try the link again" }) },
    [
      ["offline", "Network error. Please try again."],
      ["proxy", "Failed to verify email token"],
    ],
  );
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
  await fill(page, "tamarind7", "tamarind7");
  await expectFailureMessages(page, { operation: "SignUp", button }, [
    ["broken", "Signup failed"],
    ["offline", "Network error. Please try again."],
    ["proxy", "Signup failed"],
    [busy, busy.refused],
  ]);
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
