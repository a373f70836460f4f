import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { examples } from "../../src/app/developers/examples.ts";
import { operationsBySubject, storefrontOperations } from "../../src/app/developers/operations.ts";
import { accessFixtures } from "../support/access-fixtures.ts";
import type { AccessFixtures } from "../support/access-cases.ts";
import { anAddress } from "../support/factories.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop({ THROTTLES: "load-test" });
const { gql, aProduct, aDraft } = testShop;

/** What the words in capitals of an example stand for, made when it needs them. */
const valuesOf = (fixtures: AccessFixtures): Record<string, () => unknown> => {
  const { shopper } = fixtures;
  const aDress = async () => (await aProduct({ sizes: ["M"], colors: ["Red"], price: 1200 })).id;
  let dress: Promise<string> | undefined;
  const dressId = () => (dress ??= aDress());
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
const filled = async (value: unknown, values: Record<string, () => unknown>): Promise<unknown> => {
  if (typeof value === "string") return values[value] ? values[value]() : value;
  if (Array.isArray(value)) return Promise.all(value.map((each) => filled(each, values)));
  if (typeof value !== "object" || value === null) return value;
  const entries: [string, unknown][] = [];
  for (const [name, each] of Object.entries(value)) entries.push([name, await filled(each, values)]);
  return Object.fromEntries(entries);
};

const operations = [...operationsBySubject().values()].flat();

describe("the examples of the reference", () => {
  it("are one for each operation of the storefront, and for no other", () => {
    const names = Object.values(examples).flatMap((ofSubject) => Object.keys(ofSubject));
    expect(names.toSorted()).toEqual(storefrontOperations().toSorted());
  });

  it.for(operations)(
    "work as written: $name",
    { timeout: 30_000 },
    async ({ document, example, isForVisitors }) => {
      const fixtures = await accessFixtures(testShop);
      const variables = await filled(example.variables ?? {}, valuesOf(fixtures));
      const token = isForVisitors ? undefined : fixtures.shopper.token;
      const { code, message, status } = await gql(document, variables as Record<string, unknown>, token);
      const { refusedAs } = example;
      expect({ document, message, code, isOk: status === 200 }).toMatchObject({
        code: refusedAs,
        isOk: refusedAs === undefined,
      });
    },
  );
});
