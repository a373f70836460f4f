import { randomUUID } from "node:crypto";
import { pressInPaymentWindow } from "./support/checkout.ts";
import { sql } from "./support/database.ts";
import { withFailure, withLostAnswers } from "./support/failures.ts";
import { savePromotion } from "./support/promotion.ts";
import { adminAccount, demoAdmin } from "./support/shopper.ts";
import { submitSignIn } from "./support/sign-up.ts";
import { expect, test } from "./support/test.ts";
import type { Page } from "@playwright/test";

const newEmail = () => `caller-${Date.now()}-${Math.floor(Math.random() * 1000)}@example.com`;

const fillCustomer = async (page: Page, email: string) => {
  await page.getByLabel("Full name").fill("Meera Sharma");
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("Mobile number").fill("98765 43210");
  await page.getByRole("textbox", { name: "Address" }).fill("12, Sector 17");
  await page.getByRole("textbox", { name: "City" }).fill("Ludhiana");
  await page.getByLabel("State").selectOption("Punjab");
  await page.getByLabel("PIN code").fill("141001");
};

/** Adds the first kurta that is found, in its first size and colour. */
const addKurta = async (page: Page) => {
  await page.getByLabel("Find products").fill("kurta");
  await page
    .getByRole("list", { name: "Found products" })
    .getByRole("button", { name: /^Add / })
    .first()
    .click();
  for (const select of await page
    .getByRole("list", { name: "Lines of the order" })
    .getByRole("combobox")
    .all())
    await select.selectOption({ index: 1 });
};

test("an order by phone is placed for cash, once its mistakes are corrected", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  await demoAdmin(page);
  await page.goto("/admin/orders");
  await page.getByRole("link", { name: "New order" }).click();
  await expect(page.getByText("No products yet. Find one and add it.")).toBeVisible();
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page.getByText("Please add a product.")).toBeVisible();
  await page.getByLabel("Find products").fill("zzzz");
  await expect(page.getByText("No products found")).toBeVisible();
  await page.getByLabel("Find products").fill("kurta");
  await page.getByRole("button", { name: /^Add / }).first().click();
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page.getByText("Please select size and color.")).toBeVisible();
  await page.getByRole("button", { name: /^Remove / }).click();
  await addKurta(page);
  const place = page.getByRole("button", { name: /^Place order for ₹/ });
  await place.click();
  await expect(page.getByText("Please fill all fields.")).toBeVisible();
  const email = newEmail();
  await fillCustomer(page, email);
  await withFailure(page, { operation: "PlaceOrderForCustomer", failure: "broken" }, async () => {
    await place.click();
    await expect(page.getByText("The order could not be placed. Please try again.")).toBeVisible();
  });
  await place.click();
  await expect(page.getByRole("heading", { level: 1, name: /^Order SJ/ })).toBeVisible();
  await expect(page.getByText("Taken by phone or message")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Payment link" })).toBeHidden();
  const orders = await sql("select o.id from orders o join users u on u.id = o.user_id where u.email = $1", [
    email,
  ]);
  expect(orders).toHaveLength(1);
});

test("a code of an order by phone is refused to a customer who has used it", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const admin = await demoAdmin(page);
  const code = `CALL-${randomUUID().slice(0, 8).toUpperCase()}`;
  const startsAt = new Date(Date.now() - 86_400_000).toISOString();
  const terms = { title: "Caller offer", method: "CODE", kind: "PERCENT", percent: 10, maxUsesPerShopper: 1 };
  await savePromotion(admin, { id: randomUUID(), promotion: { ...terms, code, startsAt } });
  const email = newEmail();
  const field = page.getByLabel("Discount code");
  const amount = page
    .locator("dl div")
    .filter({ hasText: "Caller offer" })
    .getByText(/^−₹[\d,.]+$/);
  const place = page.getByRole("button", { name: /^Place order for ₹/ });
  const spent = page.getByText("This customer has already used this discount code.");
  const applyCode = async (typed: string) => {
    await field.fill(typed);
    await page.getByRole("button", { name: "Apply" }).click();
  };

  await page.goto("/admin/orders/new");
  await expect(field).toBeHidden();
  await addKurta(page);
  await applyCode("no-such-code");
  await expect(page.getByText("This discount code is not valid.")).toBeVisible();
  await applyCode(code.toLowerCase());
  await expect(page.getByText(`${code} is applied.`)).toBeVisible();
  await expect(amount).toBeVisible();
  await fillCustomer(page, email);
  await place.click();
  await expect(page.getByRole("heading", { level: 1, name: /^Order SJ/ })).toBeVisible();
  await expect(amount).toBeVisible();

  await page.goto("/admin/orders/new");
  await addKurta(page);
  await applyCode(code);
  await expect(amount).toBeVisible();
  await fillCustomer(page, email);
  await place.click();
  await expect(spent.first()).toBeVisible();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(amount).toHaveCount(0);
  await applyCode(code);
  await expect(spent.first()).toBeVisible();
  await place.click();
  await expect(page.getByRole("heading", { level: 1, name: /^Order SJ/ })).toBeVisible();
});

test("a copied payment link pays the order without a login", async ({ page, browser, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await demoAdmin(page);
  await page.goto("/admin/orders/new");
  await addKurta(page);
  await fillCustomer(page, newEmail());
  await page.getByText("Payment link", { exact: true }).click();
  await page.getByRole("button", { name: /^Place order for ₹/ }).click();
  await expect(page.getByRole("heading", { name: "Payment link" })).toBeVisible();
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/pay\/[\w-]{64}$/);
  const message = await page.getByRole("link", { name: "Send by WhatsApp" }).getAttribute("href");
  expect(message).toMatch(/^https:\/\/wa\.me\/919876543210\?text=/);
  expect(decodeURIComponent(message ?? "")).toContain(link);

  const visitor = await (await browser.newContext({ baseURL: new URL("/", page.url()).href })).newPage();
  await visitor.goto(new URL(link).pathname);
  await expect(visitor.getByText(/^Order SJ\d+ for Meera Sharma$/)).toBeVisible();
  await expect(visitor.getByText("12, Sector 17")).toBeHidden();
  await expect(visitor.getByText(/^Pay within 23 hours$/)).toBeVisible();
  await expect(visitor.getByText("You pay Saanjh Studio, GSTIN 04AAAAA0000A1ZA")).toBeVisible();
  await expect(visitor.getByRole("main").getByRole("listitem").locator("img")).toHaveCount(1);
  await visitor.getByRole("button", { name: /^Pay ₹/ }).click();
  await pressInPaymentWindow(visitor, "Pay");
  await expect(visitor.getByText("Payment received. Your order is confirmed.")).toBeVisible();
  await expect(visitor.getByRole("button", { name: /^Pay ₹/ })).toBeHidden();
  await visitor.context().close();

  await page.reload();
  await expect(page.getByText(/^Paid ₹/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Payment link" })).toBeHidden();
});

test("what was entered outlives a reload or the end of the session until the order or a logout", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  await page.goto("/login");
  await submitSignIn(page, adminAccount.email, adminAccount.password);
  await expect(page).toHaveURL("/admin/dashboard");
  await page.goto("/admin/orders/new");
  await addKurta(page);
  const email = newEmail();
  await fillCustomer(page, email);
  await page.getByText("Payment link", { exact: true }).click();
  const title = await page.getByRole("button", { name: /^Remove / }).getAttribute("aria-label");

  const offer = page.getByText(/^An order from .* was not placed\.$/);
  const restore = async () => {
    await expect(offer).toBeVisible();
    await expect(page.getByText(`Meera Sharma, ${title?.replace("Remove ", "")}`)).toBeVisible();
    await expect(page.getByLabel("Full name")).toHaveValue("");
    await page.getByRole("button", { name: "Restore" }).click();
    await expect(offer).toBeHidden();
    await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue(email);
    await expect(page.getByLabel("State")).toHaveValue("Punjab");
    await expect(page.getByRole("radio", { name: /^Payment link/ })).toBeChecked();
    await expect(page.getByRole("button", { name: title ?? "" })).toBeVisible();
  };
  await page.reload();
  await expect(offer).toBeVisible();
  await restore();
  await sql("delete from sessions where user_id in (select id from users where email = $1)", [
    adminAccount.email,
  ]);
  // The next look at the open tasks finds out.
  await expect(page.getByText("Your login has ended. Please log in again.")).toBeVisible();
  await submitSignIn(page, adminAccount.email, adminAccount.password);
  await expect(page).toHaveURL("/admin/orders/new");
  await restore();
  await page.getByRole("button", { name: /^Place order for ₹/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Order SJ/ })).toBeVisible();

  await page.goto("/admin/orders/new");
  await page.getByLabel("Full name").fill("Another customer");
  await expect(offer).toBeHidden();
  await page.reload();
  await expect(offer).toBeVisible();
  await page.getByRole("button", { name: "Discard" }).click();
  await page.getByLabel("Full name").fill("A third customer");
  const draft = () => page.evaluate(() => sessionStorage.getItem("draft:customer-order"));
  await expect.poll(draft).toContain("A third customer");
  await page.getByRole("button", { name: "Logout" }).first().click();
  await expect(page).toHaveURL("/login");
  await expect.poll(draft).toBeNull();
});

test("after a lost answer a changed order can be placed as a second one", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  await demoAdmin(page);
  await page.goto("/admin/orders/new");
  await addKurta(page);
  const email = newEmail();
  await fillCustomer(page, email);
  const place = page.getByRole("button", { name: /^Place order for ₹/ });
  await withLostAnswers(page, "PlaceOrderForCustomer", async () => {
    await place.click();
    await expect(page.getByText(/^We did not hear back from the shop\./)).toBeVisible();
  });
  await page.getByRole("textbox", { name: "Address" }).fill("14, Sector 17");
  await place.click();
  await expect(page.getByText(/^This order was placed already, before the last change\./)).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByRole("textbox", { name: "Address" })).toHaveValue("14, Sector 17");
  await place.click();
  await expect(page.getByRole("heading", { level: 1, name: /^Order SJ/ })).toBeVisible();
});
