import { draftOf, createProducts, placeOrder } from "../buyers.ts";
import type { Fault } from "../fault.ts";
import { killWhileBuying } from "../kill-while-buying.ts";

const kills = 6;

/** A process is killed six times while shoppers place orders. They repeat requests with the same idempotency key, also some that were answered. */
export const killed: Fault = {
  name: "killed",
  run: async (stage) => {
    const { url } = stage.shops[0];
    const productIds = await createProducts(stage, { products: 4, pieces: 5000, rupees: 400 });
    const lines = productIds.map((productId) => ({ productId, quantity: 1 }));
    const { orders, unansweredCount } = await killWhileBuying(stage, {
      kills,
      ordersBetween: 15,
      buyers: 8,
      buyOne: async (buyer, index, retry) => {
        const orderLines = index % 2 === 0 ? lines : lines.toReversed();
        const draft = await draftOf(url, buyer, orderLines, "COD", retry);
        const place = () => retry.until(() => placeOrder(url, buyer, draft));
        const { id } = (await place()).placeOrder.order;
        // As a client whose answer was lost on its way.
        if (index % 3 === 0) await place();
        return id;
      },
    });
    return `${kills} kills, ${orders.length} orders, ${unansweredCount} requests repeated`;
  },
};
