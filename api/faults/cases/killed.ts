import { draftOf, layOut, makeBuyers, place } from "../buyers.ts";
import { expectThat, type Fault } from "../fault.ts";

const kills = 6;
const ordersBetween = 15;

/** kill -9 of a process six times while shoppers place orders; each then asks again with the same key. */
export const killed: Fault = {
  name: "killed",
  run: async (stage) => {
    const [shop] = stage.shops;
    const shelf = await layOut(stage, { products: 4, pieces: 5000, rupees: 400 });
    const lines = shelf.map((productId) => ({ productId, quantity: 1 }));
    const people = await makeBuyers(stage, 8);
    let confirmed = 0;
    let unheard = 0;
    let isOver = false;
    const back: { wait: Promise<void>; ring: () => void } = {
      wait: Promise.resolve(),
      ring: () => undefined,
    };
    const close = () => (back.wait = new Promise((resolve) => (back.ring = resolve)));
    const heard: (() => void)[] = [];
    const shopping = people.map(async (buyer, index) => {
      while (!isOver) {
        await back.wait;
        const draft = await draftOf(shop.url, buyer, index % 2 === 0 ? lines : lines.toReversed(), "COD");
        if (draft.expectedTotal === 0) continue;
        let said = await place(shop.url, buyer, draft);
        for (; !said?.data && !isOver; said = await place(shop.url, buyer, draft)) {
          unheard += 1;
          await back.wait;
        }
        if (said?.data) confirmed += 1;
        for (const ring of heard.splice(0)) ring();
      }
    });
    for (let turn = 0; turn < kills; turn += 1) {
      const wanted = confirmed + ordersBetween;
      while (confirmed < wanted) await new Promise<void>((resolve) => heard.push(resolve));
      close();
      await shop.kill();
      await shop.start();
      back.ring();
    }
    isOver = true;
    await Promise.all(shopping);
    expectThat(unheard > 0, "no request was under way when the shop was killed");
    return `${kills} kills, ${confirmed} orders, ${unheard} requests without an answer asked again`;
  },
};
