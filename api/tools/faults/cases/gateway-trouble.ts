import { setTimeout as pause } from "node:timers/promises";
import { createProducts, createBuyers, type Buyer } from "../buyers.ts";
import { expectThat, type Fault } from "../fault.ts";
import { placeOnlineOrder, startPayment, waitForOrderStatus, verifyPayment } from "../online-payments.ts";

const everyCall = 1_000_000;

const gatewayFaults = [
  { name: "5xx", faults: { refuse: everyCall } },
  { name: "hanging", faults: { hang: everyCall } },
  { name: "slow", faults: { slowMs: 1500 } },
  { name: "reply lost", faults: { loseReply: 1 } },
] as const;

const maxResponseMs = 9000;

/** Longest time until payments start again: the circuit breaker of a process stays open for 10 s. */
const recoveryMs = 12_000;

/** Starts a payment as soon as the circuit breaker of the process allows it. */
const startPaymentAfterFault = async (url: string, buyer: Buyer, orderId: string) => {
  const deadline = Date.now() + recoveryMs;
  for (;;) {
    const result = await startPayment(url, buyer, orderId);
    if (result?.code !== "PAYMENT_SETUP_FAILED" || Date.now() > deadline) return result;
    await pause(250);
  }
};

/** Razorpay is down, hangs, is slow, or loses a response. No order and no payment is lost; responses come in time. */
export const gatewayTrouble: Fault = {
  name: "gateway-trouble",
  run: async (stage) => {
    const [first, second] = stage.shops;
    const [product = ""] = await createProducts(stage, { products: 1, pieces: 50, rupees: 650 });
    const outcomes: string[] = [];
    const orders: string[] = [];
    for (const { name, faults } of gatewayFaults) {
      const [buyer] = await createBuyers(stage, 1);
      if (!buyer) throw new Error("no buyer was created");
      const order = await placeOnlineOrder(first.url, buyer, [{ productId: product, quantity: 1 }]);
      await stage.razorpay.setFaults(faults);
      const startedAt = Date.now();
      const resultDuringFault = await startPayment(first.url, buyer, order.id);
      expectThat(
        resultDuringFault !== undefined && Date.now() - startedAt < maxResponseMs,
        `${name}: no response within 9 s`,
      );
      outcomes.push(`${name} ${resultDuringFault?.code ?? "ok"}`);
      await stage.razorpay.setFaults({});
      const resultAfterFault = await startPaymentAfterFault(second.url, buyer, order.id);
      if (!resultAfterFault?.data)
        throw new Error(`${name}: the payment cannot be started afterwards: ${resultAfterFault?.code}`);
      const proof = await stage.razorpay.pay(resultAfterFault.data.startPayment.gatewayOrderId);
      await stage.razorpay.setFaults(faults);
      await verifyPayment(second.url, buyer, order.id, proof);
      await stage.razorpay.setFaults({});
      orders.push(order.id);
    }
    await waitForOrderStatus(stage, orders, "confirmed", 25);
    return outcomes.join(", ");
  },
};
