import { draftOf, layOut, makeBuyers, place } from "../buyers.ts";
import { settled } from "../settled.ts";
import { expectThat, type Fault } from "../fault.ts";

const rounds = 3;
const orders = 8;

/** Mails that are worked on at the same moment: two at each process. */
const atWork = 4;

/** PostgreSQL is stopped while mails are worked on, again and again: the queue of neither process stays dead. */
export const queue: Fault = {
  name: "queue",
  run: async (stage) => {
    const [product = ""] = await layOut(stage, { products: 1, pieces: rounds * orders, rupees: 650 });
    const { mails, postgres, shops } = stage;
    const before = mails.received.length;
    for (let round = 0; round < rounds; round += 1) {
      const begun = mails.begunCount();
      mails.hold(true);
      const people = await makeBuyers(stage, orders);
      const answers = await Promise.all(
        people.map(async (buyer, index) => {
          const { url } = shops[index % 2 === 0 ? 0 : 1];
          return place(url, buyer, await draftOf(url, buyer, [{ productId: product, quantity: 1 }], "COD"));
        }),
      );
      expectThat(
        answers.every((said) => said?.data),
        "an order was refused before the database stopped",
      );
      await mails.until(() => mails.begunCount() >= begun + atWork, 20_000);
      await postgres.cut();
      stage.loseResults();
      // The mail server takes the mails now; what became of their jobs cannot be written.
      mails.hold(false);
      await mails.until(() => mails.received.length >= before + round * orders + atWork, 20_000);
      await postgres.start();
      const left = await settled(stage);
      expectThat(left.length === 0, left[0]?.what ?? "");
    }
    return `${rounds} times ${orders} mails with PostgreSQL stopped over ${atWork} of them`;
  },
};
