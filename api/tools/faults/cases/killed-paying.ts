import { draftOf, layOut, place } from "../buyers.ts";
import type { Fault } from "../fault.ts";
import { killWhileBuying } from "../kill-while-buying.ts";
import { start, untilAll, verify } from "../online.ts";

const kills = 4;

/** kill -9 of a process while shoppers place, pay and verify. */
export const killedPaying: Fault = {
  name: "killed-paying",
  run: async (stage) => {
    const { url } = stage.shops[0];
    const [product = ""] = await layOut(stage, { products: 1, pieces: 5000, rupees: 900 });
    const { orders, unheard } = await killWhileBuying(stage, {
      kills,
      ordersBetween: 5,
      buyers: 6,
      buyOne: async (buyer, _index, patience) => {
        const draft = await draftOf(url, buyer, [{ productId: product, quantity: 1 }], "ONLINE", patience);
        const { placeOrder: order } = await patience.until(() => place(url, buyer, draft));
        const { startPayment: session } = await patience.until(() => start(url, buyer, order.id));
        const proof = await stage.razorpay.pay(session.gatewayOrderId);
        await patience.until(() => verify(url, buyer, order.id, proof));
        return order.id;
      },
    });
    await untilAll(stage, orders, "confirmed", 20);
    return `${kills} kills, ${orders.length} orders paid, ${unheard} requests asked again`;
  },
};
