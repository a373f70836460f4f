import { draftOf, createProducts, createBuyers, placeOrder } from "../buyers.ts";
import { expectThat, type Fault } from "../fault.ts";
import { placeOnlineOrder } from "../online-payments.ts";

/** The price changes between quote and order. An order that was placed before keeps its price. */
export const priceChanged: Fault = {
  name: "price-changed",
  run: async (stage) => {
    const [shop] = stage.shops;
    const [product = ""] = await createProducts(stage, { products: 1, pieces: 50, rupees: 650 });
    const [earlyBuyer, lateBuyer] = await createBuyers(stage, 2);
    if (!earlyBuyer || !lateBuyer) throw new Error("no buyer was created");
    const lines = [{ productId: product, quantity: 2 }];
    const earlyOrder = await placeOnlineOrder(shop.url, earlyBuyer, lines);
    const oldDraft = await draftOf(shop.url, lateBuyer, lines, "COD");
    await stage.sql("update products set price = price + 100 where id = $1", [product]);
    const refusedResult = await placeOrder(shop.url, lateBuyer, oldDraft);
    expectThat(
      refusedResult?.code === "TOTAL_CHANGED",
      `the old total got ${refusedResult?.code ?? "an order"}`,
    );
    const newResult = await placeOrder(shop.url, lateBuyer, await draftOf(shop.url, lateBuyer, lines, "COD"));
    expectThat(
      newResult?.data?.placeOrder.order.finalAmount === oldDraft.expectedTotal + 2,
      "the new price was not charged",
    );
    const [storedOrder] = await stage.sql<{ total: number }>(
      "select final_amount::int as total from orders where id = $1",
      [earlyOrder.id],
    );
    expectThat(storedOrder?.total === earlyOrder.finalAmount * 100, "the earlier order changed its total");
    return "the old total was refused, the new one charged, the earlier order unchanged";
  },
};
