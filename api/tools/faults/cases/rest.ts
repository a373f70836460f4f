import { shippingAddress } from "../../bench/shipping-address.ts";
import { draftOf, layOut, makeBuyers, type Buyer } from "../buyers.ts";
import { expectThat, type Fault } from "../fault.ts";
import { rest, untilRefunded } from "../online.ts";
import { pace, type Stage } from "../stage.ts";

/** She pays by the documented REST sequence: intent, payment, verification. Answers with what the placing needs. */
const payFirst = async (stage: Stage, buyer: Buyer, rupees: number) => {
  const { url } = stage.shops[0];
  const made = await rest(url, buyer, "/orders/create-razorpay-order", { amount: rupees });
  const { id, orderId } = (made?.body ?? {}) as { id?: string; orderId?: string };
  if (!id) throw new Error(`create-razorpay-order answered ${made?.status} ${JSON.stringify(made?.body)}`);
  const proof = await stage.razorpay.pay(id);
  const verified = await rest(url, buyer, "/orders/verify-payment", { orderId, ...proof });
  expectThat(verified?.status === 200, `verify-payment answered ${verified?.status}`);
  return { gatewayOrderId: id, transactionId: proof.razorpay_payment_id };
};

/** Paying before placing, as documented: never placed, placed twice, placed at a total that is a paisa off. */
export const restSequence: Fault = {
  name: "rest",
  run: async (stage) => {
    const { url } = stage.shops[0];
    const [product = ""] = await layOut(stage, { products: 1, pieces: 50, rupees: 650 });
    const [never, twice, off] = await makeBuyers(stage, 3);
    if (!never || !twice || !off) throw new Error("nobody came");
    const lines = [{ productId: product, quantity: 1 }];
    const { expectedTotal: total } = await draftOf(url, never, lines, "ONLINE");
    const orderBody = (transactionId: string, finalAmount: number) => ({
      shippingAddress: { ...shippingAddress, country: "India" },
      items: [{ productId: product, title: "Dress", price: 650, quantity: 1 }],
      paymentDetails: { method: "online", transactionId, paymentStatus: "completed" },
      totalAmount: 650,
      finalAmount,
    });
    const unplaced = await payFirst(stage, never, total);

    const paid = await payFirst(stage, twice, total);
    const both = await Promise.all(
      stage.shops.map((shop) => rest(shop.url, twice, "/orders/place", orderBody(paid.transactionId, total))),
    );
    const ids = new Set(both.filter((said) => said?.status === 201).map((said) => said?.body["_id"]));
    expectThat(ids.size === 1, `placing one payment twice made ${ids.size} orders`);

    const short = await payFirst(stage, off, total - 0.01);
    const refused = await rest(url, off, "/orders/place", orderBody(short.transactionId, total));
    expectThat((refused?.status ?? 0) >= 400, "an order was placed with a payment that is a paisa short");
    const wrong = await rest(url, off, "/orders/place", orderBody(short.transactionId, total - 0.01));
    expectThat((wrong?.status ?? 0) >= 400, "an order was placed at a total that is a paisa off");

    await untilRefunded(stage, [unplaced.gatewayOrderId, short.gatewayOrderId], pace.expires + 20);
    return "paid and never placed: given back; placed twice: one order; a paisa off: refused and given back";
  },
};
