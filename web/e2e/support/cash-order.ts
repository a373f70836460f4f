import { randomUUID } from "node:crypto";
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

export type OrderedLine = { productId: string; size: string | null; color: string | null; quantity: number };

export type CashOrder = { id: string; orderNumber: string; finalAmount: number };

/** Places an order of these lines, paid in cash, outside of the browser. `overrides` replaces parts of the address. */
export const orderInCash = async (
  { query }: Pick<DemoShopper, "query">,
  lines: readonly OrderedLine[],
  overrides: Partial<typeof shippingAddress> = {},
): Promise<CashOrder> => {
  const { checkoutQuote } = await query<{ checkoutQuote: { total: number } }>(
    "query($lines: [OrderLineInput!]!) { checkoutQuote(lines: $lines) { total } }",
    { lines },
  );
  const input = {
    lines,
    shippingAddress: { ...shippingAddress, ...overrides },
    paymentMethod: "COD",
    expectedTotal: checkoutQuote.total,
    idempotencyKey: randomUUID(),
  };
  const { placeOrder } = await query<{ placeOrder: CashOrder }>(
    "mutation($input: PlaceOrderInput!) { placeOrder(input: $input) { id orderNumber finalAmount } }",
    { input },
  );
  return placeOrder;
};

/** Places an order of one piece, paid in cash, outside of the browser. `index` counts products from the newest, from 0. */
export const placeCashOrder = async (shopper: DemoShopper, index: number): Promise<CashOrder> => {
  const { id: productId, size, color } = await shopper.addToCart(index);
  return orderInCash(shopper, [{ productId, size, color, quantity: 1 }]);
};
