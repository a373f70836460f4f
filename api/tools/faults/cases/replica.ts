import { draftOf, layOut, makeBuyers, place } from "../buyers.ts";
import { ask } from "../requests.ts";
import { expectThat, type Fault } from "../fault.ts";
import type { Stage } from "../stage.ts";

const seeCatalogue = (stage: Stage) =>
  Promise.all(
    stage.shops.map(({ url }) => ask(url, "{ products(first: 3) { totalCount nodes { id } } }", {})),
  );

/** The replica is gone: the catalogue comes from the primary, shoppers buy, and a new process opens. */
export const replica: Fault = {
  name: "replica",
  run: async (stage) => {
    const [product = ""] = await layOut(stage, { products: 1, pieces: 10, rupees: 650 });
    const [buyer] = await makeBuyers(stage, 1);
    if (!buyer) throw new Error("no buyer");
    await seeCatalogue(stage);
    await stage.replica.cut();
    const [first, second] = stage.shops;
    const seen = await seeCatalogue(stage);
    expectThat(
      seen.every((said) => said?.status === 200),
      "the catalogue was not served without the replica",
    );
    const line = { productId: product, quantity: 1 };
    const said = await place(first.url, buyer, await draftOf(first.url, buyer, [line], "COD"));
    const mine = await ask<{ myOrders: { totalCount: number } }>(
      second.url,
      "{ myOrders { totalCount } }",
      {},
      buyer.token,
    );
    expectThat(
      said?.data !== undefined && mine?.data?.myOrders.totalCount === 1,
      "without the replica an order was not placed, or not seen at the other process",
    );
    await second.stop();
    await second.start();
    const opened = await seeCatalogue(stage);
    expectThat(
      opened.every((one) => one?.status === 200),
      "a process that opened without the replica did not serve",
    );
    await stage.replica.mend();
    return "catalogue, order and a new process without the replica";
  },
};
