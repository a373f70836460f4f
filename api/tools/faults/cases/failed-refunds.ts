import { createProducts, createAdmins, createBuyers } from "../buyers.ts";
import { sendGraphql } from "../requests.ts";
import type { Fault } from "../fault.ts";
import {
  CANCEL,
  placeAndStartPayment,
  waitForOrderStatus,
  waitUntilNoRows,
  waitForRefunds,
  verifyPayment,
} from "../online-payments.ts";

const buyers = 6;

/** Pending refunds fail at the bank, and some of the repeated refunds fail at once. All payments are refunded in the end. */
export const failedRefunds: Fault = {
  name: "failed-refunds",
  run: async (stage) => {
    const [first] = stage.shops;
    const [product = ""] = await createProducts(stage, { products: 1, pieces: 20, rupees: 700 });
    const [admin] = await createAdmins(stage, 1);
    await stage.razorpay.setFaults({ pendRefunds: buyers });
    const gatewayOrderIds: string[] = [];
    const orderIds: string[] = [];
    for (const buyer of await createBuyers(stage, buyers)) {
      const order = await placeAndStartPayment(first.url, buyer, [{ productId: product, quantity: 2 }]);
      await verifyPayment(first.url, buyer, order.orderId, await stage.razorpay.pay(order.gatewayOrderId));
      gatewayOrderIds.push(order.gatewayOrderId);
      orderIds.push(order.orderId);
    }
    await waitForOrderStatus(stage, orderIds, "confirmed", 10);
    for (const id of orderIds) await sendGraphql(first.url, CANCEL, { id }, admin?.token ?? "");
    await waitForRefunds(stage, gatewayOrderIds, 15);
    await stage.razorpay.setFaults({ failRefunds: 2 });
    const pendingRefunds = (await stage.razorpay.ledger()).refunds.filter(
      ({ status }) => status === "pending",
    );
    if (pendingRefunds.length !== buyers)
      throw new Error(`${pendingRefunds.length} refunds are pending, not ${buyers}`);
    for (const { id } of pendingRefunds) await stage.razorpay.failPendingRefund(id);
    const returnedRefundIds = pendingRefunds.map(({ id }) => id);
    await waitUntilNoRows(stage, {
      statement: "select id from refunds where gateway_refund_id = any($1)",
      values: [returnedRefundIds],
      seconds: 10,
      description: "all failed refunds reach the shop",
    });
    await waitForRefunds(stage, gatewayOrderIds, 30);
    return `${buyers} refunds failed at the bank and were repeated`;
  },
};
