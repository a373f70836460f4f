import { randomUUID } from "node:crypto";
import type { AccessFixtures } from "./access-cases.ts";
import { anAddress } from "./factories.ts";
import type { TestShop } from "./test-shop.ts";

/** What the words in capitals of an example stand for, made when it needs them. */
export type ExampleValues = Readonly<Record<string, () => unknown>>;

/** The same value for each use of a word in an example. */
export const once = <Value>(make: () => Promise<Value>): (() => Promise<Value>) => {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
};

/** The words of the operations that shoppers use, and of some that the staff uses too. */
export const exampleValues = (testShop: TestShop, fixtures: AccessFixtures): ExampleValues => {
  const { gql, aProduct, aDraft } = testShop;
  const { shopper } = fixtures;
  const dressId = once(async () => (await aProduct({ sizes: ["M"], colors: ["Red"], price: 1200 })).id);
  const totalOf = async () => {
    const line = { productId: await dressId(), size: "M", color: "Red", quantity: 1 };
    return (await aDraft(shopper, [line])).expectedTotal;
  };
  const anAlert = async () => {
    const { id } = await aProduct({ sizes: ["M"], colors: ["Red"], stock: 0 });
    const { data } = await gql<{ requestRestockAlert: { id: string }[] }>(
      "mutation($input: RestockAlertInput!) { requestRestockAlert(input: $input) { id } }",
      { input: { productId: id, size: "M", color: "Red" } },
      shopper.token,
    );
    return data.requestRestockAlert[0]?.id;
  };
  return {
    PRODUCT_ID: dressId,
    SOLD_OUT_PRODUCT_ID: async () => (await aProduct({ sizes: ["M"], colors: ["Red"], stock: 0 })).id,
    ALERT_ID: anAlert,
    EMAIL: () => shopper.email,
    PASSWORD: () => shopper.password,
    TOKEN: () => "A".repeat(43),
    NEW_UUID: () => randomUUID(),
    TOTAL: totalOf,
    CART_LINE_ID: () => fixtures.lineId,
    NODE_ID: () => `Product:${fixtures.productId}`,
    ORDER_ID: () => fixtures.orderId,
    ORDER_NUMBER: () => fixtures.orderNumber,
    PENDING_ORDER_ID: () => fixtures.pendingOrderId,
    DELIVERED_ORDER_ID: async () => {
      await fixtures.deliver();
      return fixtures.orderId;
    },
    ORDER_LINE_ID: () => fixtures.lineOfOrder(),
    SHIPPING_ADDRESS: () => anAddress(),
    RETURN_ID: () => fixtures.aReturn("requested"),
    SESSION_ID: () => fixtures.sessionId,
    PASSKEY_ID: () => fixtures.passkey(),
    ADDRESS_ID: () => fixtures.addressId,
    REVIEW_ID: () => fixtures.reviewId,
    PHOTO_ID: () => fixtures.reviewPhoto(),
  };
};

/** The same value with what its words stand for. */
export const filled = async (value: unknown, values: ExampleValues): Promise<unknown> => {
  if (typeof value === "string") return values[value] ? values[value]() : value;
  if (Array.isArray(value)) return Promise.all(value.map((each) => filled(each, values)));
  if (typeof value !== "object" || value === null) return value;
  const entries: [string, unknown][] = [];
  for (const [name, each] of Object.entries(value)) entries.push([name, await filled(each, values)]);
  return Object.fromEntries(entries);
};
