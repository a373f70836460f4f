import { describe, expect, it } from "vitest";
import type { Person } from "../support/factories.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop({ OPEN_CASH_ORDERS: "2", OPEN_CASH_RUPEES: "3000" });
const { gql, aShopper, aProduct, anOrder } = testShop;

const suggested = async ({ token }: Person): Promise<string | null> =>
  (await gql<{ lastPaymentMethod: string | null }>("{ lastPaymentMethod }", {}, token)).data
    .lastPaymentMethod;

const addToCart = async ({ token }: Person, price: number): Promise<void> => {
  const { id } = await aProduct({ price });
  await gql("mutation($id: ID!) { addToCart(input: { productId: $id }) { cart { id } } }", { id }, token);
};

describe("the suggested payment method", () => {
  it("is none before the first order", async () => {
    const [shopper, other] = await Promise.all([aShopper(), aShopper()]);
    await anOrder({ shopper: other, paymentMethod: "COD" });
    expect(await suggested(shopper)).toBeNull();
  });

  it("is that of the account's last order", async () => {
    const shopper = await aShopper();
    await anOrder({ shopper, paymentMethod: "COD" });
    expect(await suggested(shopper)).toBe("COD");
    await anOrder({ shopper, paymentMethod: "ONLINE" });
    expect(await suggested(shopper)).toBe("ONLINE");
  });

  it("is not cash for a cart above the limits of the account", async () => {
    const shopper = await aShopper();
    await anOrder({ shopper, paymentMethod: "COD" });
    await addToCart(shopper, 1000);
    expect(await suggested(shopper)).toBe("COD");
    await addToCart(shopper, 2500);
    expect(await suggested(shopper)).toBeNull();
    const second = await aShopper();
    for (const _ of [1, 2]) await anOrder({ shopper: second, paymentMethod: "COD" });
    expect(await suggested(second)).toBeNull();
  });
});
