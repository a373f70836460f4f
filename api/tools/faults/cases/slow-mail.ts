import { draftOf, createProducts, createBuyers, placeOrder, type Buyer } from "../buyers.ts";
import { expectThat, type Fault } from "../fault.ts";
import { placeAndStartPayment, waitForOrderStatus } from "../online-payments.ts";
import type { Stage } from "../stage.ts";

const mails = 30;

/** The allowed delay of a payment while the mail server hangs: a factor, or additional seconds. */
const maxFactor = 3;
const maxExtraSeconds = 3;

/** Seconds from a payment to its confirmed order, by webhook only. */
const secondsToConfirm = async (stage: Stage, buyer: Buyer, productId: string): Promise<number> => {
  const [shop] = stage.shops;
  const { orderId, gatewayOrderId } = await placeAndStartPayment(shop.url, buyer, [
    { productId, quantity: 1 },
  ]);
  await stage.razorpay.pay(gatewayOrderId);
  const startedAt = Date.now();
  await waitForOrderStatus(stage, [orderId], "confirmed", 60);
  return (Date.now() - startedAt) / 1000;
};

/** The mail server accepts connections and hangs. Payments are confirmed as quickly as without it. */
export const slowMail: Fault = {
  name: "slow-mail",
  run: async (stage) => {
    const [product = ""] = await createProducts(stage, { products: 1, pieces: 100, rupees: 650 });
    const [buyer, other, ...people] = await createBuyers(stage, mails + 2);
    if (!buyer || !other) throw new Error("no buyer was created");
    const secondsAlone = await secondsToConfirm(stage, buyer, product);
    const begunBefore = stage.mails.begunCount();
    stage.mails.hold(true);
    try {
      await Promise.all(
        people.map(async (person, index) => {
          const { url } = stage.shops[index % 2 === 0 ? 0 : 1];
          await placeOrder(
            url,
            person,
            await draftOf(url, person, [{ productId: product, quantity: 1 }], "COD"),
          );
        }),
      );
      await stage.mails.until(() => stage.mails.begunCount() > begunBefore, 20_000);
      const secondsBehindMails = await secondsToConfirm(stage, other, product);
      expectThat(
        secondsBehindMails < Math.max(secondsAlone * maxFactor, secondsAlone + maxExtraSeconds),
        `a payment took ${secondsBehindMails.toFixed(1)} s behind ${mails} mails, and ${secondsAlone.toFixed(1)} s alone`,
      );
      return `a payment confirmed in ${secondsBehindMails.toFixed(1)} s behind ${mails} mails that hang, in ${secondsAlone.toFixed(1)} s alone`;
    } finally {
      stage.mails.hold(false);
    }
  },
};
