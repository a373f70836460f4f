import { interceptOperation } from "./support/checkout.ts";
import { sql } from "./support/database.ts";
import { aDeliveredOrder } from "./support/delivered-order.ts";
import { withFailure } from "./support/failures.ts";
import { newShopper } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

/** A picture of one pixel. */
const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A picture of one pixel of another colour. */
const otherPixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNQSLgAAAH0AVEVkbhGAAAAAElFTkSuQmCC",
  "base64",
);

test("a shopper exchanges one piece and returns another @core", async ({ page }) => {
  const shopper = await newShopper(page);
  const order = await aDeliveredOrder(page.request, shopper);
  await page.goto("/user/dashboard/returns");
  await expect(page.getByRole("heading", { name: "No returns have been started." })).toBeVisible();
  await page.goto("/orders");
  const card = page.getByRole("article", { name: `Order ${order.orderNumber}` });
  await card.getByRole("link", { name: /^Return or exchange/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Return or exchange" })).toBeVisible();
  await expect(
    page.getByText(/^You can return or exchange unworn pieces until \d+ \w+ \d{4}\.$/),
  ).toBeVisible();

  const send = page.getByRole("button", { name: "Send request" });
  await send.click();
  await expect(page.getByText("Please complete the marked pieces.")).toBeVisible();
  await expect(page.getByText("Please choose the size and colour that you want instead.")).toBeVisible();
  const instead = page.getByRole("group", { name: "What would you like instead?" });
  await expect(instead.getByRole("group").first()).toHaveAccessibleName("Size");
  await instead.getByText("S", { exact: true }).click();
  await instead.getByText("Indigo", { exact: true }).click();
  await expect(page.getByLabel("Why are you returning it?")).toHaveAccessibleDescription(
    "Please choose a reason.",
  );
  await page.getByLabel("Why are you returning it?").selectOption("Too large");
  await page.getByLabel("Tell us more").fill("It slips down.");
  await page
    .getByLabel("Choose photographs")
    .setInputFiles({ name: "waist.png", mimeType: "image/png", buffer: onePixel });
  await expect(page.getByRole("img", { name: "Photograph 1" })).toBeVisible();
  await expect(
    page.getByText("We set your replacement aside right away. There is nothing to pay."),
  ).toBeVisible();
  await send.click();
  await expect(page.getByRole("heading", { name: "We have received your request" })).toBeFocused();

  await page.goto(`/user/dashboard/returns?order=${order.id}`);
  await page.getByText("Return", { exact: true }).click();
  await page.getByLabel("Why are you returning it?").selectOption("Changed my mind");
  await expect(page.getByText("₹1,499", { exact: true })).toBeVisible();
  await expect(
    page.getByText(
      "If you paid the courier in cash, we will ask for your UPI ID or bank account once we receive the pieces.",
    ),
  ).toBeVisible();
  await send.click();
  await page.getByRole("link", { name: "See your returns" }).click();
  const returns = page.getByRole("article");
  await expect(returns).toHaveCount(2);
  await expect(returns.first().getByText("Refund amount: ₹1,499")).toBeVisible();
  await expect(returns.last().getByText("Exchange for Size S, Indigo")).toBeVisible();
  await expect(returns.last().getByRole("img", { name: /^Photograph 1 of return/ })).toBeVisible();
  await page.goto(`/user/dashboard/returns?order=${order.id}`);
  await expect(page.getByRole("heading", { name: "Nothing left to return" })).toBeVisible();
  await page.goto("/user/dashboard");
  await expect(page.getByRole("main").getByRole("link", { name: /^Returns 2$/ })).toBeVisible();
});

test("a request says what is not possible before it is sent", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors();
  const shopper = await newShopper(page);
  const title = `${"Banarasi".repeat(14)} Skirt`;
  const order = await aDeliveredOrder(page.request, shopper, { quantity: 1, title });
  const form = `/user/dashboard/returns?order=${order.id}`;
  await page.goto(form);
  await withFailure(page, { operation: "ReturnForm", failure: "offline" }, async () => {
    await page.reload();
    await expect(page.getByText("Your order could not be loaded.")).toBeVisible();
  });
  await page.getByRole("button", { name: "Retry" }).click();
  // With the size comes the colour that the shopper has.
  await page.getByText("S", { exact: true }).click();
  await page.getByLabel("Why are you returning it?").selectOption("Too large");
  const send = page.getByRole("button", { name: "Send request" });
  await withFailure(page, { operation: "RequestReturn", failure: "broken" }, async () => {
    await send.click();
    await expect(page.getByText("Your request could not be sent. Please try again.")).toBeVisible();
  });
  await sql("update stock_units set stock = 0 where product_id = $1", [order.product.id]);
  await send.click();
  await expect(
    page.getByText(
      "The replacement (S, Rust) has just sold out. Please choose another one, or return the piece.",
    ),
  ).toBeVisible();
  await expect(page.getByRole("radio", { name: /^S ?, sold out$/ })).toBeDisabled();
  await expect(page.getByText("Please choose the size and colour that you want instead.")).toBeVisible();
  await page.getByRole("radio", { name: /^Return/ }).check();
  await withFailure(page, { operation: "AddReturnPhoto", failure: "broken" }, async () => {
    await page
      .getByLabel("Choose photographs")
      .setInputFiles({ name: "waist.png", mimeType: "image/png", buffer: onePixel });
    await send.click();
    await expect(page.getByText("A photograph could not be sent. Please try again.")).toBeVisible();
  });
  await page.getByRole("link", { name: "See your returns" }).click();
  const card = page.getByRole("article");
  await card.getByLabel("Add photographs").setInputFiles([
    { name: "broken.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") },
    { name: "waist.png", mimeType: "image/png", buffer: onePixel },
  ]);
  await expect(card.getByRole("img", { name: /^Photograph 1/ })).toBeVisible();
  await expect(card.getByText(/^Photograph 1: Please choose a picture/)).toBeVisible();
  let isFirst = true;
  const stopIntercepting = await interceptOperation(page, "AddReturnPhoto", async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    // The shop adds the photograph, and its answer is lost.
    await route.fetch();
    return route.fulfill({ status: 503, body: "busy" });
  });
  await card
    .getByLabel("Add photographs")
    .setInputFiles({ name: "hem.png", mimeType: "image/png", buffer: otherPixel });
  await expect(card.getByRole("img", { name: /^Photograph 2/ })).toBeVisible();
  await expect(card.getByRole("img", { name: /^Photograph/ })).toHaveCount(2);
  await expect(card.getByText("A photograph could not be sent. Please try again.")).toHaveCount(0);
  await stopIntercepting();
  await card.getByRole("button", { name: /^Withdraw/ }).click();
  const dialog = page.getByRole("dialog", { name: /^Withdraw return R-\d+\?$/ });
  await dialog.getByRole("button", { name: "Keep the request" }).click();
  await expect(dialog).toBeHidden();
  await card.getByRole("button", { name: /^Withdraw/ }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Withdraw" }).click();
  await expect(card.getByText("You withdrew this request.")).toBeVisible();
  await expect(card.getByRole("heading", { name: /^Return R-/ })).toBeFocused();

  await withFailure(page, { operation: "MyReturns", failure: "proxy" }, async () => {
    await page.reload();
    await expect(page.getByText("The returns could not be loaded.")).toBeVisible();
  });
  await sql(
    "update order_status_changes set changed_at = changed_at - interval '31 days' where order_id = $1",
    [order.id],
  );
  await page.goto(form);
  await expect(page.getByRole("heading", { name: /^The 30 days for a return ended on / })).toBeVisible();
  await page.goto("/orders");
  await expect(page.getByRole("button", { name: /^Reorder/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Return or exchange/ })).toHaveCount(0);
  await page.goto("/user/dashboard/returns?order=01990000-0000-7000-8000-000000000000");
  await expect(page.getByRole("heading", { name: "Order not found." })).toBeVisible();
});
