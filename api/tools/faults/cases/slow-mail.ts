import { draftOf, layOut, makeBuyers, place, type Buyer } from "../buyers.ts";
import { expectThat, type Fault } from "../fault.ts";
import { placeAndStart, untilAll } from "../online.ts";
import type { Stage } from "../stage.ts";

const mails = 30;

/** How much longer a payment may take while the mail server hangs: so many times its own figure, or so many seconds. */
const mostTimes = 3;
const mostSeconds = 3;

/** Seconds from a payment, told by a webhook alone, to its confirmed order. */
const secondsToConfirm = async (stage: Stage, buyer: Buyer, productId: string): Promise<number> => {
  const [shop] = stage.shops;
  const { orderId, gatewayOrderId } = await placeAndStart(shop.url, buyer, [{ productId, quantity: 1 }]);
  await stage.razorpay.pay(gatewayOrderId);
  const since = Date.now();
  await untilAll(stage, [orderId], "confirmed", 60);
  return (Date.now() - since) / 1000;
};

/** The mail server takes connections, and then says nothing: payments are confirmed as quickly as without it. */
export const slowMail: Fault = {
  name: "slow-mail",
  run: async (stage) => {
    const [product = ""] = await layOut(stage, { products: 1, pieces: 100, rupees: 650 });
    const [buyer, other, ...people] = await makeBuyers(stage, mails + 2);
    if (!buyer || !other) throw new Error("no buyers");
    const alone = await secondsToConfirm(stage, buyer, product);
    const begun = stage.mails.begunCount();
    stage.mails.hold(true);
    try {
      await Promise.all(
        people.map(async (person, index) => {
          const { url } = stage.shops[index % 2 === 0 ? 0 : 1];
          await place(url, person, await draftOf(url, person, [{ productId: product, quantity: 1 }], "COD"));
        }),
      );
      await stage.mails.until(() => stage.mails.begunCount() > begun, 20_000);
      const behind = await secondsToConfirm(stage, other, product);
      expectThat(
        behind < Math.max(alone * mostTimes, alone + mostSeconds),
        `a payment took ${behind.toFixed(1)} s behind ${mails} mails, and ${alone.toFixed(1)} s alone`,
      );
      return `a payment confirmed in ${behind.toFixed(1)} s behind ${mails} mails that hang, in ${alone.toFixed(1)} s alone`;
    } finally {
      stage.mails.hold(false);
    }
  },
};
