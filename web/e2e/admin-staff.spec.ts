import type { Page } from "@playwright/test";
import { createAccount } from "./support/account.ts";
import { mailTo, tokenIn } from "./support/mailbox.ts";
import { adminAccount, demoAdmin } from "./support/shopper.ts";
import { submitSignIn, uniqueEmail } from "./support/sign-up.ts";
import { expect, test } from "./support/test.ts";

test.beforeEach(({ allowConsoleErrors }) => allowConsoleErrors());

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

const row = (page: Page, text: string) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: text });

/** Logs in by the login page: a later page must not find the stored session of `demoAdmin` again. */
const signInAs = async (page: Page, account: { email: string; password: string }) => {
  await page.goto("/login");
  await submitSignIn(page, account.email, account.password);
};

const invite = async (page: Page, email: string, role: string) => {
  await page.goto("/admin/staff");
  await page.getByRole("button", { name: "Invite a member" }).tap();
  const dialog = page.getByRole("dialog", { name: "Invite a member" });
  await dialog.getByLabel("E-mail").fill(email);
  await dialog.getByLabel("Role").selectOption({ label: role });
  await dialog.getByLabel("Your password").fill("a guess");
  await dialog.getByRole("button", { name: "Send invitation" }).tap();
  await expect(dialog.getByLabel("Your password")).toHaveAttribute("aria-invalid", "true");
  await expect(dialog.getByLabel("E-mail")).toHaveValue(email);
  await dialog.getByLabel("Your password").fill(adminAccount.password);
  await dialog.getByRole("button", { name: "Send invitation" }).tap();
  await expect(page.getByText("Invitation sent.")).toBeVisible();
  return tokenIn(await mailTo(page.request, email, /invited you/));
};

test("an invited packer ships without seeing amounts until the access ends", async ({ page }) => {
  const email = uniqueEmail();
  await signInAs(page, adminAccount);
  await expect(heading(page, "Dashboard")).toBeVisible();
  const token = await invite(page, email, "Packer");

  // The link is opened where the owner is logged in.
  await page.goto(`/join-staff?token=${token}`);
  await expect(page.getByText(`You are logged in as ${adminAccount.email}.`)).toBeVisible();
  await page.getByLabel("Full name").fill("Meera Shah");
  await page.getByLabel("Password", { exact: true }).fill("packs-with-care");
  await page.getByLabel("Confirm password").fill("packs-with-care");
  await page.getByRole("button", { name: "Join the staff" }).tap();
  await expect(page.getByText("Your staff account is ready.")).toBeVisible();
  await page.getByRole("button", { name: "Log out and sign in with it" }).tap();
  await submitSignIn(page, email, "packs-with-care");

  await expect(heading(page, "Dashboard")).toBeVisible();
  const links = page.getByRole("navigation", { name: "Admin", exact: true }).getByRole("link");
  await expect(links).toHaveText([/^Dashboard/, /^Delivery/]);
  await expect(page.getByText("Revenue")).toHaveCount(0);
  await page.goto("/admin/delivery");
  await expect(heading(page, "Delivery")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Packed/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Replacements/ })).toHaveCount(0);
  await page.goto("/admin/orders");
  await expect(heading(page, "This page is not part of your role")).toBeVisible();
  await page.getByRole("link", { name: "Go to the dashboard" }).tap();
  await expect(heading(page, "Dashboard")).toBeVisible();

  await page.getByRole("button", { name: "Logout" }).tap();
  await signInAs(page, adminAccount);
  await expect(heading(page, "Dashboard")).toBeVisible();
  await page.goto("/admin/staff");
  await row(page, email).getByRole("button", { name: "End access" }).tap();
  const dialog = page.getByRole("dialog", { name: "End the access of Meera Shah?" });
  await dialog.getByLabel("Your password").fill(adminAccount.password);
  await dialog.getByRole("button", { name: "End access" }).tap();
  await expect(page.getByText("Access ended.")).toBeVisible();
  await expect(row(page, email)).toHaveCount(0);
  await expect(heading(page, "Staff")).toBeFocused();
});

test("an invitation turns a shopper's account into one of the staff once", async ({ page }) => {
  const shopper = await createAccount(page.request);
  const { query } = await demoAdmin(page);
  const token = await invite(page, shopper.email, "Catalogue");
  await page.goto(`/join-staff?token=${token}`);
  await expect(page.getByText("This account becomes a staff account")).toBeVisible();
  await page.getByLabel("Password of your account").fill(shopper.password);
  await page.getByRole("button", { name: "Join the staff" }).tap();
  await expect(page.getByText("Your staff account is ready.")).toBeVisible();
  await page.goto(`/join-staff?token=${token}`);
  await expect(page.getByText("This invitation is invalid or has expired.")).toBeVisible();
  const { staff } = await query<{ staff: { members: { id: string; email: string }[] } }>(
    "{ staff { members { id email } } }",
  );
  const member = staff.members.find(({ email }) => email === shopper.email);
  await query(
    "mutation($id: ID!, $confirmation: ConfirmationInput!) { endStaffAccess(input: { userId: $id, seenRole: CATALOGUE, confirmation: $confirmation }) { members { id } } }",
    { id: member?.id, confirmation: { password: adminAccount.password } },
  );
});
