import { createProducts, createAdmins, createBuyers, type Buyer } from "../buyers.ts";
import { sendGraphql } from "../requests.ts";
import { expectThat, type Fault } from "../fault.ts";
import {
  CANCEL,
  placeAndStartPayment,
  waitForOrderStatus,
  waitForRefunds,
  verifyPayment,
} from "../online-payments.ts";
import type { Stage } from "../stage.ts";

/** Orders of each kind. */
const ordersOfEachKind = 4;

const buyOnline = async (stage: Stage, url: string, buyer: Buyer, product: string) => {
  const order = await placeAndStartPayment(url, buyer, [{ productId: product, quantity: 1 }]);
  await verifyPayment(url, buyer, order.orderId, await stage.razorpay.pay(order.gatewayOrderId));
  return order;
};

/** An older backup is restored. The reconciler finds later payments: each confirms an order or is refunded. */
export const restored: Fault = {
  name: "restored",
  run: async (stage) => {
    const [first, second] = stage.shops;
    const [product = ""] = await createProducts(stage, { products: 1, pieces: 100, rupees: 700 });
    const [admin] = await createAdmins(stage, 1);
    const buyers = await createBuyers(stage, ordersOfEachKind);
    const paidOrders = await Promise.all(buyers.map((buyer) => buyOnline(stage, first.url, buyer, product)));
    const paidOrderIds = paidOrders.map(({ orderId }) => orderId);
    const unpaidOrders = await Promise.all(
      buyers.map((buyer) => placeAndStartPayment(first.url, buyer, [{ productId: product, quantity: 1 }])),
    );
    await waitForOrderStatus(stage, paidOrderIds, "confirmed", 10);
    const backupTime = new Date();
    const restore = await stage.backUp();
    for (const [index, { orderId, gatewayOrderId }] of unpaidOrders.entries()) {
      const proof = await stage.razorpay.pay(gatewayOrderId);
      const buyer = buyers[index];
      if (buyer) await verifyPayment(first.url, buyer, orderId, proof);
    }
    const lostOrders = await Promise.all(buyers.map((buyer) => buyOnline(stage, second.url, buyer, product)));
    const [cancelledOrderId = ""] = paidOrderIds;
    const refundedGatewayOrderIds = paidOrders.slice(0, 1).map(({ gatewayOrderId }) => gatewayOrderId);
    await sendGraphql(first.url, CANCEL, { id: cancelledOrderId }, admin?.token ?? "");
    await waitForRefunds(stage, refundedGatewayOrderIds, 10);
    await restore();
    const report = await first.runProgram("reconcile.js", ["--since", backupTime.toISOString()]);
    expectThat(report.includes("refund due"), `no order was lost: ${report}`);
    const secondReport = await first.runProgram("reconcile.js", ["--since", backupTime.toISOString()]);
    expectThat(!/refund due|booked/.test(secondReport), `the second run changed something: ${secondReport}`);
    await stage.recoverAll();
    await waitForOrderStatus(
      stage,
      [...unpaidOrders.map(({ orderId }) => orderId), ...paidOrderIds.slice(1)],
      "confirmed",
      15,
    );
    await waitForOrderStatus(stage, [cancelledOrderId], "cancelled", 5);
    const newerOrders = await stage.sql("select id from orders where id = any($1)", [
      lostOrders.map(({ orderId }) => orderId),
    ]);
    expectThat(newerOrders.length === 0, `${newerOrders.length} orders are newer than the backup`);
    return `${ordersOfEachKind} lost orders refunded, ${ordersOfEachKind} later payments found, one order cancelled again`;
  },
};
