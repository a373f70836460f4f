import { setTimeout as pause } from "node:timers/promises";
import { keepAliveClients } from "../../../test/support/keep-alive-clients.ts";
import { draftOf, layOut, makeBuyers, placePatiently } from "../buyers.ts";
import { expectThat, type Fault } from "../fault.ts";
import { pace } from "../stage.ts";

const clients = 40;
const warmUp = 500;

/** One process is stopped as a deploy does it, while clients keep their connections to it and shoppers order. */
export const drain: Fault = {
  name: "drain",
  run: async (stage) => {
    const [staying, leaving] = stage.shops;
    const shelf = await layOut(stage, { products: 2, pieces: 1000, rupees: 600 });
    const lines = shelf.map((productId) => ({ productId, quantity: 1 }));
    const people = await makeBuyers(stage, 12);
    const drafts = await Promise.all(people.map((buyer) => draftOf(staying.url, buyer, lines, "COD")));
    const { report, finished } = keepAliveClients(leaving.url, "/api/products?limit=1", clients);
    while (report.responses < warmUp) await pause(5);
    const stopped = leaving.stop();
    const orders = await Promise.all(
      drafts.map(async (draft, index) => {
        const buyer = people[index];
        const first = buyer && (await placePatiently(leaving.url, buyer, draft));
        return first?.data ? first : buyer && placePatiently(staying.url, buyer, draft);
      }),
    );
    await Promise.all([finished, stopped]);
    expectThat(report.failures.length === 0, `connections failed: ${report.failures.join(" ")}`);
    expectThat([...report.statuses].join() === "200", `clients got ${[...report.statuses].join()}`);
    expectThat(
      report.warningMilliseconds() > pace.drains * 900,
      `a balancer had ${report.warningMilliseconds()} ms between "not ready" and the closing of the port`,
    );
    expectThat(report.closing > clients, "answers did not end their connections while the process drained");
    expectThat(
      orders.every((order) => order?.data),
      "an order was not placed, neither at the one process nor then at the other",
    );
    return `${report.responses} answers to ${clients} clients, ${report.closing} of them the last of a connection; ${orders.length} orders`;
  },
};
