import { layOut, makeBuyers } from "../buyers.ts";
import type { Fault } from "../fault.ts";
import { placeAndStart, untilAll, untilRefunded, verify } from "../online.ts";
import { pace } from "../stage.ts";

const buyers = 4;

/** She pays when her order has expired and its pieces are back: the money goes back too. */
export const paidLate: Fault = {
  name: "paid-late",
  run: async (stage) => {
    const [shop] = stage.shops;
    const [product = ""] = await layOut(stage, { products: 1, pieces: 20, rupees: 700 });
    const people = await makeBuyers(stage, buyers);
    const orders = await Promise.all(
      people.map((buyer) => placeAndStart(shop.url, buyer, [{ productId: product, quantity: 2 }])),
    );
    await untilAll(
      stage,
      orders.map(({ orderId }) => orderId),
      "cancelled",
      pace.expires + 12,
    );
    for (const [index, { orderId, gatewayOrderId }] of orders.entries()) {
      const proof = await stage.razorpay.pay(gatewayOrderId);
      const buyer = people[index];
      if (buyer && index % 2 === 0) await verify(shop.url, buyer, orderId, proof);
    }
    await untilRefunded(
      stage,
      orders.map(({ gatewayOrderId }) => gatewayOrderId),
      15,
    );
    return `${buyers} orders expired, were paid after that, and the money went back`;
  },
};
