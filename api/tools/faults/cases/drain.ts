import { setTimeout as pause } from "node:timers/promises";
import { keepAliveClients } from "../../../test/support/keep-alive-clients.ts";
import { draftOf, createProducts, createBuyers, placeOrderWithRetry } from "../buyers.ts";
import { expectThat, type Fault } from "../fault.ts";
import { timings } from "../production-settings.ts";

const clients = 40;
const warmUp = 500;

/** One process gets SIGTERM while clients keep their connections open and shoppers order. */
export const drain: Fault = {
  name: "drain",
  run: async (stage) => {
    const [staying, leaving] = stage.shops;
    const productIds = await createProducts(stage, { products: 2, pieces: 1000, rupees: 600 });
    const lines = productIds.map((productId) => ({ productId, quantity: 1 }));
    const people = await createBuyers(stage, 12);
    const drafts = await Promise.all(people.map((buyer) => draftOf(staying.url, buyer, lines, "COD")));
    const { report, finished: crowdEnded } = keepAliveClients(leaving.url, "/api/products?limit=1", clients);
    while (report.responses < warmUp) await pause(5);
    const stopping = leaving.stop();
    const orders = await Promise.all(
      drafts.map(async (draft, index) => {
        const buyer = people[index];
        const first = buyer && (await placeOrderWithRetry(leaving.url, buyer, draft));
        return first?.data ? first : buyer && placeOrderWithRetry(staying.url, buyer, draft);
      }),
    );
    await Promise.all([crowdEnded, stopping]);
    expectThat(report.failures.length === 0, `connections failed: ${report.failures.join(" ")}`);
    expectThat([...report.statuses].join() === "200", `clients got ${[...report.statuses].join()}`);
    expectThat(
      report.warningMilliseconds() > timings.drainSeconds * 900,
      `only ${report.warningMilliseconds()} ms between "not ready" and the closed port`,
    );
    expectThat(report.closing > clients, "responses did not close their connections during the drain");
    expectThat(
      orders.every((order) => order?.data),
      "an order was placed at neither process",
    );
    return `${report.responses} responses to ${clients} clients, ${report.closing} with Connection: close; ${orders.length} orders`;
  },
};
