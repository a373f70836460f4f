import { draftOf, layOut, makeBuyers, place } from "../buyers.ts";
import { expectThat, type Fault } from "../fault.ts";
import { placeOnline } from "../online.ts";

/** The price changes between what she saw and what she asks for; what was placed before keeps its price. */
export const priceChanged: Fault = {
  name: "price-changed",
  run: async (stage) => {
    const [shop] = stage.shops;
    const [product = ""] = await layOut(stage, { products: 1, pieces: 50, rupees: 650 });
    const [early, late] = await makeBuyers(stage, 2);
    if (!early || !late) throw new Error("nobody came");
    const lines = [{ productId: product, quantity: 2 }];
    const before = await placeOnline(shop.url, early, lines);
    const seen = await draftOf(shop.url, late, lines, "COD");
    await stage.sql("update products set price = price + 100 where id = $1", [product]);
    const refused = await place(shop.url, late, seen);
    expectThat(refused?.code === "TOTAL_CHANGED", `the old total got ${refused?.code ?? "an order"}`);
    const fresh = await place(shop.url, late, await draftOf(shop.url, late, lines, "COD"));
    expectThat(
      fresh?.data?.placeOrder.finalAmount === seen.expectedTotal + 2,
      "the new price was not charged",
    );
    const [kept] = await stage.sql<{ total: number }>(
      "select final_amount::int as total from orders where id = $1",
      [before.id],
    );
    expectThat(
      kept?.total === before.finalAmount * 100,
      "the order that was placed before changed its price",
    );
    return "the old total was refused, the new one charged, the placed order kept its own";
  },
};
