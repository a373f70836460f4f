import type { Page } from "@playwright/test";
import { confirmedHeading, placeOrder, openFilledCheckout } from "./support/checkout.ts";
import { withFailure } from "./support/failures.ts";
import { mailTo, tokenIn } from "./support/mailbox.ts";
import { expect, test } from "./support/test.ts";
import { newShopper } from "./support/shopper.ts";

const sent = "Invoice sent to your email successfully!";
const failedText = "Failed to generate invoice. Please try again.";

const orderByCash = async (page: Page) => {
  const shopper = await newShopper(page);
  await shopper.addToCart(5);
  await openFilledCheckout(page);
  await page.getByRole("radio", { name: /Cash on delivery/ }).check();
  await placeOrder(page);
  await expect(page.getByRole("heading", confirmedHeading)).toBeVisible();
  return shopper;
};

/** The link holds the shop's public URL; the test shop listens on another port. */
const isPdf = async (page: Page, link: string) => {
  const { pathname, search } = new URL(link);
  const response = await page.request.get(pathname + search);
  expect(response.headers()["content-type"]).toBe("application/pdf");
  expect((await response.body()).subarray(0, 5).toString()).toBe("%PDF-");
};

test("after an order the invoice is mailed and can be downloaded, on both confirmation pages @core", async ({
  page,
}) => {
  const shopper = await orderByCash(page);
  const link = page.getByRole("link", { name: /Download invoice/ });
  await expect(link).toBeVisible();
  await expect(page.getByText(sent)).toBeVisible();
  await isPdf(page, (await link.getAttribute("href")) ?? "");
  await expect(page).toHaveURL(/\/success/);
  await expect(link).toBeVisible();
  await page.reload();
  await isPdf(page, (await link.getAttribute("href")) ?? "");
  await page.evaluate(() => history.replaceState(null, ""));
  await page.reload();
  await page.getByRole("button", { name: "Get the invoice" }).press("Enter");
  await expect(link).toBeFocused();
  const mail = await mailTo(page.request, shopper.email, /^Invoice/);
  await isPdf(page, mail.text.match(/http\S+\/invoices\?token=\S+/)?.[0] ?? "");
});

test("an address other than the account's is confirmed by a mailed link first", async ({ page }) => {
  await orderByCash(page);
  const mail = await mailTo(page.request, "meera@example.com", /^Confirm this address/);
  await page.goto(`/verify-email?token=${tokenIn(mail)}`);
  await page.getByRole("button", { name: "Verify Email" }).click();
  await expect(page.getByText("Email verified successfully!")).toBeVisible();
  await expect(page.getByText("meera@example.com")).toBeVisible();
});

test("an order shows the outcome or the error of mailing its invoice again", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  await orderByCash(page);
  for (const path of ["/orders", "/user/dashboard/orders"]) {
    await page.goto(path);
    const button = page.getByRole("button", { name: /^E-mail invoice/ });
    await withFailure(page, { operation: "RequestInvoice", failure: "broken" }, async () => {
      await button.click();
      await expect(page.getByRole("alert").filter({ hasText: failedText })).toBeVisible();
    });
    await button.click();
    await expect(page.getByRole("status").filter({ hasText: sent })).toBeVisible();
  }
});

test("an invalid link shows an error and links to the orders", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors();
  await page.goto("/invoices?token=made-up");
  await expect(
    page.getByRole("heading", { name: "This invoice link is invalid or has expired." }),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "My Orders" })).toHaveAttribute("href", /\/orders$/);
});
