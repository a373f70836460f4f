import { createBuyers, type Buyer } from "./buyers.ts";
import type { GraphqlResult } from "./requests.ts";
import { expectThat } from "./fault.ts";
import type { Stage } from "./stage.ts";

/** Repeats requests that a killed process has not answered. */
export type Retry = {
  /** Calls until a response has data. Throws if the shop refuses the request. */
  until: <Data>(call: () => Promise<GraphqlResult<Data>>) => Promise<Data>;
};

const createRetry = () => {
  let processRuns: Promise<void> = Promise.resolve();
  let resume: () => void = () => undefined;
  let unansweredCount = 0;
  return {
    pause: (): void => {
      processRuns = new Promise((resolve) => (resume = resolve));
    },
    resume: (): void => resume(),
    unansweredCount: (): number => unansweredCount,
    until: async <Data>(call: () => Promise<GraphqlResult<Data>>): Promise<Data> => {
      for (;;) {
        await processRuns;
        const result = await call();
        if (result?.data) return result.data;
        if (result && result.status < 500) throw new Error(`refused: ${result.code}`);
        unansweredCount += 1;
      }
    },
  };
};

export type KillPlan = {
  kills: number;
  /** Orders between two kills. */
  ordersBetween: number;
  buyers: number;
  /** Makes one purchase. Returns the order's id. */
  buyOne: (buyer: Buyer, index: number, retry: Retry) => Promise<string>;
};

/** Kills a process repeatedly (SIGKILL) while shoppers buy. Returns the order ids and the number of lost responses. */
export const killWhileBuying = async (stage: Stage, { kills, ordersBetween, buyers, buyOne }: KillPlan) => {
  const [shop] = stage.shops;
  const retry = createRetry();
  const orders: string[] = [];
  const orderListeners: (() => void)[] = [];
  let isFinished = false;
  const buyerAccounts = await createBuyers(stage, buyers);
  const purchases = Promise.all(
    buyerAccounts.map(async (buyer, index) => {
      while (!isFinished) {
        orders.push(await buyOne(buyer, index, retry));
        for (const notify of orderListeners.splice(0)) notify();
      }
    }),
  );
  for (let kill = 0; kill < kills; kill += 1) {
    const targetCount = orders.length + ordersBetween;
    while (orders.length < targetCount)
      await Promise.race([purchases, new Promise<void>((resolve) => orderListeners.push(resolve))]);
    retry.pause();
    await shop.kill();
    await shop.start();
    retry.resume();
  }
  isFinished = true;
  await purchases;
  expectThat(retry.unansweredCount() > 0, "no request was running when the process was killed");
  return { orders, unansweredCount: retry.unansweredCount() };
};
