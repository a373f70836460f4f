import { expect, it } from "vitest";
import { PLACE_ORDER } from "../support/operations.ts";
import { waitForLocks } from "../support/locks.ts";
import { openTestShop } from "../support/test-shop.ts";

/** Two orders are written at the same time. */
const testShop = await openTestShop({ DATABASE_POOL: "4" });
const { shop, gql, aShopper, aProduct, aDraft } = testShop;

it("orders of one account are written one after the other, so that others are not kept waiting", async () => {
  const [asha, meera] = [await aShopper(), await aShopper()];
  const products = await Promise.all(Array.from({ length: 5 }, () => aProduct({ stock: 5 })));
  const inputOf = (shopper: typeof asha, index: number) =>
    aDraft(shopper, [{ productId: products[index]?.id ?? "", quantity: 1 }]);
  const [others, own] = [
    await Promise.all([0, 1, 2, 3].map((index) => inputOf(asha, index))),
    await inputOf(meera, 4),
  ];
  const place = (input: unknown, { token }: typeof asha) =>
    gql<{ placeOrder: { order: { id: string } } }>(PLACE_ORDER, { input }, token);
  const lock = shop.database.source.createQueryRunner();
  await lock.startTransaction();
  await lock.query("select 1 from users where id = $1 for update", [asha.id]);
  const waiting = others.map((input) => place(input, asha));
  await waitForLocks(testShop);
  expect((await place(own, meera)).data.placeOrder.order.id).toBeTruthy();
  await lock.commitTransaction();
  await lock.release();
  const ids = (await Promise.all(waiting)).map(({ data }) => data.placeOrder.order.id);
  expect(new Set(ids).size).toBe(4);
});
