import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { addTestProduct } from "./admin-product.ts";
import { orderInCash } from "./cash-order.ts";
import { adminOutsideBrowser, type DemoShopper } from "./shopper.ts";

/** A delivered order of the shopper, in cash: skirts of 1,499 rupees in M and Rust, of ten in S and M, Rust and Indigo. */
export const aDeliveredOrder = async (
  request: APIRequestContext,
  shopper: Pick<DemoShopper, "query">,
  { quantity = 2, title = "Handloom Wrap Skirt" } = {},
) => {
  const admin = await adminOutsideBrowser(request);
  const product = await addTestProduct(admin, { title });
  const order = await orderInCash(shopper, [{ productId: product.id, size: "M", color: "Rust", quantity }]);
  await admin.query(
    "mutation($id: ID!) { updateOrderStatus(input: { orderId: $id, status: DELIVERED }) { id } }",
    {
      id: order.id,
    },
  );
  return { ...order, product, admin };
};

/** Requests the return or the exchange of one piece of the order's first line by the API. */
export const requestReturn = async (
  { query }: Pick<DemoShopper, "query">,
  orderId: string,
  line: Record<string, unknown>,
): Promise<void> => {
  const { returnOptions } = await query<{ returnOptions: { pieces: { lineId: string }[] } }>(
    "query($id: ID!) { returnOptions(orderId: $id) { pieces { lineId } } }",
    { id: orderId },
  );
  const lines = [{ lineId: returnOptions.pieces[0]?.lineId, quantity: 1, ...line }];
  await query("mutation($input: RequestReturnInput!) { requestReturn(input: $input) { id } }", {
    input: { orderId, idempotencyKey: randomUUID(), lines },
  });
};
