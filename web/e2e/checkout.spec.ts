import {
  confirmedHeading,
  interceptOperation,
  readOrders,
  placeOrder,
  openFilledCheckout,
  showSummary,
} from "./support/checkout.ts";
import { sql } from "./support/database.ts";
import { changeTestProduct } from "./support/admin-product.ts";
import { keyboardOn } from "./support/keyboard.ts";
import { operationOf, waitForOperation } from "./support/operation.ts";
import { addOwnPiece } from "./support/own-piece.ts";
import { expect, test } from "./support/test.ts";
import { newShopper } from "./support/shopper.ts";
import { expectTouchable } from "./support/touch-targets.ts";

const cash = { name: /Cash on delivery/ };

test("checkout with an empty cart links back to the cart", async ({ page }) => {
  await newShopper(page);
  await page.goto("/checkout");
  await expect(page).toHaveURL(/\/user\/dashboard\/cart$/);
});

test("checkout requires every field, then checks PIN code and mobile number @core", async ({ page }) => {
  const shopper = await newShopper(page);
  await shopper.addToCart(1);
  await openFilledCheckout(page);
  await page.getByLabel("PIN code").fill("");
  await page.getByLabel("Mobile number").fill("12345");
  await placeOrder(page);
  await expect(page.getByText("Please fill all fields.")).toBeVisible();
  await expect(page.getByLabel("PIN code")).toBeFocused();
  await expect(page.getByText("Please enter a 10-digit Indian mobile number.")).toHaveCount(0);
  await page.getByLabel("PIN code").fill("060017");
  await placeOrder(page);
  await expect(page.getByText("Please enter a 10-digit Indian mobile number.")).toBeVisible();
  await expect(page.getByText("Please enter a PIN code of 6 digits")).toBeVisible();
  await expect(page.getByLabel("State").locator("option")).toHaveCount(29);
  await expect(page.getByLabel("Country")).toHaveValue("India");
});

test("a saved address is folded to a few lines beside an empty new one", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const shopper = await newShopper(page);
  await shopper.addToCart(2);
  await openFilledCheckout(page, { city: "Patiala" });
  await page.getByRole("radio", cash).check();
  await placeOrder(page);
  await expect(page.getByRole("heading", confirmedHeading)).toBeVisible();
  await shopper.addToCart(2);
  await page.goto("/checkout");
  await expect(page.getByText("Deliver to Meera Sharma")).toBeVisible();
  await expect(page.getByText("Patiala, Punjab 141001")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "City" })).toHaveCount(0);
  await expect(page.getByRole("radio", cash)).toBeChecked();
  await page.getByLabel("Discount code").fill("EDGE-WRONGONE");
  await page.keyboard.press("Enter");
  await expect(page.getByText("This discount code is not valid.")).toBeVisible();
  await page.getByRole("button", { name: "Change the shipping address" }).click();
  const saved = page.getByRole("group", { name: "Deliver to" });
  await expect(saved.getByRole("radio").first()).toBeFocused();
  await expect(saved.getByRole("radio").first()).toBeChecked();
  const another = saved.getByRole("radio", { name: "Add a new address" });
  await another.check();
  await expect(another).toBeFocused();
  await expect(page.getByRole("textbox", { name: "City" })).toHaveValue("");
  await expect(page.getByRole("checkbox", { name: "Save this address" })).toBeChecked();
  await saved.getByRole("radio").first().check();
  await expect(page.getByRole("textbox", { name: "City" })).toHaveCount(0);
});

test("an order that is sent again while the shop is busy is placed once", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const shopper = await newShopper(page);
  await shopper.addToCart(1);
  await openFilledCheckout(page);
  await page.getByRole("radio", cash).check();
  const inputs: string[] = [];
  let isBusy = true;
  await interceptOperation(page, "PlaceOrder", async (route) => {
    inputs.push(JSON.stringify(operationOf(route.request()).variables));
    if (!isBusy) return route.fallback();
    const errors = [{ message: "The shop is busy.", extensions: { code: "NOT_READY" } }];
    await route.fulfill({ status: 503, headers: { "retry-after": "1" }, json: { errors } });
  });
  await placeOrder(page);
  await expect(
    page.getByText("Many shoppers are ordering right now. We are trying again for you."),
  ).toBeVisible();
  isBusy = false;
  await expect(page.getByRole("heading", confirmedHeading)).toBeVisible();
  expect(inputs.length).toBeGreaterThan(1);
  expect(new Set(inputs).size).toBe(1);
  expect((await readOrders(shopper)).count).toBe(1);
});

test("a changed total is shown before the order is placed", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors();
  const shopper = await newShopper(page);
  const piece = await addOwnPiece(page, shopper, { title: "Sonepur Wrap Skirt", price: 400 });
  await openFilledCheckout(page);
  await page.getByRole("radio", cash).check();
  await showSummary(page);
  const total = page.getByRole("region", { name: "Your order" });
  await expect(total.getByText("₹99", { exact: true })).toBeVisible();
  await expect(total.getByText("₹499", { exact: true }).last()).toBeVisible();
  await changeTestProduct(piece.admin, piece, { price: 600 });
  await placeOrder(page);
  await expect(page.getByText("It is now ₹600.")).toBeVisible();
  await expect(total.getByText("₹400", { exact: true })).toHaveCount(0);
  await expect(total.getByRole("listitem").getByText("₹600", { exact: true })).toBeVisible();
  await expect(total.getByText("Free", { exact: true })).toBeVisible();
  await placeOrder(page);
  await expect(page.getByRole("heading", confirmedHeading)).toBeVisible();
  expect((await readOrders(shopper)).newest).toMatchObject({ finalAmount: 600 });
});

test("pieces that were sold meanwhile are reduced or removed at checkout by name", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const shopper = await newShopper(page);
  const { id, title } = await addOwnPiece(page, shopper, { title: "Balotra Wrap Skirt", quantity: 3 });
  const setStock = (stock: number) =>
    sql("update stock_units set stock = $2 where product_id = $1", [id, stock]);
  await openFilledCheckout(page);
  await page.getByRole("radio", cash).check();
  await setStock(2);
  await placeOrder(page);
  await expect(page.getByText(`Only 2 left of ${title}.`)).toBeVisible();
  await expect(page.getByRole("button", { name: `Take 2 of ${title}` })).toBeFocused();
  await waitForOperation(page, "UpdateCartLine", () => page.keyboard.press("Enter"));
  await expect(page.getByText(/, 2 pieces$/)).toBeVisible();
  await expect(page.getByText(`Only 2 left of ${title}.`)).toHaveCount(0);
  await setStock(0);
  await placeOrder(page);
  await expect(page.getByText(`${title} is out of stock.`)).toBeVisible();
  await page.getByRole("button", { name: `Remove ${title}, which is not available` }).click();
  await expect(page.getByRole("heading", { name: "Your Cart is Empty" })).toBeVisible();
});

test("cash on delivery: a double click or a lost response makes one order @core", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const shopper = await newShopper(page);
  await shopper.addToCart(5);
  const before = await readOrders(shopper);
  await page.goto("/shop");
  await openFilledCheckout(page);
  await page.getByRole("radio", cash).check();
  const stopIntercepting = await interceptOperation(page, "PlaceOrder", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole("button", { name: "Place Order" }).dblclick();
  await expect(page.getByRole("heading", confirmedHeading)).toBeVisible();
  await stopIntercepting();
  expect((await readOrders(shopper)).count).toBe(before.count + 1);
  await expect(page).toHaveURL(/\/success/);
  await expect(page.getByText("Payment id")).toHaveCount(0);
  await expect(page.getByRole("region", { name: "What happens next" }).getByRole("listitem")).toHaveCount(3);
  await expect(page.getByRole("link", { name: "View Orders" })).toHaveAttribute("href", "/orders");
  await expect(page.getByRole("link", { name: "Keep Shopping" })).toHaveAttribute("href", "/shop");
  await page.goBack();
  await expect(page).toHaveURL(/\/shop$/);
});

test("the summary between address and payment leads to the cart @both", async ({ page }) => {
  const shopper = await newShopper(page);
  await shopper.addToCart(1);
  await openFilledCheckout(page, { city: "Moga" });
  const titles = await page.getByRole("main").getByRole("heading", { level: 2 }).allInnerTexts();
  expect(titles.filter((title) => !title.includes("order SJ"))).toEqual([
    "Shipping address",
    "Your order",
    "Payment",
  ]);
  const topOf = async (name: string) =>
    (await page.getByRole("heading", { level: 2, name, exact: true }).boundingBox())?.y ?? NaN;
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024;
  expect((await topOf("Your order")) > (await topOf("Shipping address")) + 100).toBe(isPhone);
  expect(await topOf("Your order")).toBeLessThan(await topOf("Payment"));
  const keys = keyboardOn(page);
  await page.getByRole("textbox", { name: "Full name" }).focus();
  await keys.tabTo(page.getByRole("link", { name: "Change your cart" }));
  await keys.tabTo(page.getByLabel("Discount code"));
  await keys.tabTo(page.getByRole("radio", { name: /Online payment/ }));
  await keys.tabTo(page.getByRole("button", { name: "Place Order" }));
  await expectTouchable(page, "checkout");
  await page.getByRole("link", { name: "Change your cart" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your Cart" })).toBeFocused();
  await page.getByRole("link", { name: "Checkout" }).click();
  await expect(page.getByRole("textbox", { name: "City" })).toHaveValue("Moga");
});
