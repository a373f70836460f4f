import { createProducts, createAdmins, createBuyers } from "../buyers.ts";
import { sendGraphql } from "../requests.ts";
import type { Fault } from "../fault.ts";
import {
  CANCEL,
  placeAndStartPayment,
  waitForOrderStatus,
  waitForRefunds,
  verifyPayment,
} from "../online-payments.ts";

const buyers = 8;

/** Two admins cancel the same paid orders at both processes; one process is killed. Each payment is refunded once. */
export const cancelledPaid: Fault = {
  name: "cancelled-paid",
  run: async (stage) => {
    const [first, second] = stage.shops;
    const [product = ""] = await createProducts(stage, { products: 1, pieces: 20, rupees: 700 });
    const people = await createBuyers(stage, buyers);
    const admins = await createAdmins(stage, 2);
    const orders = await Promise.all(
      people.map(async (buyer) => {
        const order = await placeAndStartPayment(first.url, buyer, [{ productId: product, quantity: 2 }]);
        await verifyPayment(first.url, buyer, order.orderId, await stage.razorpay.pay(order.gatewayOrderId));
        return order;
      }),
    );
    const ids = orders.map(({ orderId }) => orderId);
    await waitForOrderStatus(stage, ids, "confirmed", 10);
    const cancel = (url: string, id: string) =>
      Promise.all(admins.map(({ token }) => sendGraphql(url, CANCEL, { id }, token)));
    const cancelling = ids.map((id) => Promise.all([cancel(first.url, id), cancel(second.url, id)]));
    await second.kill();
    await Promise.all(cancelling);
    await second.start();
    for (const id of ids) await cancel(second.url, id);
    await waitForOrderStatus(stage, ids, "cancelled", 5);
    await waitForRefunds(
      stage,
      orders.map(({ gatewayOrderId }) => gatewayOrderId),
      15,
    );
    return `${buyers} paid orders were cancelled four times each and refunded once`;
  },
};
