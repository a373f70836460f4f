import { confirmedHeading, openFilledCheckout, placeOrder, showSummary } from "./support/checkout.ts";
import { sql } from "./support/database.ts";
import { addOwnPiece } from "./support/own-piece.ts";
import { newShopper } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

const cash = { name: /Cash on delivery/ };

const rupees = (amount: number) => `₹${amount.toLocaleString("en-IN")}`;

test("a code that another order used meanwhile is refused without loss of the focus", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const shopper = await newShopper(page);
  const { price } = await addOwnPiece(page, shopper, { title: "Kotpad Wrap Skirt", price: 1500 });
  await openFilledCheckout(page);
  await page.getByRole("radio", cash).check();
  await page.getByRole("button", { name: "Use your welcome code: 40% OFF" }).click();
  await expect(page.getByRole("button", { name: "Remove the discount code" })).toBeFocused();
  // A quote after the other order would refuse the code before the press.
  await showSummary(page);
  await expect(
    page.getByRole("region", { name: "Your order" }).getByText(`−${rupees(price * 0.4)}`),
  ).toBeVisible();
  await sql("update promotion_codes set uses = 1 where user_id = (select id from users where email = $1)", [
    shopper.email,
  ]);
  await placeOrder(page);
  await expect(page.getByText("This discount code has already been used.").first()).toBeVisible();
  await expect(page.getByLabel("Discount code")).toBeVisible();
  await expect(page.getByRole("button", { name: "Place Order" })).toBeEnabled();
  await expect(page.getByRole("button", { name: "Place Order" })).toBeFocused();
});

test("a wrong code is refused at its field", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors();
  const shopper = await newShopper(page);
  const { price } = await addOwnPiece(page, shopper, { title: "Kotpad Wrap Skirt", price: 1500 });
  await openFilledCheckout(page);
  const written: string[] = [];
  page.on("console", (line) => written.push(line.text()));
  await page.getByLabel("Discount code").fill("EDGE-WRONGONE");
  await page.keyboard.press("Enter");
  await expect(page.getByText("This discount code is not valid.")).toBeVisible();
  expect(written.filter((line) => !line.startsWith("Failed to load resource"))).toEqual([]);
  await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
  await page.getByRole("button", { name: "Use your welcome code: 40% OFF" }).click();
  await expect(page.getByText("is applied.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove the discount code" })).toBeFocused();
  await showSummary(page);
  const summary = page.getByRole("region", { name: "Your order" });
  const discount = `−${rupees(price * 0.4)}`;
  await expect(summary.getByText(discount)).toBeVisible();
  await page.getByRole("button", { name: "Remove the discount code" }).click();
  await expect(summary.getByText("−₹")).toHaveCount(0);
  await expect(page.getByLabel("Discount code")).toBeFocused();
  await page.getByRole("button", { name: "Use your welcome code: 40% OFF" }).click();
  await expect(summary.getByText(discount)).toBeVisible();
  await page.getByRole("radio", cash).check();
  await placeOrder(page);
  await expect(page.getByRole("heading", confirmedHeading)).toBeVisible();
});
