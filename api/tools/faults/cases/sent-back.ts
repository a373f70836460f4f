import { layOut, makeAdmins, makeBuyers } from "../buyers.ts";
import { ask } from "../requests.ts";
import type { Fault } from "../fault.ts";
import { CANCEL, placeAndStart, untilAll, untilNone, untilRefunded, verify } from "../online.ts";

const buyers = 6;

/** Refunds that Razorpay takes on come back from the banks, and some of those asked for again fail at once. */
export const sentBack: Fault = {
  name: "sent-back",
  run: async (stage) => {
    const [first] = stage.shops;
    const [product = ""] = await layOut(stage, { products: 1, pieces: 20, rupees: 700 });
    const [admin] = await makeAdmins(stage, 1);
    await stage.razorpay.goWrong({ pendRefunds: buyers });
    const gatewayOrderIds: string[] = [];
    const ids: string[] = [];
    for (const buyer of await makeBuyers(stage, buyers)) {
      const order = await placeAndStart(first.url, buyer, [{ productId: product, quantity: 2 }]);
      await verify(first.url, buyer, order.orderId, await stage.razorpay.pay(order.gatewayOrderId));
      gatewayOrderIds.push(order.gatewayOrderId);
      ids.push(order.orderId);
    }
    await untilAll(stage, ids, "confirmed", 10);
    for (const id of ids) await ask(first.url, CANCEL, { id }, admin?.token ?? "");
    await untilRefunded(stage, gatewayOrderIds, 15);
    await stage.razorpay.goWrong({ failRefunds: 2 });
    const pending = (await stage.razorpay.ledger()).refunds.filter(({ status }) => status === "pending");
    if (pending.length !== buyers) throw new Error(`${pending.length} refunds are pending, not ${buyers}`);
    for (const { id } of pending) await stage.razorpay.sendBack(id);
    const sent = pending.map(({ id }) => id);
    await untilNone(
      stage,
      "select id from refunds where gateway_refund_id = any($1)",
      [sent],
      10,
      "the shop knows what came back",
    );
    await untilRefunded(stage, gatewayOrderIds, 30);
    return `${buyers} refunds came back from the bank, and were given back by others`;
  },
};
