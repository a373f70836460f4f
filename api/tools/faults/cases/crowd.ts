import { randomUUID } from "node:crypto";
import { draftOf, layOut, makeBuyers, placePatiently } from "../buyers.ts";
import { expectThat, type Fault } from "../fault.ts";

const buyers = 400;
const products = 3;
const pieces = 100;

/** 400 shoppers want one piece of each of three dresses, 300 pieces in all, in both orders, at two processes. */
export const crowd: Fault = {
  name: "crowd",
  run: async (stage) => {
    const shelf = await layOut(stage, { products, pieces, rupees: 800 });
    const people = await makeBuyers(stage, buyers);
    const [first] = people;
    if (!first) throw new Error("nobody came");
    const lines = shelf.map((productId) => ({ productId, quantity: 1 }));
    const draft = await draftOf(stage.shops[0].url, first, lines, "COD");
    const answers = await Promise.all(
      people.map((buyer, index) =>
        placePatiently(stage.shops[index % 2 === 0 ? 0 : 1].url, buyer, {
          ...draft,
          idempotencyKey: randomUUID(),
          lines: index % 4 < 2 ? lines : lines.toReversed(),
        }),
      ),
    );
    const others = answers.filter((said) => !said?.data && said?.code !== "OUT_OF_STOCK");
    const [other] = others;
    expectThat(
      others.length === 0,
      `${others.length} were told neither yes nor no: ${other?.status} ${other?.code}`,
    );
    const placed = answers.filter((said) => said?.data?.placeOrder).length;
    const refused = answers.filter((said) => said?.code === "OUT_OF_STOCK").length;
    expectThat(placed === pieces, `${placed} orders of ${pieces} pieces`);
    expectThat(
      placed + refused === buyers,
      `${buyers - placed - refused} shoppers were told neither yes nor no`,
    );
    return `${buyers} buyers, ${placed} orders, ${refused} told that it is out of stock`;
  },
};
