import { randomUUID } from "node:crypto";
import { draftOf, createProducts, createBuyers, placeOrderWithRetry } from "../buyers.ts";
import { expectThat, type Fault } from "../fault.ts";

const buyers = 400;
const products = 3;
const pieces = 100;

/** 400 shoppers order one piece of each of three products with 100 pieces, in both line orders, at two processes. */
export const crowd: Fault = {
  name: "crowd",
  run: async (stage) => {
    const productIds = await createProducts(stage, { products, pieces, rupees: 800 });
    const buyerAccounts = await createBuyers(stage, buyers);
    const [firstBuyer] = buyerAccounts;
    if (!firstBuyer) throw new Error("no buyer was created");
    const lines = productIds.map((productId) => ({ productId, quantity: 1 }));
    const draft = await draftOf(stage.shops[0].url, firstBuyer, lines, "COD");
    const results = await Promise.all(
      buyerAccounts.map((buyer, index) =>
        placeOrderWithRetry(stage.shops[index % 2 === 0 ? 0 : 1].url, buyer, {
          ...draft,
          idempotencyKey: randomUUID(),
          lines: index % 4 < 2 ? lines : lines.toReversed(),
        }),
      ),
    );
    const unexpectedResults = results.filter((result) => !result?.data && result?.code !== "OUT_OF_STOCK");
    const [unexpectedResult] = unexpectedResults;
    expectThat(
      unexpectedResults.length === 0,
      `${unexpectedResults.length} got neither an order nor OUT_OF_STOCK: ${unexpectedResult?.status} ${unexpectedResult?.code}`,
    );
    const placed = results.filter((result) => result?.data?.placeOrder.order).length;
    const refused = results.filter((result) => result?.code === "OUT_OF_STOCK").length;
    expectThat(placed === pieces, `${placed} orders of ${pieces} pieces`);
    expectThat(
      placed + refused === buyers,
      `${buyers - placed - refused} shoppers got neither an order nor OUT_OF_STOCK`,
    );
    return `${buyers} buyers, ${placed} orders, ${refused} refused with OUT_OF_STOCK`;
  },
};
