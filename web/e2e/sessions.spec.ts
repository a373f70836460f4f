import type { Page } from "@playwright/test";
import { createAccount } from "./support/account.ts";
import { aDeliveredOrder } from "./support/delivered-order.ts";
import { sql } from "./support/database.ts";
import { adminAccount, newShopperOutsideBrowser } from "./support/shopper.ts";
import { signIn, submitSignIn } from "./support/sign-up.ts";
import { expect, test } from "./support/test.ts";

test.beforeEach(({ allowConsoleErrors }) => allowConsoleErrors());

type StorageKey = "token" | "adminToken";

const storedToken = (page: Page, key: StorageKey): Promise<string> =>
  page.evaluate((name) => localStorage.getItem(name) ?? "", key);

/** The server no longer accepts the stored token, as an hour after its issue. */
const expireToken = (page: Page, key: StorageKey): Promise<void> =>
  page.evaluate((name) => {
    const [head = "", payload = ""] = (localStorage.getItem(name) ?? "").split(".");
    localStorage.setItem(name, `${head}.${payload}.${"A".repeat(43)}`);
  }, key);

const sessionIdOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as { jti: string }).jti;

test("a shopper whose hour has passed continues without noticing", async ({ page, context }) => {
  const { email, password } = await createAccount(page.request);
  await signIn(page, email, password);
  await expect(page.getByRole("heading", { level: 1, name: /^Welcome, / })).toBeVisible();
  const cookie = (await context.cookies()).find(({ name }) => name.endsWith("session"));
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Strict" });

  // In the middle of a visit: a change and a page.
  await page.goto("/user/dashboard/settings/notifications");
  const promotions = page.getByRole("switch", { name: /promotion/i });
  await expect(promotions).toBeVisible();
  await expireToken(page, "token");
  const old = await storedToken(page, "token");
  await promotions.press("Space");
  await expect(page.getByText("Your choices are saved.")).toBeVisible();
  expect(await storedToken(page, "token")).not.toBe(old);
  await expect(promotions).toBeChecked();

  // At the next visit, in two tabs at once.
  await expireToken(page, "token");
  const second = await context.newPage();
  await Promise.all([page.reload(), second.goto("/user/dashboard/settings/security")]);
  await expect(promotions).toBeChecked();
  await expect(second.getByText("This device")).toBeVisible();
  await second.close();
});

test("an admin who was away proves who it is without losing the page", async ({ page }) => {
  const shopper = await newShopperOutsideBrowser(page.request);
  const { id, orderNumber } = await aDeliveredOrder(page.request, shopper);
  await page.goto("/login");
  await submitSignIn(page, adminAccount.email, adminAccount.password);
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await page.goto(`/admin/orders/${id}`);
  const note = page.getByLabel("Note to the packer");
  await note.fill("Fold it twice");
  const session = sessionIdOf(await storedToken(page, "adminToken"));
  await sql("update sessions set last_used_at = now() - interval '31 minutes' where id = $1", [session]);
  await expect(page.getByText("Your login has ended. Please log in again.")).toBeVisible();
  await submitSignIn(page, adminAccount.email, adminAccount.password);
  await expect(note).toHaveValue("Fold it twice");

  const newSession = sessionIdOf(await storedToken(page, "adminToken"));
  await sql("update sessions set confirmed_at = now() - interval '16 minutes' where id = $1", [newSession]);
  await page.getByRole("button", { name: `Mark as collected the cash of order ${orderNumber}` }).tap();
  const question = page.getByRole("dialog", { name: `Cash of order ${orderNumber} collected?` });
  await question.getByRole("button", { name: /^Record / }).tap();
  const dialog = page.getByRole("dialog", { name: "Confirm it’s you" });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel("Your password").fill("a guess");
  await dialog.getByRole("button", { name: "Continue" }).tap();
  await expect(dialog.getByLabel("Your password")).toHaveAttribute("aria-invalid", "true");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(question).toContainText("Please confirm that it is you");
  await question.getByRole("button", { name: /^Record / }).tap();
  await dialog.getByLabel("Your password").fill(adminAccount.password);
  await dialog.getByRole("button", { name: "Continue" }).tap();
  await expect(page.getByText("Cash collected", { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
});
