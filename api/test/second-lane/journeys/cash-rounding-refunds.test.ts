import { describe, expect, it } from "vitest";
import { creditsOf } from "../../support/credits.ts";
import { noOrderLimits } from "../../support/no-order-limits.ts";
import { payoutCalls } from "../../support/payouts.ts";
import { roundedCash } from "../../support/rounded-cash.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const { sql, anAdmin, changeStatus } = testShop;
const admin = await anAdmin();
const { credit, piecesOf, moneyOf } = creditsOf(testShop);
const { payoutsOf } = payoutCalls(testShop, admin);
const { aRoundedOrder, aDelivered, mark, booksOf, expectBalance } = roundedCash(testShop, admin);

describe("cash that goes back", () => {
  it.each([
    [599, [599]],
    [600, [599.4]],
  ])("is at most what was received: of %i rupees", async (received, payouts) => {
    const { shopper, order } = await aDelivered();
    await mark(order.id, received);
    await changeStatus(admin, order.id, "RETURNED");
    expect((await payoutsOf(shopper, order.id)).map(({ amount }) => amount)).toEqual(payouts);
    expect(await moneyOf(order.id)).toMatchObject({ credited: 59_940, payment: "refunded" });
    expectBalance(await booksOf(order.id));
  });

  it("is at most what was received over all credits, also those before the cash was recorded", async () => {
    const { shopper, order } = await aRoundedOrder(2);
    await changeStatus(admin, order.id, "DELIVERED");
    await credit(order.id, { pieces: await piecesOf(order.id, 1) });
    await mark(order.id, 1198);
    await credit(order.id);
    expect((await payoutsOf(shopper, order.id)).map(({ amount }) => amount)).toEqual([599.4, 598.6]);
    expectBalance(await booksOf(order.id));
  });

  it("is less the credit by the rounding alone, if no cash is left for it", async () => {
    const { shopper, order } = await aDelivered();
    await mark(order.id, 599);
    const reduction = { pieces: [], reduction: 59_910 };
    await credit(order.id, { parts: reduction });
    await credit(order.id);
    expect((await payoutsOf(shopper, order.id)).map(({ amount }) => amount)).toEqual([599]);
    expect((await moneyOf(order.id)).payment).toBe("refunded");
    expectBalance(await booksOf(order.id));
  });

  it("is refused by the database above the cash of the order", async () => {
    const { order } = await aDelivered();
    await mark(order.id, 599);
    await changeStatus(admin, order.id, "RETURNED");
    const another = sql(
      `insert into payouts (credit_id, amount) select id, 1 from order_credits where order_id = $1`,
      [order.id],
    );
    await expect(another).rejects.toThrow("the payouts of an order exceed its cash");
    await expect(sql("delete from cash_roundings where order_id = $1", [order.id])).rejects.toThrow(
      "the books are only added to",
    );
  });
});
