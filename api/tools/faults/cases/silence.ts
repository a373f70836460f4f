import { layOut, makeBuyers } from "../buyers.ts";
import type { Fault } from "../fault.ts";
import { placeAndStart, untilAll } from "../online.ts";
import { pace } from "../stage.ts";

const buyers = 6;

/** She pays, and neither her browser nor a webhook ever tells the shop: the reconciler finds it. */
export const silence: Fault = {
  name: "silence",
  run: async (stage) => {
    await stage.razorpay.goWrong({ webhooks: { isOff: true } });
    const [product = ""] = await layOut(stage, { products: 1, pieces: 20, rupees: 700 });
    const people = await makeBuyers(stage, buyers);
    const orders = await Promise.all(
      people.map((buyer) => placeAndStart(stage.shops[0].url, buyer, [{ productId: product, quantity: 1 }])),
    );
    for (const { gatewayOrderId } of orders) await stage.razorpay.pay(gatewayOrderId);
    await untilAll(
      stage,
      orders.map(({ orderId }) => orderId),
      "confirmed",
      pace.looksAfter + 12,
    );
    await stage.razorpay.goWrong({});
    return `${buyers} paid and were gone; all orders were found and confirmed`;
  },
};
