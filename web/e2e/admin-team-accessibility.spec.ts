import { closeDialog, expectAccessibleStates } from "./support/accessible-states.ts";
import { mailTo, tokenIn } from "./support/mailbox.ts";
import { adminAccount, demoAdmin } from "./support/shopper.ts";
import { signIn, uniqueEmail } from "./support/sign-up.ts";
import { expect, test } from "./support/test.ts";

test.beforeEach(({ allowConsoleErrors }) => allowConsoleErrors());

test("the staff, an invitation and the pages of a packer are accessible", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const email = uniqueEmail();
  const password = "packs-with-care";
  const admin = await demoAdmin(page);
  let joinPath = "";
  await page.goto("/admin/staff");
  await expectAccessibleStates(page, "staff", [
    [
      "the refused invitation",
      async () => {
        await page.getByRole("button", { name: "Invite a member" }).click();
        const dialog = page.getByRole("dialog", { name: "Invite a member" });
        await dialog.getByLabel("E-mail").fill(email);
        await dialog.getByLabel("Role").selectOption({ label: "Packer" });
        await dialog.getByLabel("Your password").fill("a guess");
        await dialog.getByRole("button", { name: "Send invitation" }).click();
        await expect(dialog.getByLabel("Your password")).toHaveAttribute("aria-invalid", "true");
      },
      "own width",
    ],
    [
      "members and an invitation",
      async () => {
        await admin.query(
          "mutation($email: String!, $confirmation: ConfirmationInput!) { inviteStaff(input: { email: $email, staffRole: PACKER, confirmation: $confirmation }) { members { id } } }",
          { email, confirmation: { password: adminAccount.password } },
        );
        await page.reload();
        await expect(page.getByRole("main").getByText(email, { exact: true })).toBeVisible();
      },
    ],
    [
      "the page of an invitation",
      async () => {
        joinPath = `/join-staff?token=${tokenIn(await mailTo(page.request, email, /invited you/))}`;
        await page.goto(joinPath);
        await expect(page.getByText(`You are logged in as ${adminAccount.email}.`)).toBeVisible();
      },
      "own width",
    ],
  ]);

  const context = await browser.newContext({
    baseURL: baseURL ?? "",
    viewport: page.viewportSize(),
  });
  const packer = await context.newPage();
  await packer.goto(joinPath);
  await packer.getByLabel("Full name").fill("Meera Shah");
  await packer.getByLabel("Password", { exact: true }).fill(password);
  await packer.getByLabel("Confirm password").fill(password);
  await packer.getByRole("button", { name: "Join the staff" }).click();
  await expect(packer.getByText("Your staff account is ready.")).toBeVisible();
  await signIn(packer, email, password);
  const heading = (name: string) => packer.getByRole("heading", { level: 1, name, exact: true });
  await expectAccessibleStates(packer, "the pages of a packer", [
    ["the dashboard", () => expect(heading("Dashboard")).toBeVisible()],
  ]);
  await context.close();
});

test("webhooks are accessible: the refused form, the list and the page of one", async ({ page }) => {
  const admin = await demoAdmin(page);
  const url = `http://127.0.0.1:9/${crypto.randomUUID()}`;
  await page.goto("/admin/developers");
  await expectAccessibleStates(page, "developers", [
    [
      "the refused webhook",
      async () => {
        await page.getByRole("button", { name: "Add webhook" }).click();
        const form = page.getByRole("dialog", { name: "Add a webhook" });
        await form.getByLabel("Address").fill(url);
        await form.getByRole("button", { name: "Add webhook" }).click();
        await expect(form.getByText("Please choose at least one event.")).toBeVisible();
      },
      "own width",
    ],
    [
      "webhooks",
      async () => {
        await admin.query("mutation($input: WebhookInput!) { addWebhook(input: $input) { endpointId } }", {
          input: { url, events: ["ORDER_PLACED"] },
        });
        await page.goto("/admin/developers");
        await expect(page.getByRole("link", { name: url })).toBeVisible();
      },
    ],
    [
      "a webhook with its messages",
      async () => {
        await page.getByRole("link", { name: url }).click();
        await page.getByRole("button", { name: "Send test message" }).click();
        await expect(page.getByRole("listitem").filter({ hasText: "ping" })).toBeVisible();
      },
      "own width",
    ],
  ]);
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete webhook" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Developers" })).toBeVisible();
});

test("the settings are accessible with refused values or before a second factor", async ({ page }) => {
  await demoAdmin(page);
  const group = (text: string) => page.locator("details").filter({ hasText: text });
  const setUp = page.getByRole("dialog", { name: "Set up an authenticator app" });
  await page.goto("/admin/settings");
  await expectAccessibleStates(page, "the admin's settings", [
    [
      "refused values",
      async () => {
        await group("Return window").locator("summary").click();
        await page.getByLabel("Return window (days)").fill("1e9");
        await page.getByRole("button", { name: "Save Returns" }).click();
        await expect(page.getByText("Please enter a whole number from 1 to 365.")).toBeVisible();
        await group("Tagline").locator("summary").click();
        await page.getByLabel("Links in mails", { exact: true }).fill("#ffffff");
        await page.getByRole("button", { name: "Save Brand" }).click();
        await expect(page.getByText(/^The colour of the links has a contrast of 1\.0:1/)).toBeVisible();
      },
    ],
    [
      "the step of the mailed code",
      async () => {
        await page.goto("/admin/security");
        await page.getByRole("button", { name: "Set up an app" }).click();
        await setUp.getByRole("button", { name: "Send code" }).click();
        await expect(setUp.getByLabel("Code")).toBeFocused();
        await setUp.getByLabel("Code").fill("12");
        await setUp.getByRole("button", { name: "Continue" }).click();
        await expect(setUp.getByText("The code in the email has eight digits.")).toBeVisible();
      },
      "own width",
    ],
  ]);
  await closeDialog(page);
});
