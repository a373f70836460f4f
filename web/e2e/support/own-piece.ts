import type { Page } from "@playwright/test";
import { addTestProduct, type TestProduct } from "./admin-product.ts";
import { adminOutsideBrowser, type DemoAdmin, type DemoShopper } from "./shopper.ts";

export type OwnPiece = TestProduct & { size: string; color: string };

const ADD = "mutation($input: AddToCartInput!) { addToCart(input: $input) { cart { id } } }";

/** Adds pieces in M and Rust of a product of the test's own to the cart, whose stock and price no other test changes. */
export const addOwnPiece = async (
  { request }: Pick<Page, "request">,
  { query }: Pick<DemoShopper, "query">,
  { quantity = 1, ...changes }: { title: string; quantity?: number; price?: number; stock?: number },
): Promise<OwnPiece & { admin: DemoAdmin }> => {
  const admin = await adminOutsideBrowser(request);
  const product = await addTestProduct(admin, changes);
  const variant = { size: "M", color: "Rust" };
  await query(ADD, { input: { productId: product.id, quantity, ...variant } });
  return { ...product, ...variant, admin };
};
