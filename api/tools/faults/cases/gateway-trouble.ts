import { layOut, makeBuyers } from "../buyers.ts";
import { expectThat, type Fault } from "../fault.ts";
import { placeOnline, start, untilAll, verify } from "../online.ts";

const always = 1_000_000;

const troubles = [
  { name: "5xx", faults: { refuse: always } },
  { name: "hanging", faults: { hang: always } },
  { name: "slow", faults: { slowMs: 1500 } },
  { name: "reply lost", faults: { loseReply: 1 } },
] as const;

const longestAnswer = 9000;

/** Razorpay is down, hangs, is slow, or loses its answer: no order and no rupee is lost, and every answer comes in time. */
export const gatewayTrouble: Fault = {
  name: "gateway-trouble",
  run: async (stage) => {
    const [first, second] = stage.shops;
    const [product = ""] = await layOut(stage, { products: 1, pieces: 50, rupees: 650 });
    const told: string[] = [];
    const orders: string[] = [];
    for (const { name, faults } of troubles) {
      const [buyer] = await makeBuyers(stage, 1);
      if (!buyer) throw new Error("nobody came");
      const order = await placeOnline(first.url, buyer, [{ productId: product, quantity: 1 }]);
      await stage.razorpay.goWrong(faults);
      const since = Date.now();
      const during = await start(first.url, buyer, order.id);
      expectThat(during !== undefined && Date.now() - since < longestAnswer, `${name}: no answer within 9 s`);
      told.push(`${name} ${during?.code ?? "ok"}`);
      await stage.razorpay.goWrong({});
      const after = await start(second.url, buyer, order.id);
      if (!after?.data) throw new Error(`${name}: it cannot be paid afterwards: ${after?.code}`);
      const proof = await stage.razorpay.pay(after.data.startPayment.gatewayOrderId);
      await stage.razorpay.goWrong(faults);
      await verify(second.url, buyer, order.id, proof);
      await stage.razorpay.goWrong({});
      orders.push(order.id);
    }
    await untilAll(stage, orders, "confirmed", 25);
    return told.join(", ");
  },
};
