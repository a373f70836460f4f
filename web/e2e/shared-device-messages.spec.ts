import type { Page } from "@playwright/test";
import { createAccount, type Account } from "./support/account.ts";
import { expect, test } from "./support/test.ts";
import { signIn, submitSignIn } from "./support/sign-up.ts";

/** Creates an account and logs in; the dashboard is open. */
const openAccountAndLogIn = async (page: Page): Promise<Account> => {
  const account = await createAccount(page.request);
  await signIn(page, account.email, account.password);
  await expect(page).toHaveURL(/\/user\/dashboard$/);
  return account;
};

/** Expects the login page and empty browser storage: neither session nor scroll positions. */
const expectEmptyStorage = async (page: Page) => {
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  const keys = () => [...Object.keys(window.localStorage), ...Object.keys(window.sessionStorage)];
  expect(await page.evaluate(keys)).toEqual([]);
};

const logOut = async (page: Page) => {
  await page.goto("/user/dashboard/settings/security");
  await page.getByRole("navigation", { name: "Settings" }).getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expectEmptyStorage(page);
};

/** Ends the session on the server, as a logout from another device does. */
const endAtTheShop = async (page: Page) => {
  const token = await page.evaluate(() => window.localStorage.getItem("token"));
  await page.request.post("/graphql", {
    data: { query: "mutation { logout { hasEndedSession } }" },
    headers: { authorization: `Bearer ${token}` },
  });
};

const openReviewDialog = async (page: Page) => {
  await page.goto("/search?term=kurta");
  await page.locator("article a").first().click();
  await page.getByRole("tab", { name: /^Reviews/ }).click();
  await page.getByRole("button", { name: "Write a Review" }).click();
};

test("an unsent review is restored after the session has ended and the shopper has logged in again", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const account = await openAccountAndLogIn(page);
  await openReviewDialog(page);
  const words = page.getByRole("textbox", { name: "Your review" });
  await words.fill("The sleeves are cut for cycling.");
  await page.getByRole("radio", { name: "3 stars: Good" }).check({ force: true });
  await endAtTheShop(page);
  await page.getByRole("button", { name: "Submit Review" }).click();
  await page
    .getByRole("alert")
    .filter({ hasText: "Login required to submit feedback" })
    .getByRole("button", { name: "Log in" })
    .click();
  await submitSignIn(page, account.email, account.password);
  await expect(words).toHaveValue("The sleeves are cut for cycling.");
  await expect(page.getByRole("radio", { name: "3 stars: Good" })).toBeChecked();
  await page.getByRole("button", { name: "Submit Review" }).click();
  await expect(page.getByText("Review submitted!")).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object.keys(window.sessionStorage))).toEqual(["scroll"]);
});

test("a logout in one tab clears the other tabs", async ({ page, context }) => {
  await openAccountAndLogIn(page);
  const [orders, product, contact] = [
    await context.newPage(),
    await context.newPage(),
    await context.newPage(),
  ];
  await openReviewDialog(product);
  await product.getByRole("textbox", { name: "Your review" }).fill("Half a thought");
  await orders.goto("/orders");
  await expect(orders.getByRole("heading", { name: "No orders yet" })).toBeVisible();
  await contact.goto("/contact");
  await expect(contact.getByRole("textbox", { name: "Name" })).toHaveValue("Kavya Nair");
  await contact.getByRole("textbox", { name: "Message" }).fill("Where is my parcel?");
  await contact.reload();
  await expect(contact.getByRole("textbox", { name: "Message" })).toHaveValue("Where is my parcel?");
  await logOut(page);
  await expect(orders).toHaveURL(/\/login$/);
  await expect(product.getByRole("dialog", { name: "Write a Review" })).toBeHidden();
  await expect(product.getByText("Login required to submit feedback")).toBeVisible();
  await expect(contact.getByRole("textbox", { name: "Message" })).toHaveValue("");
  await expect(contact.getByRole("textbox", { name: "Name" })).toHaveValue("");
  const draftKeys = () => Object.keys(window.sessionStorage).filter((key) => key.startsWith("draft:"));
  expect(await product.evaluate(draftKeys)).toEqual([]);
  await orders.goBack();
  await expect(orders).not.toHaveURL(/\/orders/);
});

test("a login in one tab leads an open login page to its page", async ({ page, context }) => {
  const account = await createAccount(page.request);
  await page.goto("/orders");
  await expect(page).toHaveURL(/\/login$/);
  const duplicate = await context.newPage();
  await duplicate.goto("/checkout");
  await expect(duplicate).toHaveURL(/\/login$/);
  await submitSignIn(page, account.email, account.password);
  await expect(page).toHaveURL(/\/orders$/);
  await expect(duplicate).toHaveURL(/\/user\/dashboard\/cart$/);
  // A shopper at a page of the admin can log in as the admin.
  for (const tab of [page, duplicate]) {
    await tab.goto("/admin/orders");
    await expect(tab.getByRole("button", { name: "Sign In" })).toBeVisible();
  }
  await submitSignIn(duplicate, "admin@example.com", "admin-demo");
  await expect(page).toHaveURL(/\/admin\/orders$/);
});
