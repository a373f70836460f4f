import { createProducts, createBuyers } from "../buyers.ts";
import { expectThat, type Fault } from "../fault.ts";
import { placeAndStartPayment, waitForRefunds, verifyPayment } from "../online-payments.ts";

/** The gateway captures one paisa less than the order's total. The order stays unpaid; the payment is refunded. */
export const wrongAmount: Fault = {
  name: "wrong-amount",
  run: async (stage) => {
    const [shop] = stage.shops;
    const [product = ""] = await createProducts(stage, { products: 1, pieces: 10, rupees: 700 });
    const [buyer] = await createBuyers(stage, 1);
    if (!buyer) throw new Error("no buyer was created");
    const order = await placeAndStartPayment(shop.url, buyer, [{ productId: product, quantity: 1 }]);
    const proof = await stage.razorpay.pay(order.gatewayOrderId, 69_999);
    const result = await verifyPayment(shop.url, buyer, order.orderId, proof);
    expectThat(!result?.data?.verifyPayment.verified, "a payment that is one paisa short was verified");
    await waitForRefunds(stage, [order.gatewayOrderId], 15);
    return "one paisa short: not confirmed, and refunded";
  },
};
