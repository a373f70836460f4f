import { layOut, makeBuyers } from "../buyers.ts";
import { expectThat, type Fault } from "../fault.ts";
import { placeOnline, start, untilNone, verify } from "../online.ts";

const buyers = 5;

/** The same order is paid in two tabs at once: one payment is the order's, the other goes back. */
export const twoTabs: Fault = {
  name: "two-tabs",
  run: async (stage) => {
    const [product = ""] = await layOut(stage, { products: 1, pieces: 30, rupees: 650 });
    for (const buyer of await makeBuyers(stage, buyers)) {
      const order = await placeOnline(stage.shops[0].url, buyer, [{ productId: product, quantity: 1 }]);
      const tabs = await Promise.all(stage.shops.map(({ url }) => start(url, buyer, order.id)));
      const gatewayOrders = new Set(tabs.map((said) => said?.data?.startPayment.gatewayOrderId));
      const [gatewayOrder] = gatewayOrders;
      expectThat(
        gatewayOrders.size === 1 && gatewayOrder !== undefined,
        "two tabs pay two orders at the gateway",
      );
      await Promise.all(
        stage.shops.map(async ({ url }) =>
          verify(url, buyer, order.id, await stage.razorpay.pay(gatewayOrder ?? "")),
        ),
      );
    }
    await untilNone(stage, "select id from refunds where refunded_at is null", [], 15, "every refund made");
    return `${buyers} orders paid twice at once`;
  },
};
