import { makeBuyers, type Buyer } from "./buyers.ts";
import type { Said } from "./requests.ts";
import { expectThat } from "./fault.ts";
import type { Stage } from "./stage.ts";

/** A shopper who waits while the shop is gone, and asks again what was not answered. */
export type Patience = {
  /** Asks until there is an answer with data. Throws when she is refused. */
  until: <Data>(call: () => Promise<Said<Data>>) => Promise<Data>;
};

const openPatience = () => {
  let gone: Promise<void> = Promise.resolve();
  let ring: () => void = () => undefined;
  let unheard = 0;
  return {
    close: (): void => {
      gone = new Promise((resolve) => (ring = resolve));
    },
    open: (): void => ring(),
    unheard: (): number => unheard,
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

export type Buying = {
  kills: number;
  /** Orders from one kill to the next. */
  ordersBetween: number;
  buyers: number;
  /** One shopper buys once; answers with the order's id. */
  buyOne: (buyer: Buyer, index: number, patience: Patience) => Promise<string>;
};

/** kill -9 of a process again and again while shoppers buy at it; answers with the orders and the unanswered requests. */
export const killWhileBuying = async (stage: Stage, { kills, ordersBetween, buyers, buyOne }: Buying) => {
  const [shop] = stage.shops;
  const patience = openPatience();
  const orders: string[] = [];
  const waiting: (() => void)[] = [];
  let isOver = false;
  const people = await makeBuyers(stage, buyers);
  const shopping = Promise.all(
    people.map(async (buyer, index) => {
      while (!isOver) {
        orders.push(await buyOne(buyer, index, patience));
        for (const ring of waiting.splice(0)) ring();
      }
    }),
  );
  for (let turn = 0; turn < kills; turn += 1) {
    const wanted = orders.length + ordersBetween;
    while (orders.length < wanted)
      await Promise.race([shopping, new Promise<void>((resolve) => waiting.push(resolve))]);
    patience.close();
    await shop.kill();
    await shop.start();
    patience.open();
  }
  isOver = true;
  await shopping;
  expectThat(patience.unheard() > 0, "no request was under way when the shop was killed");
  return { orders, unheard: patience.unheard() };
};
