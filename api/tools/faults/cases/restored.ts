import { layOut, makeAdmins, makeBuyers, type Buyer } from "../buyers.ts";
import { ask } from "../requests.ts";
import { expectThat, type Fault } from "../fault.ts";
import { CANCEL, placeAndStart, untilAll, untilRefunded, verify } from "../online.ts";
import type { Stage } from "../stage.ts";

/** Orders of each kind. */
const each = 4;

const buyOnline = async (stage: Stage, url: string, buyer: Buyer, product: string) => {
  const order = await placeAndStart(url, buyer, [{ productId: product, quantity: 1 }]);
  await verify(url, buyer, order.orderId, await stage.razorpay.pay(order.gatewayOrderId));
  return order;
};

/** An older backup is restored: what was paid since is found at Razorpay, as orders or as full refunds. */
export const restored: Fault = {
  name: "restored",
  run: async (stage) => {
    const [first, second] = stage.shops;
    const [product = ""] = await layOut(stage, { products: 1, pieces: 100, rupees: 700 });
    const [admin] = await makeAdmins(stage, 1);
    const buyers = await makeBuyers(stage, each);
    const ordered = await Promise.all(buyers.map((buyer) => buyOnline(stage, first.url, buyer, product)));
    const paid = ordered.map(({ orderId }) => orderId);
    const waiting = await Promise.all(
      buyers.map((buyer) => placeAndStart(first.url, buyer, [{ productId: product, quantity: 1 }])),
    );
    await untilAll(stage, paid, "confirmed", 10);
    const since = new Date();
    const restore = await stage.backUp();
    for (const [index, { orderId, gatewayOrderId }] of waiting.entries()) {
      const proof = await stage.razorpay.pay(gatewayOrderId);
      const buyer = buyers[index];
      if (buyer) await verify(first.url, buyer, orderId, proof);
    }
    const lost = await Promise.all(buyers.map((buyer) => buyOnline(stage, second.url, buyer, product)));
    const [cancelled = ""] = paid;
    const refunded = ordered.slice(0, 1).map(({ gatewayOrderId }) => gatewayOrderId);
    await ask(first.url, CANCEL, { id: cancelled }, admin?.token ?? "");
    await untilRefunded(stage, refunded, 10);
    await restore();
    const report = await first.runProgram("reconcile.js", ["--since", since.toISOString()]);
    expectThat(report.includes("refund due"), `no order was lost: ${report}`);
    const again = await first.runProgram("reconcile.js", ["--since", since.toISOString()]);
    expectThat(!/refund due|booked/.test(again), `the second run changed something: ${again}`);
    await stage.allUp();
    await untilAll(stage, [...waiting.map(({ orderId }) => orderId), ...paid.slice(1)], "confirmed", 15);
    await untilAll(stage, [cancelled], "cancelled", 5);
    const rows = await stage.sql("select id from orders where id = any($1)", [
      lost.map(({ orderId }) => orderId),
    ]);
    expectThat(rows.length === 0, `${rows.length} orders are newer than the backup`);
    return `${each} paid orders lost and given back, ${each} paid since found, one cancelled again`;
  },
};
