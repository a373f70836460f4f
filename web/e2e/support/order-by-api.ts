import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { shopperOutsideBrowser } from "./shopper.ts";

/** The demo shopper orders one piece, cash on delivery, outside of the browser. Returns the number of the order. */
export const orderByApi = async (
  request: APIRequestContext,
  { productId, price, size, color }: { productId: string; price: number; size: string; color: string },
): Promise<string> => {
  const { query } = await shopperOutsideBrowser(request);
  const { settings } = await query<{ settings: { checkoutShippingFee: number; freeShippingAbove: number } }>(
    "{ settings { checkoutShippingFee freeShippingAbove } }",
  );
  const shipping = price > settings.freeShippingAbove ? 0 : settings.checkoutShippingFee;
  const { placeOrder } = await query<{ placeOrder: { orderNumber: string } }>(
    "mutation($input: PlaceOrderInput!) { placeOrder(input: $input) { orderNumber } }",
    {
      input: {
        idempotencyKey: randomUUID(),
        lines: [{ productId, quantity: 1, size, color }],
        paymentMethod: "COD",
        expectedTotal: price + shipping,
        shippingAddress: {
          fullName: "Meera Sharma",
          email: "meera@example.com",
          phone: "9876543210",
          address: "12, Sector 17",
          city: "Ludhiana",
          state: "Punjab",
          zipCode: "141001",
        },
      },
    },
  );
  return placeOrder.orderNumber;
};
