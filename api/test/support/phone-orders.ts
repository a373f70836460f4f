import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { PLACE_FOR_CUSTOMER } from "./admin-order-operations.ts";
import { anAddress, type Person } from "./factories.ts";
import type { TestShop } from "./test-shop.ts";

export type CustomerOrder = {
  id: string;
  orderNumber: string;
  orderStatus: string;
  finalAmount: number;
  paymentExpiresAt: string | null;
  payLink: string | null;
  statusHistory: { toStatus: string; changedBy: string }[];
};

export const newEmail = () => `phone-${randomUUID().slice(0, 8)}@example.com`;

/** An admin takes an order by phone. */
export const phoneOrdersOf = ({ gql, anAdmin, aProduct }: TestShop) => {
  const aCall = async (changes: Record<string, unknown> = {}, address: object = {}) => {
    const [admin, dress] = await Promise.all([
      anAdmin("Ravi"),
      aProduct({ title: "Neem dress", price: 900, stock: 10 }),
    ]);
    const email = newEmail();
    const input = {
      idempotencyKey: randomUUID(),
      lines: [{ productId: dress.id, quantity: 2 }],
      shippingAddress: anAddress({ email, ...address }),
      paymentMethod: "COD",
      expectedTotal: 1800,
      ...changes,
    };
    return { admin, dress, email, input };
  };

  const place = (admin: Person, input: object) =>
    gql<{ placeOrderForCustomer: { order: CustomerOrder } }>(PLACE_FOR_CUSTOMER, { input }, admin.token);

  const placed = async (admin: Person, input: object): Promise<CustomerOrder> => {
    const response = await place(admin, input);
    expect(response.errors).toEqual([]);
    return response.data.placeOrderForCustomer.order;
  };

  return { aCall, place, placed };
};
