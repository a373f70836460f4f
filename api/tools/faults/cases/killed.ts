import { draftOf, layOut, place } from "../buyers.ts";
import type { Fault } from "../fault.ts";
import { killWhileBuying } from "../kill-while-buying.ts";

const kills = 6;

/** kill -9 of a process six times while shoppers place orders; each then asks again with the same key. */
export const killed: Fault = {
  name: "killed",
  run: async (stage) => {
    const { url } = stage.shops[0];
    const shelf = await layOut(stage, { products: 4, pieces: 5000, rupees: 400 });
    const lines = shelf.map((productId) => ({ productId, quantity: 1 }));
    const { orders, unheard } = await killWhileBuying(stage, {
      kills,
      ordersBetween: 15,
      buyers: 8,
      buyOne: async (buyer, index, patience) => {
        const wanted = index % 2 === 0 ? lines : lines.toReversed();
        const draft = await draftOf(url, buyer, wanted, "COD", patience);
        return (await patience.until(() => place(url, buyer, draft))).placeOrder.id;
      },
    });
    return `${kills} kills, ${orders.length} orders, ${unheard} requests without an answer asked again`;
  },
};
