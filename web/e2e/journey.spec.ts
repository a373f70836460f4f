import type { Page } from "@playwright/test";
import { createAccount, type Account } from "./support/account.ts";
import { confirmedHeading, fillAddress } from "./support/checkout.ts";
import { waitForOperation } from "./support/operation.ts";
import { expect, test } from "./support/test.ts";
import { forgetSession, submitSignIn } from "./support/sign-up.ts";

const admin = { email: "admin@example.com", password: "admin-demo" };
const dress = "Nuapatna Ikat Wrap Dress";

const findDress = async (page: Page) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "OWN YOUR EDGE" })).toBeVisible();
  await page.getByRole("link", { name: "Shop Now" }).first().click();
  await expect(page.getByText("72 products found")).toBeVisible();
  await page.getByRole("link", { name: dress }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: dress })).toBeVisible();
};

/** Adds one piece in size M. A visitor is redirected to the login and returns with the piece in the cart. */
const addAsVisitor = async (page: Page, shopper: Account) => {
  await page.getByText("M", { exact: true }).first().click();
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole("heading", { level: 1, name: "Welcome Back" })).toBeVisible();
  await submitSignIn(page, shopper.email, shopper.password);
  await expect(page.getByRole("heading", { level: 1, name: dress })).toBeVisible();
  await expect(page.getByText("Added to cart").first()).toBeVisible();
};

const checkOut = async (page: Page): Promise<string> => {
  await page.goto("/user/dashboard/cart");
  await expect(page.getByRole("heading", { level: 1, name: "Your Cart" })).toBeVisible();
  await expect(page.getByText("final shipping is shown at checkout")).toBeVisible();
  await page.getByRole("link", { name: "Checkout" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
  await fillAddress(page);
  await page.getByLabel("Full name").fill("");
  await page.getByRole("button", { name: "Place Order" }).click();
  await expect(page.getByText("Please fill all fields.")).toBeVisible();
  await page.getByLabel("Full name").fill("Meera Sharma");
  await page.getByRole("radio", { name: /Cash on delivery/ }).check();
  await page.getByRole("button", { name: "Place Order" }).click();
  await expect(page.getByRole("heading", confirmedHeading)).toBeVisible();
  await expect(page).toHaveURL(/\/success/);
  const number =
    (await page
      .getByText(/^SJ\d+$/)
      .first()
      .textContent()) ?? "";
  await page.reload();
  await expect(page.getByText(number)).toBeVisible();
  return number;
};

const moveToShipped = async (page: Page, number: string) => {
  await forgetSession(page);
  await page.goto("/admin/orders");
  await expect(page).toHaveURL(/\/login$/);
  await submitSignIn(page, admin.email, admin.password);
  await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
  const choice = page.getByRole("combobox", { name: `Status of order ${number}` });
  await choice.selectOption({ label: "Shipped" });
  const parcel = page.getByRole("dialog", { name: `Ship order ${number}` });
  await waitForOperation(page, "UpdateOrderStatus", () =>
    parcel.getByRole("button", { name: "Ship without a tracking id" }).click(),
  );
  await expect(page.getByText(`Order ${number}: Shipped.`)).toBeVisible();
  await page.reload();
  await expect(choice.locator("option:checked")).toHaveText("Shipped");
};

test("the admin ships a dress that a visitor finds and buys @both @core", async ({ page }) => {
  const shopper = await createAccount(page.request);
  await findDress(page);
  await addAsVisitor(page, shopper);
  const number = await checkOut(page);

  await page.goto("/orders");
  await expect(page.getByRole("article", { name: `Order ${number}` })).toContainText("Order Confirmed");

  await moveToShipped(page, number);

  await forgetSession(page);
  await page.goto("/orders");
  await submitSignIn(page, shopper.email, shopper.password);
  await expect(page.getByRole("article", { name: `Order ${number}` })).toContainText("On the Way");
});

test("pages that need a login redirect a visitor there @core", async ({ page }) => {
  for (const path of ["/orders", "/checkout", "/user/dashboard", "/admin/orders"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login$/);
  }
});
