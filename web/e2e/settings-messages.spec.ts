import { expectMessage } from "./support/messages.ts";
import { withFailure } from "./support/failures.ts";
import { expect, test } from "./support/test.ts";
import { newShopper } from "./support/shopper.ts";

test.beforeEach(({ allowConsoleErrors }) => allowConsoleErrors());

test("the notifications: a choice is stored in the browser at once and saved when the shop responds", async ({
  page,
}) => {
  await newShopper(page);
  await page.goto("/user/dashboard/settings/notifications");
  const choice = (name: string) => page.getByRole("switch", { name });
  for (const name of ["Email notifications", "Order updates", "Security alerts"])
    await expect(choice(name)).toBeChecked();
  await expect(choice("Promotions")).not.toBeChecked();
  await withFailure(page, { operation: "UpdateNotifications", failure: "offline" }, async () => {
    await choice("Promotions").press("Space");
    await expectMessage(
      page,
      "Your choice is saved on this device, but not yet in your account. We will try again on your next visit.",
    );
    await expect(choice("Promotions")).toBeChecked();
  });
  await page.getByRole("button", { name: "Try again now" }).click();
  await expectMessage(page, "Your choices are saved.");
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (/notif/i.test(key)) localStorage.removeItem(key);
  });
  await page.reload();
  await expect(choice("Promotions")).toBeChecked();
});

test("the profile: a save shows and does not undo the one of another tab", async ({ page, context }) => {
  await newShopper(page);
  const otherTab = await context.newPage();
  for (const tab of [page, otherTab]) {
    await tab.goto("/user/dashboard/profile-edit");
    await expect(tab.getByLabel("Full name")).not.toHaveValue("");
  }
  for (const [tab, field, text] of [
    [page, "Full name", "Asha Rao"],
    [otherTab, "Full name", "Asha Iyer"],
    [page, "Mobile", "9876543210"],
    [otherTab, "Address", "12, MG Road"],
  ] as const) {
    await expect(tab.getByText("Profile updated successfully!")).toBeHidden();
    await tab.getByRole("textbox", { name: field }).fill(text);
    await tab.getByRole("button", { name: "Save Changes" }).click();
    await expect(tab.getByText("Profile updated successfully!")).toBeVisible();
  }
  await expect(page.getByLabel("Full name")).toHaveValue("Asha Iyer");
  await expect(otherTab.getByLabel("Mobile")).toHaveValue("9876543210");
  // The form sends no text of before the change of the other tab.
  await page.getByLabel("Mobile").fill("9876543211");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("textbox", { name: "Address" })).toHaveValue("12, MG Road");
  await page.reload();
  await expect(page.getByLabel("Mobile")).toHaveValue("9876543211");
  await expect(page.getByLabel("Full name")).toHaveValue("Asha Iyer");
});

test("the notifications: a choice does not undo the one of another tab", async ({ page, context }) => {
  await newShopper(page);
  const otherTab = await context.newPage();
  for (const tab of [page, otherTab]) {
    await tab.goto("/user/dashboard/settings/notifications");
    await expect(tab.getByRole("switch", { name: "Email notifications" })).toBeChecked();
  }
  await page.getByRole("switch", { name: "Email notifications" }).press("Space");
  await expectMessage(page, "Your choices are saved.");
  await otherTab.getByRole("switch", { name: "Promotions" }).press("Space");
  await expectMessage(otherTab, "Your choices are saved.");
  await expect(otherTab.getByRole("switch", { name: "Email notifications" })).not.toBeChecked();
  await page.reload();
  await expect(page.getByRole("switch", { name: "Promotions" })).toBeChecked();
  await expect(page.getByRole("switch", { name: "Email notifications" })).not.toBeChecked();
});

test("a listed consent is withdrawn in one press", async ({ page }) => {
  await newShopper(page);
  const promotions = page.getByRole("switch", { name: /^Promotions/ });
  await page.goto("/user/dashboard/settings/notifications");
  await promotions.press("Space");
  await expectMessage(page, "Your choices are saved.");
  await page.goto("/user/dashboard/settings/privacy");
  const section = page.getByRole("region", { name: "What you agreed to" });
  const row = section.getByRole("listitem").filter({ hasText: "Promotions" });
  await expect(row).toContainText(/You agreed on \d{1,2} \w+ \d{4}/);
  await row.getByText("What you agreed to").click();
  await expect(row.getByText("Promotions. New pieces and offers, now and then.")).toBeVisible();
  await row.getByRole("button", { name: "Withdraw Promotions" }).click();
  await expectMessage(page, "Promotions: withdrawn.");
  await expect(section.getByRole("heading")).toBeFocused();
  await page.goto("/user/dashboard/settings/notifications");
  await expect(promotions).not.toBeChecked();
});

test("the export of the shopper's data", async ({ page }) => {
  const { email } = await newShopper(page);
  await page.goto("/user/dashboard/settings/privacy");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export My Data" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  const stream = await download.createReadStream();
  const text = (await stream.toArray()).join("");
  expect(JSON.parse(text)).toMatchObject({ profile: { email, name: "Kavya Nair" } });
  await expectMessage(page, `${download.suggestedFilename()} is in your downloads.`);
});

test("the deletion of the account", async ({ page }) => {
  const { email, password } = await newShopper(page);
  await page.goto("/user/dashboard/settings/privacy");
  await page.getByRole("button", { name: "Delete My Account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await expect(dialog.getByText("first add your UPI ID or bank account to the order")).toBeVisible();
  const press = () => dialog.getByRole("button", { name: "Delete for good" }).click();
  await press();
  await expectMessage(page, "Please enter your password.");
  await expectMessage(page, "Please type DELETE.");
  await dialog.getByLabel("Password", { exact: true }).fill("wrong password");
  await dialog.getByLabel("Type DELETE to confirm").fill("delete");
  await press();
  await expectMessage(page, "Your current password is not correct.");
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await press();
  await expectMessage(page, "Your account is deleted. Thank you for the time you spent with us.");
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  const again = await page.request.post("/api/auth/login", { data: { email, password } });
  expect(again.status()).toBe(401);
});

test("the devices: one is logged out, then all others", async ({ page }) => {
  const account = await newShopper(page);
  const logIn = async (device: string) => {
    const headers = { "user-agent": device };
    const response = await page.request.post("/api/auth/login", { data: account, headers });
    return ((await response.json()) as { token: string }).token;
  };
  const isIn = async (token: string) =>
    (await page.request.get("/api/orders/my-orders", { headers: { authorization: `Bearer ${token}` } })).ok();
  const firefox = await logIn("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0");
  const safari = await logIn(
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
  );
  await page.goto("/user/dashboard/settings/security");
  await expect(page.getByText("This device")).toBeVisible();
  await page.getByRole("button", { name: /Log out Firefox/ }).click();
  await expect(page.getByText(/Firefox.* is logged out\.$/)).toBeVisible();
  expect([await isIn(firefox), await isIn(safari)]).toEqual([false, true]);
  await page.getByRole("button", { name: "Log Out All Others" }).click();
  await page
    .getByRole("dialog", { name: "Log out all other devices?" })
    .getByRole("button", { name: "Log out all others" })
    .click();
  await expectMessage(page, "Every other device is logged out.");
  expect(await isIn(safari)).toBe(false);
  await page.reload();
  await expect(page.getByText("This device")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Log out / })).toHaveCount(0);
});
