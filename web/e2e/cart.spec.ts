import { createAccount } from "./support/account.ts";
import { archiveTestProduct, changeTestProduct } from "./support/admin-product.ts";
import { sql } from "./support/database.ts";
import { waitForOperation } from "./support/operation.ts";
import { takeOffline } from "./support/offline.ts";
import { addOwnPiece } from "./support/own-piece.ts";
import { productPath } from "./support/product-path.ts";
import { submitSignIn } from "./support/sign-up.ts";
import { expect, test } from "./support/test.ts";
import { newShopper } from "./support/shopper.ts";
import { expectTouchable } from "./support/touch-targets.ts";

const cart = "/user/dashboard/cart";

test("two tabs of a browser show the same cart without a reload", async ({ page, context }) => {
  const shopper = await newShopper(page);
  await shopper.addToCart(1, 2);
  await page.goto(cart);
  const otherTab = await context.newPage();
  await page.getByRole("link", { name: "Cart, 2 in it" }).waitFor();
  await otherTab.goto(cart);
  await expect(otherTab.getByText("Subtotal (2 pieces)")).toBeVisible();
  await page.getByRole("button", { name: "One more" }).click();
  await expect(otherTab.getByText("Subtotal (3 pieces)")).toBeVisible();
  await expect(otherTab.getByRole("link", { name: "Cart, 3 in it" })).toBeVisible();
  await otherTab.close();
});

test("the cart has the page to itself, also at 1,280 pixels", async ({ page }) => {
  const shopper = await newShopper(page);
  const { title } = await shopper.addToCart(1);
  await page.goto(cart);
  await expect(page.getByRole("link", { name: title })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Your account" })).toHaveCount(0);
  const top = async (name: string) => (await page.getByRole("heading", { name }).boundingBox())?.y ?? NaN;
  expect(await top("Your Cart")).toBeLessThan(200);
  await expectTouchable(page, "the cart");
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(Math.abs((await top("Summary")) - (await top("Your Cart")))).toBeLessThan(80);
  await page.goto("/user/dashboard");
  await page
    .getByRole("navigation", { name: "Your account" })
    .getByRole("link", { name: "Cart (1)" })
    .click();
  await expect(page).toHaveURL(cart);
  await expect(page.getByRole("heading", { level: 1, name: "Your Cart" })).toBeFocused();
});

test("a visitor's double press on Add to Cart leads to one login with one piece", async ({ page }) => {
  const { email, password } = await createAccount(page.request);
  const path = await productPath(page, "Kota Doria Checks Kurta");
  await page.goto(path);
  await page.getByRole("group", { name: "Size" }).getByText("M", { exact: true }).click();
  await page.getByRole("button", { name: "Add to Cart" }).filter({ visible: true }).first().dblclick();
  await expect(page.getByText("Please log in to add to cart.")).toBeVisible();
  await submitSignIn(page, email, password);
  await expect(page.getByText("Added to cart")).toBeVisible();
  expect(new URL(page.url()).pathname).toContain(path);
  await expect(page.getByRole("link", { name: "Cart, 1 in it" })).toBeVisible();
});

test("a shopper changes quantities and choices @core", async ({ page }) => {
  const shopper = await newShopper(page);
  const { title, price } = await shopper.addToCart(1);
  await page.goto(cart);
  await expect(page.getByRole("link", { name: "Cart, 1 in it" })).toBeVisible();
  await waitForOperation(page, "UpdateCartLine", () =>
    page.getByRole("button", { name: "One more" }).click(),
  );
  await expect(page.getByText("Subtotal (2 pieces)")).toBeVisible();
  await expect(page.getByRole("link", { name: "Cart, 2 in it" })).toBeVisible();
  await expect(page.getByText("final shipping is shown at checkout")).toBeVisible();

  await page.getByRole("button", { name: `Change size or colour of ${title}` }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Change size or colour" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: `Change size or colour of ${title}` })).toBeFocused();

  await page.reload();
  await expect(page.getByText("Subtotal (2 pieces)")).toBeVisible();
  const stored = await shopper.query<{ cart: { subtotal: number } }>("{ cart { subtotal } }");
  expect(stored.cart.subtotal).toBe(2 * price);
});

test("a double press on Remove removes only one line", async ({ page }) => {
  const shopper = await newShopper(page);
  const added: string[] = [];
  for (const index of [2, 4, 6, 8]) added.push((await shopper.addToCart(index)).title);
  await page.goto(cart);
  const lines = page.getByRole("button", { name: /^Remove / });
  await expect(lines).toHaveCount(4);
  const removeTwice = async () => {
    await lines.first().dblclick();
    await expect(page.getByText(/ was removed\.$/)).toBeVisible();
    await expect(lines).toHaveCount(3);
    await lines.first().dblclick();
    await expect(lines).toHaveCount(2);
  };
  await waitForOperation(page, "RemoveCartLine", removeTwice, 2);
  await page.reload();
  await expect(lines).toHaveCount(2);
  expect(new Set(added).size).toBe(4);
});

test("no line of the cart is lost without a way back @core", async ({ page }) => {
  const shopper = await newShopper(page);
  const { title } = await shopper.addToCart(2);
  await page.goto(cart);
  await page.getByRole("button", { name: `Remove ${title}` }).click();
  await expect(page.getByText(`${title} was removed.`)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Your Cart is Empty" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Subtotal (1 piece)")).toBeVisible();

  await page.getByRole("button", { name: "Clear cart" }).click();
  const dialog = page.getByRole("dialog", { name: "Clear your cart?" });
  await dialog.getByRole("button", { name: "Keep everything" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("Subtotal (1 piece)")).toBeVisible();
  await page.getByRole("button", { name: "Clear cart" }).click();
  await dialog.getByRole("button", { name: "Clear cart" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your Cart is Empty" })).toBeVisible();
  await page.getByRole("link", { name: "Shop Now" }).click();
  await expect(page).toHaveURL(/\/shop$/);
});

test("a piece that is moved between cart and wishlist stays if that fails", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const shopper = await newShopper(page);
  const { title, id } = await shopper.addToCart(3);
  const wished = async () =>
    (await shopper.query<{ wishlist: { productIds: string[] } }>("{ wishlist { productIds } }")).wishlist
      .productIds;
  await page.goto(cart);
  await expect(page.getByText(/^Your welcome code EDGE-\w{8} takes 40% off this order\./)).toBeVisible();
  const move = page.getByRole("button", { name: `Move ${title} to wishlist` });
  const goOnline = await takeOffline(page, "ToggleWishlist");
  await move.click();
  await expect(page.getByText("This piece could not be moved. Please try again.")).toBeVisible();
  await expect(page.getByText("Subtotal (1 piece)")).toBeVisible();
  await goOnline();
  await move.click();
  await expect(page.getByText(`${title} was moved to your wishlist.`)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Your Cart is Empty" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  expect(await wished()).toEqual([id]);
  await waitForOperation(page, "ToggleWishlist", () => page.keyboard.press("Enter"));
  await expect(page.getByText("Subtotal (1 piece)")).toBeVisible();
  expect(await wished()).toEqual([]);

  // A piece that was wished for before stays in the wishlist.
  await shopper.query("mutation($id: ID!) { toggleWishlist(input: { productId: $id }) { inWishlist } }", {
    id,
  });
  await page.reload();
  await move.click();
  await waitForOperation(page, "RestoreCartLine", () => page.getByRole("button", { name: "Undo" }).click());
  await expect(page.getByText("Subtotal (1 piece)")).toBeVisible();
  expect(await wished()).toEqual([id]);
});

test("the cart shows how to resolve changed prices or unavailable pieces", async ({ page }) => {
  const shopper = await newShopper(page);
  const dearer = await addOwnPiece(page, shopper, { title: "Barmer Wrap Skirt" });
  const scarce = await addOwnPiece(page, shopper, { title: "Kutch Wrap Skirt", quantity: 3 });
  const soldOut = await addOwnPiece(page, shopper, { title: "Bagru Wrap Skirt" });
  const gone = await addOwnPiece(page, shopper, { title: "Pipli Wrap Skirt" });
  await changeTestProduct(dearer.admin, dearer, { price: dearer.price + 100 });
  await sql("update stock_units set stock = 2 where product_id = $1", [scarce.id]);
  await sql("update stock_units set stock = 0 where product_id = $1", [soldOut.id]);
  await archiveTestProduct(gone.admin, gone, true);

  await page.goto(cart);
  await expect(page.getByText("The price went up: was")).toBeVisible();
  await expect(page.getByText("Only 2 left.")).toBeVisible();
  await expect(page.getByText("Out of stock.")).toBeVisible();
  await expect(page.getByText("No longer sold.")).toBeVisible();

  const checkout = page.getByRole("button", { name: "Checkout" });
  await expect(checkout).toHaveAccessibleDescription("3 pieces are no longer available as selected.");
  await checkout.press("Enter");
  await expect(page).toHaveURL(cart);
  await expect(page.getByRole("button", { name: `Take 2 of ${scarce.title}` })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: `Remove ${soldOut.title}, which` }).click();
  await page.getByRole("button", { name: `Remove ${gone.title}, which` }).click();
  await page.getByRole("link", { name: "Checkout" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
});
