import { randomUUID } from "node:crypto";
import type { DemoShopper } from "./shopper.ts";

/** An address that the shop delivers to. */
export const homeAddress = {
  fullName: "Meera Sharma",
  phone: "+91 98765 43210",
  address: "12, Sector 17",
  city: "Ludhiana",
  state: "Punjab",
  zipCode: "141001",
};

const shippingAddress = { ...homeAddress, email: "meera@example.com", country: "India" };

export type OrderedLine = { productId: string; size: string | null; color: string | null; quantity: number };

export type PlacedOrder = { id: string; orderNumber: string; finalAmount: number };

type OrderOptions = { paymentMethod: "COD" | "ONLINE"; overrides?: Partial<typeof shippingAddress> };

/** Places an order of these lines outside of the browser. `overrides` replaces parts of the address. */
export const placeOrderOf = async (
  { query }: Pick<DemoShopper, "query">,
  lines: readonly OrderedLine[],
  { paymentMethod, overrides = {} }: OrderOptions,
): Promise<PlacedOrder> => {
  const { checkoutQuote } = await query<{ checkoutQuote: { total: number } }>(
    "query($lines: [OrderLineInput!]!) { checkoutQuote(input: { lines: $lines }) { total } }",
    { lines },
  );
  const input = {
    lines,
    shippingAddress: { ...shippingAddress, ...overrides },
    paymentMethod,
    expectedTotal: checkoutQuote.total,
    idempotencyKey: randomUUID(),
  };
  const { placeOrder } = await query<{ placeOrder: { order: PlacedOrder } }>(
    "mutation($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id orderNumber finalAmount } } }",
    { input },
  );
  return placeOrder.order;
};

/** The same, paid in cash. */
export const orderInCash = (
  shopper: Pick<DemoShopper, "query">,
  lines: readonly OrderedLine[],
  overrides: Partial<typeof shippingAddress> = {},
): Promise<PlacedOrder> => placeOrderOf(shopper, lines, { paymentMethod: "COD", overrides });

/** Places an order of one piece, paid in cash, outside of the browser. `index` counts products from the newest, from 0. */
export const placeCashOrder = async (shopper: DemoShopper, index: number): Promise<PlacedOrder> => {
  const { id: productId, size, color } = await shopper.addToCart(index);
  return orderInCash(shopper, [{ productId, size, color, quantity: 1 }]);
};
