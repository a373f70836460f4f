import { createProducts, createBuyers } from "../buyers.ts";
import { expectThat, type Fault } from "../fault.ts";
import { placeOnlineOrder, startPayment, waitUntilNoRows, verifyPayment } from "../online-payments.ts";

const buyers = 5;

/** One order is paid in two tabs at the same time. One payment confirms the order, the other is refunded. */
export const twoTabs: Fault = {
  name: "two-tabs",
  run: async (stage) => {
    const [product = ""] = await createProducts(stage, { products: 1, pieces: 30, rupees: 650 });
    for (const buyer of await createBuyers(stage, buyers)) {
      const order = await placeOnlineOrder(stage.shops[0].url, buyer, [{ productId: product, quantity: 1 }]);
      const tabs = await Promise.all(stage.shops.map(({ url }) => startPayment(url, buyer, order.id)));
      const gatewayOrders = new Set(tabs.map((result) => result?.data?.startPayment.gatewayOrderId));
      const [gatewayOrder] = gatewayOrders;
      expectThat(
        gatewayOrders.size === 1 && gatewayOrder !== undefined,
        "two tabs got different gateway orders",
      );
      await Promise.all(
        stage.shops.map(async ({ url }) =>
          verifyPayment(url, buyer, order.id, await stage.razorpay.pay(gatewayOrder ?? "")),
        ),
      );
    }
    await waitUntilNoRows(stage, {
      statement: "select id from refunds where refunded_at is null",
      seconds: 15,
      description: "all refunds made",
    });
    return `${buyers} orders paid twice at the same time`;
  },
};
