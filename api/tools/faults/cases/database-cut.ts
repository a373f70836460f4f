import { draftOf, layOut, makeBuyers, place } from "../buyers.ts";
import { expectThat, type Fault } from "../fault.ts";

/** PostgreSQL is stopped at once while shoppers place orders, and started again: the processes live on. */
export const databaseCut: Fault = {
  name: "database-cut",
  run: async (stage) => {
    const shelf = await layOut(stage, { products: 2, pieces: 2000, rupees: 900 });
    const lines = shelf.map((productId) => ({ productId, quantity: 1 }));
    const people = await makeBuyers(stage, 24);
    const drafts = await Promise.all(
      people.map((buyer, index) => draftOf(stage.shops[index % 2 === 0 ? 0 : 1].url, buyer, lines, "COD")),
    );
    const placeAll = (heard: () => void = () => undefined) =>
      Promise.all(
        people.map(async (buyer, index) => {
          const draft = drafts[index];
          const said = draft && (await place(stage.shops[index % 2 === 0 ? 0 : 1].url, buyer, draft));
          heard();
          return said;
        }),
      );
    let ring: () => void = () => undefined;
    const firstHeard = new Promise<void>((resolve) => (ring = resolve));
    const during = placeAll(ring);
    await firstHeard;
    await stage.postgres.cut();
    const refused = (await during).filter((said) => !said?.data).length;
    const without = await placeAll();
    expectThat(
      without.every((said) => said !== undefined && said.status >= 500 && !said.data),
      "without a database an order was confirmed, or the shop did not answer",
    );
    await stage.postgres.start();
    const after = await placeAll();
    const placed = after.filter((said) => said?.data).length;
    expectThat(placed === people.length, `after the return only ${placed} of ${people.length} could order`);
    return `${people.length} buyers, ${refused} not served while it went down, ${placed} orders after it came back`;
  },
};
