import { createProducts, createBuyers } from "../buyers.ts";
import { expectThat, type Fault } from "../fault.ts";
import { placeAndStartPayment, startPayment, waitForOrderStatus, verifyPayment } from "../online-payments.ts";

/** More lists than this case requests. */
const lieCount = 1000;

/** Razorpay lists the payment of one order also under another order. Only its own order becomes paid. */
export const lyingList: Fault = {
  name: "lying-list",
  run: async (stage) => {
    const { url } = stage.shops[0];
    const [product = ""] = await createProducts(stage, { products: 1, pieces: 10, rupees: 700 });
    const [unpaidBuyer, payingBuyer] = await createBuyers(stage, 2);
    if (!unpaidBuyer || !payingBuyer) throw new Error("no buyer was created");
    const lines = [{ productId: product, quantity: 1 }];
    const unpaid = await placeAndStartPayment(url, unpaidBuyer, lines);
    const paid = await placeAndStartPayment(url, payingBuyer, lines);
    const proof = await stage.razorpay.pay(paid.gatewayOrderId);
    await stage.razorpay.setFaults({ lieInLists: lieCount });
    await startPayment(url, unpaidBuyer, unpaid.orderId);
    await verifyPayment(url, payingBuyer, paid.orderId, proof);
    await waitForOrderStatus(stage, [paid.orderId], "confirmed", 10);
    const [row] = await stage.sql<{ status: string }>(
      "select order_status as status from orders where id = $1",
      [unpaid.orderId],
    );
    expectThat(row?.status === "pending", `the unpaid order is ${row?.status}`);
    return "one order paid, the other still pending";
  },
};
