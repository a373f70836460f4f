import { shippingAddress } from "../../bench/shipping-address.ts";
import { draftOf, createProducts, createBuyers, type Buyer } from "../buyers.ts";
import { expectThat, type Fault } from "../fault.ts";
import { sendRest, waitForRefunds } from "../online-payments.ts";
import { timings } from "../production-settings.ts";
import type { Stage } from "../stage.ts";

/** Pays first, by the documented REST sequence. Returns what `POST /orders/place` needs. */
const payFirst = async (stage: Stage, buyer: Buyer, rupees: number) => {
  const { url } = stage.shops[0];
  const created = await sendRest(url, buyer, "/orders/create-razorpay-order", { amount: rupees });
  const { id, orderId } = (created?.body ?? {}) as { id?: string; orderId?: string };
  if (!id)
    throw new Error(`create-razorpay-order failed: ${created?.status} ${JSON.stringify(created?.body)}`);
  const proof = await stage.razorpay.pay(id);
  const verified = await sendRest(url, buyer, "/orders/verify-payment", { orderId, ...proof });
  expectThat(verified?.status === 200, `verify-payment failed: ${verified?.status}`);
  return { gatewayOrderId: id, transactionId: proof.razorpay_payment_id };
};

/** Payment before the order: never placed, placed twice, and placed with a total that differs by one paisa. */
export const restPaths: Fault = {
  name: "rest",
  run: async (stage) => {
    const { url } = stage.shops[0];
    const [product = ""] = await createProducts(stage, { products: 1, pieces: 50, rupees: 650 });
    const [neverPlacing, placingTwice, payingShort] = await createBuyers(stage, 3);
    if (!neverPlacing || !placingTwice || !payingShort) throw new Error("no buyer was created");
    const lines = [{ productId: product, quantity: 1 }];
    const { expectedTotal: total } = await draftOf(url, neverPlacing, lines, "ONLINE");
    const orderBody = (transactionId: string, finalAmount: number) => ({
      shippingAddress: { ...shippingAddress, country: "India" },
      items: [{ productId: product, title: "Dress", price: 650, quantity: 1 }],
      paymentDetails: { method: "online", transactionId, paymentStatus: "completed" },
      totalAmount: 650,
      finalAmount,
    });
    const unplacedPayment = await payFirst(stage, neverPlacing, total);

    const paidPayment = await payFirst(stage, placingTwice, total);
    const placements = await Promise.all(
      stage.shops.map((shop) =>
        sendRest(shop.url, placingTwice, "/orders/place", orderBody(paidPayment.transactionId, total)),
      ),
    );
    const orderIds = new Set(
      placements.filter((result) => result?.status === 201).map((result) => result?.body["_id"]),
    );
    expectThat(orderIds.size === 1, `placing one payment twice made ${orderIds.size} orders`);

    const shortPayment = await payFirst(stage, payingShort, total - 0.01);
    const refusedResult = await sendRest(
      url,
      payingShort,
      "/orders/place",
      orderBody(shortPayment.transactionId, total),
    );
    expectThat(
      (refusedResult?.status ?? 0) >= 400,
      "an order was placed with a payment that is one paisa short",
    );
    const wrongTotalResult = await sendRest(
      url,
      payingShort,
      "/orders/place",
      orderBody(shortPayment.transactionId, total - 0.01),
    );
    expectThat(
      (wrongTotalResult?.status ?? 0) >= 400,
      "an order was placed at a total that differs by one paisa",
    );

    await waitForRefunds(
      stage,
      [unplacedPayment.gatewayOrderId, shortPayment.gatewayOrderId],
      timings.expireAfterSeconds + 20,
    );
    return "never placed: refunded; placed twice: one order; one paisa short: refused and refunded";
  },
};
