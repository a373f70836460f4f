import type { Page } from "@playwright/test";
import { createAccount, type Account } from "./support/account.ts";
import { expect, test } from "./support/test.ts";
import { signIn, submitSignIn } from "./support/sign-up.ts";

/** An account of the test's own, logged in and on its dashboard. */
const openAccountAndLogIn = async (page: Page): Promise<Account> => {
  const account = await createAccount(page.request);
  await signIn(page, account.email, account.password);
  await expect(page).toHaveURL(/\/user\/dashboard$/);
  return account;
};

/** On the login page, a logout has left nothing in the browser: neither her session nor where she had scrolled. */
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

/** Her session ends at the shop, as it does when she logs this device out from another one. */
const endAtTheShop = async (page: Page) => {
  const token = await page.evaluate(() => window.localStorage.getItem("token"));
  await page.request.post("/graphql", {
    data: { query: "mutation { logout }" },
    headers: { authorization: `Bearer ${token}` },
  });
};

const openReviewDialog = async (page: Page) => {
  await page.goto("/search?term=kurta");
  await page.locator("article a").first().click();
  await page.getByRole("tab", { name: /^Reviews/ }).click();
  await page.getByRole("button", { name: "Write a Review" }).click();
};

test("a review that she is writing when her session ends is there when she is back", async ({
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
  expect(await page.evaluate(() => Object.keys(window.sessionStorage))).toEqual(["scroll"]);
});

test("a message that she is writing outlives a reload, and is nobody else's", async ({ page }) => {
  await openAccountAndLogIn(page);
  await page.goto("/contact");
  const message = page.getByRole("textbox", { name: "Message" });
  await message.fill("Where is my parcel?");
  await page.reload();
  await expect(message).toHaveValue("Where is my parcel?");
  const other = await createAccount(page.request);
  await logOut(page);
  await submitSignIn(page, other.email, other.password);
  await expect(page).toHaveURL(/\/user\/dashboard$/);
  await page.goto("/contact");
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Kavya Nair");
  await expect(message).toHaveValue("");
});

test("the admin's logout leaves nothing in the browser's storage", async ({ page }) => {
  await signIn(page, "admin@example.com", "admin-demo");
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Orders" }).click();
  await expect(page).toHaveURL(/\/admin\/orders$/);
  await page.getByRole("button", { name: "Logout" }).click();
  await expectEmptyStorage(page);
});

test("a logout in one tab leaves nothing of hers in another", async ({ page, context }) => {
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
  await logOut(page);
  await expect(orders).toHaveURL(/\/login$/);
  await expect(product.getByRole("dialog")).toBeHidden();
  await expect(product.getByText("Login required to submit feedback")).toBeVisible();
  await expect(contact.getByRole("textbox", { name: "Message" })).toHaveValue("");
  await expect(contact.getByRole("textbox", { name: "Name" })).toHaveValue("");
  const kept = () => Object.keys(window.sessionStorage).filter((key) => key.startsWith("draft:"));
  expect(await product.evaluate(kept)).toEqual([]);
  await orders.goBack();
  await expect(orders).not.toHaveURL(/\/orders/);
});

test("a confirmation in the history is not shown to who logs in next", async ({
  page,
  allowConsoleErrors,
}) => {
  // The order of the other account is asked for, and refused.
  allowConsoleErrors();
  await openAccountAndLogIn(page);
  await page.goto("/success?order=SJ100001");
  await page.evaluate(() => {
    const { id } = JSON.parse(window.localStorage.getItem("user") ?? "{}") as { id: string };
    const usr = {
      shopperId: id,
      orderId: "01990000-0000-7000-8000-000000000000",
      orderNumber: "SJ100001",
      paymentId: null,
      paymentMethod: "COD",
      total: 640,
      email: "hers@example.com",
      invoiceUrl: null,
    };
    window.history.replaceState({ ...window.history.state, usr }, "");
  });
  await page.reload();
  await expect(page.getByText("hers@example.com")).toBeVisible();
  const other = await createAccount(page.request);
  await logOut(page);
  await submitSignIn(page, other.email, other.password);
  await expect(page).toHaveURL(/\/user\/dashboard$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/success/);
  await expect(page.getByRole("heading", { name: "There is no such order here" })).toBeVisible();
  await expect(page.getByText("hers@example.com")).toHaveCount(0);
});
