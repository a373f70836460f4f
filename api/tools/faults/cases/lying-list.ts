import { layOut, makeBuyers } from "../buyers.ts";
import { expectThat, type Fault } from "../fault.ts";
import { placeAndStart, start, untilAll, verify } from "../online.ts";

/** Lists that hold the payments of all orders: many more than this case asks for. */
const lists = 1000;

/** Razorpay lists the payment of one order under another order of the same total: only its own order is paid. */
export const lyingList: Fault = {
  name: "lying-list",
  run: async (stage) => {
    const { url } = stage.shops[0];
    const [product = ""] = await layOut(stage, { products: 1, pieces: 10, rupees: 700 });
    const [unpaidBuyer, payingBuyer] = await makeBuyers(stage, 2);
    if (!unpaidBuyer || !payingBuyer) throw new Error("no buyers");
    const lines = [{ productId: product, quantity: 1 }];
    const unpaid = await placeAndStart(url, unpaidBuyer, lines);
    const paid = await placeAndStart(url, payingBuyer, lines);
    const proof = await stage.razorpay.pay(paid.gatewayOrderId);
    await stage.razorpay.goWrong({ lieInLists: lists });
    await start(url, unpaidBuyer, unpaid.orderId);
    await verify(url, payingBuyer, paid.orderId, proof);
    await untilAll(stage, [paid.orderId], "confirmed", 10);
    const [row] = await stage.sql<{ status: string }>(
      "select order_status as status from orders where id = $1",
      [unpaid.orderId],
    );
    expectThat(row?.status === "pending", `the unpaid order is ${row?.status}`);
    return "one order paid, the other still waits for its money";
  },
};
