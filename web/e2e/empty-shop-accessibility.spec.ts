import { createAccount } from "./support/account.ts";
import { expectAccessibleStates, type State } from "./support/accessible-states.ts";
import { mailTo } from "./support/mailbox.ts";
import { demoAdmin } from "./support/shopper.ts";
import { forgetSession, signIn } from "./support/sign-up.ts";
import { startShop } from "./support/start-shop.ts";
import { expect, test } from "./support/test.ts";

/** Pages of the admin, with what they say while the shop has no products and orders. */
const emptyPages = [
  ["/admin/returns", "No cancelled orders."],
  ["/admin/payments", "No payments yet"],
  ["/admin/payments?view=settlements", "No settlements yet"],
  ["/admin/payments?view=disputes", "No disputes"],
  ["/admin/delivery", "Nothing to pack"],
] as const;

test("the pages of a new shop with codes by SMS are accessible", async ({ browser, allowConsoleErrors }) => {
  test.slow();
  allowConsoleErrors();
  const shop = await startShop({
    DEMO: "0",
    SMS_CODES: "on",
    ADMIN_EMAIL: "admin@example.com",
    ADMIN_PASSWORD: "admin-demo",
  });
  const phone = { baseURL: shop.url, viewport: { width: 390, height: 844 }, hasTouch: true };
  const contexts = [await browser.newContext(phone), await browser.newContext(phone)] as const;
  try {
    const page = await contexts[0].newPage();
    await demoAdmin(page);
    const open = async (path: string, text: string) => {
      await page.goto(path);
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
    };
    await expectAccessibleStates(page, "a new shop", [
      ["the dashboard", () => open("/admin/dashboard", "All done. Nothing is waiting for you.")],
      ...emptyPages.map(([path, text]): State => [path, () => open(path, text), "own width"]),
    ]);

    const visitor = await contexts[1].newPage();
    const account = await createAccount(visitor.request);
    const dialog = visitor.getByRole("dialog", { name: "Add a mobile number" });
    await signIn(visitor, account.email, account.password);
    await expect(visitor.getByRole("heading", { level: 1, name: /^Welcome, / })).toBeVisible();
    await expectAccessibleStates(visitor, "codes by SMS", [
      [
        "the refused number",
        async () => {
          await visitor.goto("/user/dashboard/settings/security");
          await visitor.getByRole("button", { name: "Add a mobile number" }).click();
          await dialog.getByLabel("Mobile number").fill("98765 43210");
          await dialog.getByLabel("Your password").fill("wrong horse");
          await dialog.getByRole("button", { name: "Send code" }).click();
          await expect(dialog.getByText("Your current password is not correct.")).toBeVisible();
        },
        "own width",
      ],
      [
        "the code of the number",
        async () => {
          await dialog.getByLabel("Your password").fill(account.password);
          await dialog.getByRole("button", { name: "Send code" }).click();
          await expect(dialog.getByLabel("Code")).toBeFocused();
        },
        "own width",
      ],
      [
        "the confirmed number",
        async () => {
          const { text } = await mailTo(visitor.request, "+919876543210", /^SMS$/);
          await dialog.getByLabel("Code").fill(/^(\d{8}) is your code/.exec(text)?.[1] ?? "");
          await dialog.getByRole("button", { name: "Confirm" }).click();
          await expect(visitor.getByText("Your mobile number is confirmed.")).toBeVisible();
        },
      ],
      [
        "the code of a login",
        async () => {
          await forgetSession(visitor);
          await visitor.goto("/login");
          await visitor.getByRole("button", { name: "Send me a code instead" }).click();
          await visitor.getByLabel("E-mail or mobile number").fill("98765 43210");
          await visitor.getByRole("button", { name: "Send Code" }).click();
          await expect(visitor.getByText("If this number is set up for login codes")).toBeVisible();
        },
        "own width",
      ],
    ]);
  } finally {
    for (const context of contexts) await context.close();
    await shop.close();
  }
});
