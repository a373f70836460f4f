import { expectFailureMessages, expectMessage } from "./support/failure-messages.ts";
import { withFailure } from "./support/failures.ts";
import { expect, test } from "./support/test.ts";
import { newShopper } from "./support/shopper.ts";

const busy = { refused: "Too many attempts. Please wait a little and try again." };

const passwordMayHaveChanged =
  "Failed to change password. We did not hear back from the shop, so your password may have changed already. If you are asked to log in, try the new password first.";
const profileNotAnswered =
  "Failed to update profile. We did not hear back from the shop. You can safely try again.";

test.beforeEach(({ allowConsoleErrors }) => allowConsoleErrors());

test("the change of the password", async ({ page }) => {
  const { password } = await newShopper(page);
  await page.goto("/user/dashboard/settings/password");
  const press = () => page.getByRole("button", { name: "Change Password" }).click();
  const fill = async (current: string, next: string, again: string) => {
    await page.getByLabel("Current password").fill(current);
    await page.getByLabel("New password", { exact: true }).fill(next);
    await page.getByLabel("Confirm new password").fill(again);
  };
  await fill(password, "short", "other");
  await press();
  await expectMessage(page, "New password must be at least 6 characters long");
  await expectMessage(page, "New passwords do not match");
  await fill("wrong password", "tulsi-7-malai", "tulsi-7-malai");
  await press();
  await expectMessage(page, "Your current password is not correct.");
  await fill(password, "tulsi-7-malai", "tulsi-7-malai");
  await expectFailureMessages(page, { operation: "UpdatePassword", press }, [
    ["broken", "Failed to change password"],
    ["proxy", passwordMayHaveChanged],
    [busy, busy.refused],
    ["offline", passwordMayHaveChanged],
  ]);
  await press();
  await expectMessage(page, "Password changed successfully!");
});

test("the profile", async ({ page }) => {
  await newShopper(page);
  await page.goto("/user/dashboard/profile-edit");
  const press = () => page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByLabel("Full name").fill(" ");
  await page.getByLabel("E-mail").fill("");
  await press();
  await expectMessage(page, "Please enter your name.");
  await expectMessage(page, "Please enter a valid email address.");
  await page.reload();
  await page.getByLabel("Mobile").fill("9876543210");
  await expectFailureMessages(page, { operation: "UpdateProfile", press }, [
    ["broken", "Failed to update profile"],
    ["proxy", profileNotAnswered],
    [busy, busy.refused],
    ["offline", profileNotAnswered],
  ]);
  await press();
  await expectMessage(page, "Profile updated successfully!");
  await page.reload();
  await expect(page.getByLabel("Mobile")).toHaveValue("9876543210");
});

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

test("the profile: a save does not undo the one of another tab, and the form then shows it", async ({
  page,
  context,
}) => {
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

test("the export of the shopper's data", async ({ page }) => {
  const { email } = await newShopper(page);
  await page.goto("/user/dashboard/settings/privacy");
  const press = () => page.getByRole("button", { name: "Export My Data" }).click();
  await expectFailureMessages(page, { operation: "ExportMyData", press }, [
    ["broken", "Your data could not be exported. Please try again."],
    ["offline", "Network error. Please try again."],
    ["proxy", "Your data could not be exported. Please try again."],
  ]);
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
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
  await expectFailureMessages(page, { operation: "DeleteAccount", press }, [
    ["broken", "Your account could not be deleted. Please try again."],
    ["offline", "Network error. Please try again."],
    ["proxy", "Your account could not be deleted. Please try again."],
  ]);
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
  const press = () => page.getByRole("button", { name: /Log out Firefox/ }).click();
  await expect(page.getByText("This device")).toBeVisible();
  await withFailure(page, { operation: "EndSession", failure: "offline" }, async () => {
    await press();
    await expect(page.getByText(/Firefox.* could not be logged out\. Please try again\.$/)).toBeVisible();
  });
  await press();
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
