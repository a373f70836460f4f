import { draftOf, createProducts, createBuyers, placeOrder } from "../buyers.ts";
import { sendGraphql } from "../requests.ts";
import { expectThat, type Fault } from "../fault.ts";
import type { Stage } from "../stage.ts";

const readCatalogue = (stage: Stage) =>
  Promise.all(
    stage.shops.map(({ url }) => sendGraphql(url, "{ products(first: 3) { totalCount nodes { id } } }", {})),
  );

/** The replica is down. The catalogue comes from the primary, shoppers buy, and a new process starts. */
export const replica: Fault = {
  name: "replica",
  run: async (stage) => {
    const [product = ""] = await createProducts(stage, { products: 1, pieces: 10, rupees: 650 });
    const [buyer] = await createBuyers(stage, 1);
    if (!buyer) throw new Error("no buyer was created");
    await readCatalogue(stage);
    await stage.replica.cut();
    const [first, second] = stage.shops;
    const resultsWithoutReplica = await readCatalogue(stage);
    expectThat(
      resultsWithoutReplica.every((result) => result?.status === 200),
      "the catalogue was not served without the replica",
    );
    const line = { productId: product, quantity: 1 };
    const result = await placeOrder(first.url, buyer, await draftOf(first.url, buyer, [line], "COD"));
    const ownOrders = await sendGraphql<{ myOrders: { totalCount: number } }>(
      second.url,
      "{ myOrders { totalCount } }",
      {},
      buyer.token,
    );
    expectThat(
      result?.data !== undefined && ownOrders?.data?.myOrders.totalCount === 1,
      "without the replica an order was not placed, or the other process did not return it",
    );
    await second.stop();
    await second.start();
    const resultsAfterRestart = await readCatalogue(stage);
    expectThat(
      resultsAfterRestart.every((result) => result?.status === 200),
      "a process that started without the replica did not serve the catalogue",
    );
    await stage.replica.mend();
    return "catalogue, order and a new process work without the replica";
  },
};
