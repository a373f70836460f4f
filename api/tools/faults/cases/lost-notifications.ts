import { createProducts, createBuyers } from "../buyers.ts";
import type { Fault } from "../fault.ts";
import { placeAndStartPayment, waitForOrderStatus } from "../online-payments.ts";
import { timings } from "../production-settings.ts";

const buyers = 6;

/** The shop gets neither a verification nor a webhook. The reconciler finds the payments. */
export const lostNotifications: Fault = {
  name: "lost-notifications",
  run: async (stage) => {
    await stage.razorpay.setFaults({ webhooks: { isOff: true } });
    const [product = ""] = await createProducts(stage, { products: 1, pieces: 20, rupees: 700 });
    const people = await createBuyers(stage, buyers);
    const orders = await Promise.all(
      people.map((buyer) =>
        placeAndStartPayment(stage.shops[0].url, buyer, [{ productId: product, quantity: 1 }]),
      ),
    );
    for (const { gatewayOrderId } of orders) await stage.razorpay.pay(gatewayOrderId);
    await waitForOrderStatus(
      stage,
      orders.map(({ orderId }) => orderId),
      "confirmed",
      timings.reconcileAfterSeconds + 12,
    );
    await stage.razorpay.setFaults({});
    return `${buyers} payments without verification and webhook; all orders were confirmed`;
  },
};
