import { expect, it } from "vitest";
import { PLACE_ORDER } from "../support/operations.ts";
import { promotionCalls } from "../support/promotion-calls.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const { gql, sql, aShopper, anAdmin, aProduct, aDraft } = testShop;
const { aPromotion, promotion } = promotionCalls(testShop);

it("exactly 50 of 200 buyers get a promotion for 50 orders, the others a sentence", async () => {
  const admin = await anAdmin();
  const dresses = await Promise.all([1, 2, 3, 4].map(() => aProduct({ price: 1000, stock: 200 })));
  const { id, code } = await aPromotion(admin, { maxUses: 50 });
  const buyers = await Promise.all(Array.from({ length: 200 }, () => aShopper()));
  const drafts = await Promise.all(
    buyers.map((buyer, index) => {
      const lines = [{ productId: dresses[index % dresses.length]?.id ?? "", quantity: 1 }];
      return aDraft(buyer, lines, { discountCode: code });
    }),
  );
  const answers = await Promise.all(
    buyers.map((buyer, index) => gql(PLACE_ORDER, { input: drafts[index] }, buyer.token)),
  );
  const outcomes = answers.map((answer) => answer.code ?? "placed");
  expect(outcomes.filter((outcome) => outcome === "placed")).toHaveLength(50);
  expect(outcomes.filter((outcome) => outcome === "CODE_USED_UP")).toHaveLength(150);
  expect(await promotion(admin, id)).toMatchObject({ uses: 50, figures: { orders: 50, discount: 5000 } });
  const [taken] = await sql<{ pieces: number }>(
    "select (800 - sum(stock))::int as pieces from stock_units where product_id = any($1)",
    [dresses.map((dress) => dress.id)],
  );
  expect(taken?.pieces).toBe(50);
}, 120_000);
