import { createProducts, createBuyers } from "../buyers.ts";
import type { Fault } from "../fault.ts";
import { placeAndStartPayment, waitForOrderStatus, verifyPayment } from "../online-payments.ts";

const buyers = 8;

/** Each event is delivered five times in reverse order, while the browser verifies the payment at both processes. */
export const webhooks: Fault = {
  name: "webhooks",
  run: async (stage) => {
    await stage.razorpay.setFaults({ webhooks: { copies: 5, isReversed: true } });
    const [product = ""] = await createProducts(stage, { products: 1, pieces: 30, rupees: 650 });
    const people = await createBuyers(stage, buyers);
    const orders = await Promise.all(
      people.map(async (buyer, index) => {
        const { orderId, gatewayOrderId } = await placeAndStartPayment(
          stage.shops[index % 2 === 0 ? 0 : 1].url,
          buyer,
          [{ productId: product, quantity: 1 }],
        );
        const proof = await stage.razorpay.pay(gatewayOrderId);
        if (index % 4 > 0)
          await Promise.all(stage.shops.map(({ url }) => verifyPayment(url, buyer, orderId, proof)));
        return orderId;
      }),
    );
    await waitForOrderStatus(stage, orders, "confirmed", 15);
    await stage.razorpay.setFaults({});
    return `${buyers} payments, each event five times in reverse order, with two verifications each`;
  },
};
