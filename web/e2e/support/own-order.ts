import type { APIRequestContext } from "@playwright/test";
import { addTestProduct } from "./admin-product.ts";
import { orderInCash, type OrderedLine, type PlacedOrder } from "./cash-order.ts";
import { adminOutsideBrowser, type DemoShopper } from "./shopper.ts";

export type OwnProduct = { id: string; title: string; line: OrderedLine };

/** A product that only this test has, with a line of one piece of it: what others buy leaves its stock, price and place alone. */
export const ownProduct = async (
  request: APIRequestContext,
  changes: Record<string, unknown> = {},
): Promise<OwnProduct> => {
  const { id, title } = await addTestProduct(await adminOutsideBrowser(request), changes);
  return { id, title, line: { productId: id, size: "M", color: "Rust", quantity: 1 } };
};

/** Places an order of one piece of a product of its own, paid in cash, outside of the browser. */
export const placeOwnOrder = async (
  request: APIRequestContext,
  shopper: Pick<DemoShopper, "query">,
): Promise<PlacedOrder> => orderInCash(shopper, [(await ownProduct(request)).line]);
