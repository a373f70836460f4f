import { expect, it } from "vitest";
import type { Person } from "../support/factories.ts";
import { PLACE_ORDER, type OrderFields } from "../support/operations.ts";
import { openTestShop } from "../support/test-shop.ts";

const { gql, aShopper, aProduct, aDraft } = await openTestShop();

const place = (shopper: Person, input: Record<string, unknown>) =>
  gql<{ placeOrder: { order: OrderFields } }>(PLACE_ORDER, { input }, shopper.token);

const placedOrder = (shopper: Person, idempotencyKey: unknown) =>
  gql<{ placedOrder: OrderFields | null }>(
    "query($idempotencyKey: String!) { placedOrder(idempotencyKey: $idempotencyKey) { id orderNumber } }",
    { idempotencyKey },
    shopper.token,
  );

it("an order is found by its shopper whose answer was lost", async () => {
  const [shopper, dress] = await Promise.all([aShopper(), aProduct()]);
  const draft = await aDraft(shopper, [{ productId: dress.id, quantity: 1 }]);
  const { id, orderNumber } = (await place(shopper, draft)).data.placeOrder.order;
  expect((await placedOrder(shopper, draft.idempotencyKey)).data.placedOrder).toEqual({ id, orderNumber });
});

it("an order is absent until it is placed", async () => {
  const [shopper, dress] = await Promise.all([aShopper(), aProduct()]);
  const draft = await aDraft(shopper, [{ productId: dress.id, quantity: 1 }]);
  expect((await placedOrder(shopper, draft.idempotencyKey)).data.placedOrder).toBeNull();
});

it("an order is not found by another shopper", async () => {
  const [shopper, otherShopper, dress] = await Promise.all([aShopper(), aShopper(), aProduct()]);
  const draft = await aDraft(shopper, [{ productId: dress.id, quantity: 1 }]);
  await place(shopper, draft);
  expect((await placedOrder(otherShopper, draft.idempotencyKey)).data.placedOrder).toBeNull();
});

it.each(["", "short", "x".repeat(101), "with a blank", "nul\0nul\0nul"])(
  "refuses the key %j",
  async (key) => {
    expect(await placedOrder(await aShopper(), key)).toMatchObject({ status: 400, code: "BAD_KEY" });
  },
);
