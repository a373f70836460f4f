import { layOut, makeAdmins, makeBuyers } from "../buyers.ts";
import { ask } from "../requests.ts";
import type { Fault } from "../fault.ts";
import { CANCEL, placeAndStart, untilAll, untilRefunded, verify } from "../online.ts";

const buyers = 8;

/** Two admins cancel what was paid, at once at both processes, and one process dies over it: each is given back once. */
export const cancelledPaid: Fault = {
  name: "cancelled-paid",
  run: async (stage) => {
    const [first, second] = stage.shops;
    const [product = ""] = await layOut(stage, { products: 1, pieces: 20, rupees: 700 });
    const people = await makeBuyers(stage, buyers);
    const admins = await makeAdmins(stage, 2);
    const orders = await Promise.all(
      people.map(async (buyer) => {
        const order = await placeAndStart(first.url, buyer, [{ productId: product, quantity: 2 }]);
        await verify(first.url, buyer, order.orderId, await stage.razorpay.pay(order.gatewayOrderId));
        return order;
      }),
    );
    const ids = orders.map(({ orderId }) => orderId);
    await untilAll(stage, ids, "confirmed", 10);
    const cancel = (url: string, id: string) =>
      Promise.all(admins.map(({ token }) => ask(url, CANCEL, { id }, token)));
    const cancelling = ids.map((id) => Promise.all([cancel(first.url, id), cancel(second.url, id)]));
    await second.kill();
    await Promise.all(cancelling);
    await second.start();
    for (const id of ids) await cancel(second.url, id);
    await untilAll(stage, ids, "cancelled", 5);
    await untilRefunded(
      stage,
      orders.map(({ gatewayOrderId }) => gatewayOrderId),
      15,
    );
    return `${buyers} paid orders were cancelled four times each, and given back once`;
  },
};
