import { draftOf, layOut, makeBuyers, place, type Buyer, type Said } from "../buyers.ts";
import { expectThat, type Fault } from "../fault.ts";
import { start, untilAll, verify } from "../online.ts";
import type { Stage } from "../stage.ts";

const kills = 4;
const ordersBetween = 5;

/** A shop that is killed and comes back; shoppers wait for it, and ask again what was not answered. */
const patience = () => {
  let gone: Promise<void> = Promise.resolve();
  let ring: () => void = () => undefined;
  let unheard = 0;
  return {
    close: () => void (gone = new Promise((resolve) => (ring = resolve))),
    open: () => ring(),
    unheard: () => unheard,
    /** Asks until there is an answer with data. */
    until: async <Data>(call: () => Promise<Said<Data>>): Promise<Data> => {
      for (;;) {
        await gone;
        const said = await call();
        if (said?.data) return said.data;
        if (said && said.status < 500) throw new Error(`refused: ${said.code}`);
        unheard += 1;
      }
    },
  };
};

const buyOne = async (stage: Stage, buyer: Buyer, product: string, wait: ReturnType<typeof patience>) => {
  const { url } = stage.shops[0];
  const lines = [{ productId: product, quantity: 1 }];
  let draft = await draftOf(url, buyer, lines, "ONLINE");
  while (draft.expectedTotal === 0) draft = await draftOf(url, buyer, lines, "ONLINE");
  const { placeOrder } = await wait.until(() => place(url, buyer, draft));
  const { startPayment } = await wait.until(() => start(url, buyer, placeOrder.id));
  const proof = await stage.razorpay.pay(startPayment.gatewayOrderId);
  await wait.until(() => verify(url, buyer, placeOrder.id, proof));
  return placeOrder.id;
};

/** kill -9 of a process while shoppers place, pay and verify. */
export const killedPaying: Fault = {
  name: "killed-paying",
  run: async (stage) => {
    const [shop] = stage.shops;
    const [product = ""] = await layOut(stage, { products: 1, pieces: 5000, rupees: 900 });
    const wait = patience();
    const orders: string[] = [];
    const waiting: (() => void)[] = [];
    let isOver = false;
    const shopping = (await makeBuyers(stage, 6)).map(async (buyer) => {
      while (!isOver) {
        orders.push(await buyOne(stage, buyer, product, wait));
        for (const ring of waiting.splice(0)) ring();
      }
    });
    const failed = Promise.all(shopping);
    for (let turn = 0; turn < kills; turn += 1) {
      const wanted = orders.length + ordersBetween;
      while (orders.length < wanted)
        await Promise.race([failed, new Promise<void>((resolve) => waiting.push(resolve))]);
      wait.close();
      await shop.kill();
      await shop.start();
      wait.open();
    }
    isOver = true;
    await failed;
    expectThat(wait.unheard() > 0, "no request was under way when the shop was killed");
    await untilAll(stage, orders, "confirmed", 20);
    return `${kills} kills, ${orders.length} orders paid, ${wait.unheard()} requests asked again`;
  },
};
