import { expect, type Page } from "@playwright/test";
import { mailTo, tokenIn } from "./mailbox.ts";

let emailCount = 0;

/** An unused e-mail address. */
export const uniqueEmail = (): string => `ritu.${Date.now()}.${(emailCount += 1)}@example.com`;

/** Signs up by the mailed link; the password is tamarind7. */
export const signUp = async (page: Page, email: string) => {
  await page.goto("/signup");
  await expect(page.getByRole("heading", { level: 1, name: "Verify Your Email" })).toBeVisible();
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Send Verification Link" }).click();
  await expect(
    page.getByText(
      "Verification link sent to your email! Please check your inbox and click the link to continue.",
    ),
  ).toBeVisible();
  const token = tokenIn(await mailTo(page.request, email, /Verify/));
  await page.goto(`/signup?token=${token}`);
  await expect(page.getByText("Email verified successfully! Complete your signup below.")).toBeVisible();
  await page.getByLabel("Full name").fill("Ritu Malhotra");
  await page.getByLabel("Password", { exact: true }).fill("tamarind7");
  await page.getByLabel("Confirm password").fill("tamarind8");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  await page.getByLabel("Confirm password").fill("tamarind7");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Welcome, Ritu" })).toBeVisible();
};

export const signIn = async (page: Page, email: string, password: string) => {
  await page.goto("/login");
  await submitSignIn(page, email, password);
};

/** Logs in on the current login page, which redirects back. */
export const submitSignIn = async (page: Page, email: string, password: string) => {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
};

/**
 * Clears the browser's storage, and with it the session, while no page is open: a page may still load parts of itself, which a
 * cleared session would refuse.
 */
export const forgetSession = async (page: Page): Promise<void> => {
  const { origin } = new URL(page.url());
  await page.goto("about:blank");
  const browser = await page.context().newCDPSession(page);
  await browser.send("Storage.clearDataForOrigin", { origin, storageTypes: "local_storage" });
  await browser.detach();
};
