import { draftOf, createProducts, createBuyers, placeOrder } from "../buyers.ts";
import { waitForJobs } from "../wait-for-jobs.ts";
import { expectThat, type Fault } from "../fault.ts";

const rounds = 3;
const orders = 8;

/** Mail jobs that run at the same time: two in each process. */
const concurrentMails = 4;

/** PostgreSQL stops repeatedly while mail jobs run. The queue of each process recovers. */
export const queue: Fault = {
  name: "queue",
  run: async (stage) => {
    const [product = ""] = await createProducts(stage, { products: 1, pieces: rounds * orders, rupees: 650 });
    const { mails, postgres, shops } = stage;
    const receivedBefore = mails.received.length;
    for (let round = 0; round < rounds; round += 1) {
      const begunBefore = mails.begunCount();
      mails.hold(true);
      const people = await createBuyers(stage, orders);
      const results = await Promise.all(
        people.map(async (buyer, index) => {
          const { url } = shops[index % 2 === 0 ? 0 : 1];
          return placeOrder(
            url,
            buyer,
            await draftOf(url, buyer, [{ productId: product, quantity: 1 }], "COD"),
          );
        }),
      );
      expectThat(
        results.every((result) => result?.data),
        "an order was refused before the database stopped",
      );
      await mails.until(() => mails.begunCount() >= begunBefore + concurrentMails, 20_000);
      await postgres.cut();
      stage.noteLostJobResults();
      // The mail server accepts the mails now, but the results of their jobs cannot be stored.
      mails.hold(false);
      await mails.until(
        () => mails.received.length >= receivedBefore + round * orders + concurrentMails,
        20_000,
      );
      await postgres.start();
      const violations = await waitForJobs(stage);
      expectThat(violations.length === 0, violations[0]?.message ?? "");
    }
    return `${rounds} times ${orders} mails; PostgreSQL stopped while ${concurrentMails} were being sent`;
  },
};
