import { layOut, makeBuyers } from "../buyers.ts";
import type { Fault } from "../fault.ts";
import { placeAndStart, untilAll, verify } from "../online.ts";

const buyers = 8;

/** Each event comes five times, the last first, while the browser tells the same to both processes. */
export const webhooks: Fault = {
  name: "webhooks",
  run: async (stage) => {
    await stage.razorpay.goWrong({ webhooks: { copies: 5, isReversed: true } });
    const [product = ""] = await layOut(stage, { products: 1, pieces: 30, rupees: 650 });
    const people = await makeBuyers(stage, buyers);
    const orders = await Promise.all(
      people.map(async (buyer, index) => {
        const { orderId, gatewayOrderId } = await placeAndStart(
          stage.shops[index % 2 === 0 ? 0 : 1].url,
          buyer,
          [{ productId: product, quantity: 1 }],
        );
        const proof = await stage.razorpay.pay(gatewayOrderId);
        if (index % 4 > 0)
          await Promise.all(stage.shops.map(({ url }) => verify(url, buyer, orderId, proof)));
        return orderId;
      }),
    );
    await untilAll(stage, orders, "confirmed", 15);
    await stage.razorpay.goWrong({});
    return `${buyers} payments, each event five times and reversed, against two verifications at once`;
  },
};
