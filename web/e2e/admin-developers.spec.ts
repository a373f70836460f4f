import { adminAccount } from "./support/shopper.ts";
import { submitSignIn } from "./support/sign-up.ts";
import { expect, test } from "./support/test.ts";

test.beforeEach(({ allowConsoleErrors }) => allowConsoleErrors());

test("an owner connects another system by a webhook and an API key", async ({ page }) => {
  await page.goto("/login");
  await submitSignIn(page, adminAccount.email, adminAccount.password);
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await page.goto("/admin/developers");
  await page.getByRole("button", { name: "Add webhook" }).tap();
  const form = page.getByRole("dialog", { name: "Add a webhook" });
  const url = `http://127.0.0.1:9/${crypto.randomUUID()}`;
  await form.getByLabel("Address").fill(url);
  await form.getByRole("button", { name: "Add webhook" }).tap();
  await expect(form.getByText("Please choose at least one event.")).toBeVisible();
  await expect(form.getByLabel("Address")).toHaveValue(url);
  await form.getByText("order.placed", { exact: true }).tap();
  await form.getByRole("button", { name: "Add webhook" }).tap();
  const key = page.getByRole("dialog", { name: "Signing key of the webhook" });
  await expect(key.getByText(/^whsec_/)).toBeVisible();
  const expectKept = async () => {
    await expect(key.getByText("Copy it first, or confirm that you have stored it.")).toBeVisible();
    await expect(key.getByText(/^whsec_/)).toBeVisible();
  };
  await page.keyboard.press("Escape");
  await expectKept();
  await page.touchscreen.tap(5, 5);
  await expectKept();
  await key.getByRole("button", { name: "I have stored it" }).tap();
  await expect(page.getByRole("heading", { name: "Webhooks" })).toBeFocused();

  await page.getByRole("link", { name: url }).tap();
  await page.getByRole("button", { name: "Send test message" }).tap();
  await expect(page.getByText("Test message sent.")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "ping" })).toBeVisible();
  await page.getByRole("button", { name: "Delete" }).tap();
  await page.getByRole("button", { name: "Delete webhook" }).tap();
  await expect(page.getByRole("heading", { level: 1, name: "Developers" })).toBeVisible();
  await expect(page.getByRole("link", { name: url })).toHaveCount(0);

  const name = `Label printer ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByRole("button", { name: "Create API key" }).tap();
  const dialog = page.getByRole("dialog", { name: "Create an API key" });
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByText("Fulfilment", { exact: true }).tap();
  await dialog.getByLabel("Your password").fill(adminAccount.password);
  await dialog.getByRole("button", { name: "Create key" }).tap();
  const shown = page.getByRole("dialog", { name: "Your new API key" });
  await expect(shown.getByText(/^sak_/)).toBeVisible();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await shown.getByRole("button", { name: "Copy" }).tap();
  await expect(shown.getByText("Copied.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(shown).toBeHidden();
  await page.getByRole("button", { name: `End key ${name}` }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "End key" }).tap();
  await expect(page.getByText(name)).toHaveCount(0);
});
