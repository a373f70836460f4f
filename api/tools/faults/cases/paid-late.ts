import { createProducts, createBuyers } from "../buyers.ts";
import type { Fault } from "../fault.ts";
import {
  placeAndStartPayment,
  waitForOrderStatus,
  waitForRefunds,
  verifyPayment,
} from "../online-payments.ts";
import { timings } from "../production-settings.ts";

const buyers = 4;

/** Shoppers pay after their orders have expired. The payments are refunded. */
export const paidLate: Fault = {
  name: "paid-late",
  run: async (stage) => {
    const [shop] = stage.shops;
    const [product = ""] = await createProducts(stage, { products: 1, pieces: 20, rupees: 700 });
    const people = await createBuyers(stage, buyers);
    const orders = await Promise.all(
      people.map((buyer) => placeAndStartPayment(shop.url, buyer, [{ productId: product, quantity: 2 }])),
    );
    await waitForOrderStatus(
      stage,
      orders.map(({ orderId }) => orderId),
      "cancelled",
      timings.expireAfterSeconds + 12,
    );
    for (const [index, { orderId, gatewayOrderId }] of orders.entries()) {
      const proof = await stage.razorpay.pay(gatewayOrderId);
      const buyer = people[index];
      if (buyer && index % 2 === 0) await verifyPayment(shop.url, buyer, orderId, proof);
    }
    await waitForRefunds(
      stage,
      orders.map(({ gatewayOrderId }) => gatewayOrderId),
      15,
    );
    return `${buyers} orders expired, were paid afterwards, and were refunded`;
  },
};
