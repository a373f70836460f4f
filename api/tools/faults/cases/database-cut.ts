import { draftOf, createProducts, createBuyers, placeOrder } from "../buyers.ts";
import { expectThat, type Fault } from "../fault.ts";

/** PostgreSQL stops while shoppers place orders, and starts again. The shop's processes keep running. */
export const databaseCut: Fault = {
  name: "database-cut",
  run: async (stage) => {
    const productIds = await createProducts(stage, { products: 2, pieces: 2000, rupees: 900 });
    const lines = productIds.map((productId) => ({ productId, quantity: 1 }));
    const people = await createBuyers(stage, 24);
    const drafts = await Promise.all(
      people.map((buyer, index) => draftOf(stage.shops[index % 2 === 0 ? 0 : 1].url, buyer, lines, "COD")),
    );
    const placeAll = (onAnswer: () => void = () => undefined) =>
      Promise.all(
        people.map(async (buyer, index) => {
          const draft = drafts[index];
          const result = draft && (await placeOrder(stage.shops[index % 2 === 0 ? 0 : 1].url, buyer, draft));
          onAnswer();
          return result;
        }),
      );
    let resolveFirstAnswer: () => void = () => undefined;
    const firstAnswer = new Promise<void>((resolve) => (resolveFirstAnswer = resolve));
    const pendingResults = placeAll(resolveFirstAnswer);
    await firstAnswer;
    await stage.postgres.cut();
    const refusedCount = (await pendingResults).filter((result) => !result?.data).length;
    const resultsWithoutDatabase = await placeAll();
    expectThat(
      resultsWithoutDatabase.every((result) => result !== undefined && result.status >= 500 && !result.data),
      "without a database an order was placed, or a response was missing",
    );
    await stage.postgres.start();
    const resultsAfterReturn = await placeAll();
    const placedCount = resultsAfterReturn.filter((result) => result?.data).length;
    expectThat(
      placedCount === people.length,
      `after the restart only ${placedCount} of ${people.length} could order`,
    );
    return `${people.length} buyers, ${refusedCount} failed during the stop, ${placedCount} orders after the restart`;
  },
};
