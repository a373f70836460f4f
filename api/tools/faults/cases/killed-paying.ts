import { draftOf, createProducts, placeOrder } from "../buyers.ts";
import type { Fault } from "../fault.ts";
import { killWhileBuying } from "../kill-while-buying.ts";
import { startPayment, waitForOrderStatus, verifyPayment } from "../online-payments.ts";

const kills = 4;

/** A process is killed while shoppers place, pay and verify. */
export const killedPaying: Fault = {
  name: "killed-paying",
  run: async (stage) => {
    const { url } = stage.shops[0];
    const [product = ""] = await createProducts(stage, { products: 1, pieces: 5000, rupees: 900 });
    const { orders, unansweredCount } = await killWhileBuying(stage, {
      kills,
      ordersBetween: 5,
      buyers: 6,
      buyOne: async (buyer, _index, retry) => {
        const draft = await draftOf(url, buyer, [{ productId: product, quantity: 1 }], "ONLINE", retry);
        const { order } = (await retry.until(() => placeOrder(url, buyer, draft))).placeOrder;
        const { startPayment: session } = await retry.until(() => startPayment(url, buyer, order.id));
        const proof = await stage.razorpay.pay(session.gatewayOrderId);
        await retry.until(() => verifyPayment(url, buyer, order.id, proof));
        return order.id;
      },
    });
    await waitForOrderStatus(stage, orders, "confirmed", 20);
    return `${kills} kills, ${orders.length} orders paid, ${unansweredCount} requests repeated`;
  },
};
