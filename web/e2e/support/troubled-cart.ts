import type { Page } from "@playwright/test";
import {
  addTestProduct,
  archiveTestProduct,
  changeTestProduct,
  changeTestStock,
  type TestProduct,
} from "./admin-product.ts";
import { placeOrderOf } from "./cash-order.ts";
import { adminOutsideBrowser, newShopper } from "./shopper.ts";

/**
 * A new shopper's cart: a piece as it was and beside it an unpaid order of the same, a dearer one, a scarce one, a sold-out one, and one that
 * is no longer sold. `title` is that of the first.
 */
export const aTroubledCart = async (page: Page) => {
  const shopper = await newShopper(page);
  const admin = await adminOutsideBrowser(page.request);
  const add = async (title: string): Promise<TestProduct> => {
    const product = await addTestProduct(admin, { title });
    await shopper.query("mutation($input: AddToCartInput!) { addToCart(input: $input) { cart { id } } }", {
      input: { productId: product.id, size: "M", color: "Rust", quantity: 3 },
    });
    return product;
  };
  const same = await add("Cart Skirt, unpaid");
  const line = { productId: same.id, size: "M", color: "Rust", quantity: 2 };
  const order = await placeOrderOf(shopper, [line], { paymentMethod: "ONLINE" });
  const dearer = await add("Cart Skirt, dearer");
  await changeTestProduct(admin, dearer, { price: 1599 });
  const scarce = await add("Cart Skirt, scarce");
  await changeTestStock(admin, scarce.id, { reason: "DAMAGED", quantity: 8 });
  const soldOut = await add("Cart Skirt, sold out");
  await changeTestStock(admin, soldOut.id, { reason: "DAMAGED", quantity: 10 });
  await archiveTestProduct(admin, await add("Cart Skirt, gone"), true);
  return { order, title: same.title };
};
