import {
  confirmedHeading,
  interceptOperation,
  openFilledCheckout,
  placeOrder,
  showSummary,
} from "./support/checkout.ts";
import { waitForOperation } from "./support/operation.ts";
import { newShopper } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

test("an open checkout follows the cart of another tab until it is empty", async ({ page, context }) => {
  const shopper = await newShopper(page);
  await shopper.addToCart(1);
  const { title } = await shopper.addToCart(2);
  await openFilledCheckout(page);
  await showSummary(page);
  const otherTab = await context.newPage();
  await otherTab.goto("/user/dashboard/cart");
  await otherTab.getByRole("button", { name: `Remove ${title}`, exact: true }).click();
  await expect(page.getByRole("region", { name: "Your order" }).getByRole("listitem")).toHaveCount(1);
  await expect(page.getByRole("textbox", { name: "City" })).toHaveValue("Ludhiana");
  await otherTab.getByRole("button", { name: /^Remove / }).click();
  await expect(page).toHaveURL(/\/user\/dashboard\/cart$/);
  await expect(page.getByRole("heading", { name: "Your Cart is Empty" })).toBeVisible();
});

test("an order in flight is confirmed, also if another tab empties the cart meanwhile", async ({
  page,
  context,
}) => {
  const shopper = await newShopper(page);
  await shopper.addToCart(3);
  await openFilledCheckout(page);
  await page.getByRole("radio", { name: /Cash on delivery/ }).check();
  const otherTab = await context.newPage();
  await otherTab.goto("/user/dashboard/cart");
  const removal = otherTab.getByRole("button", { name: /^Remove / });
  await expect(removal).toBeVisible();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const stopIntercepting = await interceptOperation(page, "PlaceOrder", async (route) => {
    await released;
    await route.fallback();
  });
  await placeOrder(page);
  await waitForOperation(page, "CheckoutPage", () => removal.click());
  await expect(page.getByText("Placing your order")).toBeVisible();
  release();
  await expect(page.getByRole("heading", confirmedHeading)).toBeVisible();
  await stopIntercepting();
});
