import { layOut, makeBuyers } from "../buyers.ts";
import { expectThat, type Fault } from "../fault.ts";
import { placeAndStart, untilRefunded, verify } from "../online.ts";

/** The gateway captures a paisa less than the order costs: the order stays unpaid, and the money goes back. */
export const wrongAmount: Fault = {
  name: "wrong-amount",
  run: async (stage) => {
    const [shop] = stage.shops;
    const [product = ""] = await layOut(stage, { products: 1, pieces: 10, rupees: 700 });
    const [buyer] = await makeBuyers(stage, 1);
    if (!buyer) throw new Error("nobody came");
    const order = await placeAndStart(shop.url, buyer, [{ productId: product, quantity: 1 }]);
    const proof = await stage.razorpay.pay(order.gatewayOrderId, 69_999);
    const said = await verify(shop.url, buyer, order.orderId, proof);
    expectThat(!said?.data?.verifyPayment.verified, "a payment that is a paisa short was called verified");
    await untilRefunded(stage, [order.gatewayOrderId], 15);
    return "a paisa short: not confirmed, and given back";
  },
};
