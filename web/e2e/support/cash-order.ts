import type { DemoShopper } from "./shopper.ts";

const shippingAddress = {
  fullName: "Meera Sharma",
  email: "meera@example.com",
  phone: "+91 98765 43210",
  address: "12, Sector 17",
  city: "Ludhiana",
  state: "Punjab",
  zipCode: "141001",
  country: "India",
};

/** Places an order of one piece, paid in cash, outside of the browser. `index` counts products from the newest, from 0. */
export const placeCashOrder = async ({ query, addToCart }: DemoShopper, index: number) => {
  const { id: productId, size, color } = await addToCart(index);
  const lines = [{ productId, size, color, quantity: 1 }];
  const { checkoutQuote } = await query<{ checkoutQuote: { total: number } }>(
    "query($lines: [OrderLineInput!]!) { checkoutQuote(lines: $lines) { total } }",
    { lines },
  );
  const input = {
    lines,
    shippingAddress,
    paymentMethod: "COD",
    expectedTotal: checkoutQuote.total,
    idempotencyKey: crypto.randomUUID(),
  };
  const { placeOrder } = await query<{ placeOrder: { id: string; orderNumber: string } }>(
    "mutation($input: PlaceOrderInput!) { placeOrder(input: $input) { id orderNumber } }",
    { input },
  );
  return placeOrder;
};
