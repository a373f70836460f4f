import { createProducts, createBuyers, type Buyer } from "../buyers.ts";
import { sendGraphql } from "../requests.ts";
import { expectThat, type Fault } from "../fault.ts";
import type { Stage } from "../stage.ts";

/** The limit of 9 s, and a tolerance for a busy machine. */
const maxResponseMs = 9900;

/** More than a pool has connections: each of them waits for the silent database, so that none is left for recovery. */
const readers = 16;

/** The time in which the shop must recover. */
const recoverySeconds = 12;

const readAsEveryone = (stage: Stage, people: readonly Buyer[]) =>
  Promise.all(
    people.flatMap(({ token }) =>
      stage.shops.flatMap(({ url }) =>
        [token, undefined].map(async (authorization) => {
          const since = Date.now();
          const result = await sendGraphql(
            url,
            "{ me { id } products(first: 3) { nodes { id } } }",
            {},
            authorization,
          );
          return { status: result?.status, milliseconds: Date.now() - since };
        }),
      ),
    ),
  );

/** The database's host becomes unreachable: packets are lost, no connection is refused or closed. Then it recovers. */
export const databaseUnreachable: Fault = {
  name: "database-unreachable",
  run: async (stage) => {
    await createProducts(stage, { products: 3, pieces: 5, rupees: 650 });
    const people = await createBuyers(stage, readers);
    expectThat(
      (await readAsEveryone(stage, people)).every(({ status }) => status === 200),
      "a request failed before the fault",
    );
    for (const proxy of [stage.database, stage.replica]) proxy.fallSilent();
    const responsesDuringSilence = await readAsEveryone(stage, people);
    const badResponse = responsesDuringSilence.find(
      ({ status, milliseconds }) => status !== 503 || milliseconds >= maxResponseMs,
    );
    expectThat(!badResponse, `a response was not 503 in time: ${JSON.stringify(badResponse)}`);
    for (const proxy of [stage.database, stage.replica]) proxy.heal();
    const since = Date.now();
    for (;;) {
      const responsesAfterReturn = await readAsEveryone(stage, people);
      if (responsesAfterReturn.every(({ status }) => status === 200)) break;
      expectThat(
        Date.now() - since < recoverySeconds * 1000,
        `${recoverySeconds} s after the return a request still failed`,
      );
    }
    const slowest = Math.max(...responsesDuringSilence.map(({ milliseconds }) => milliseconds));
    return `${responsesDuringSilence.length} requests answered 503 within ${(slowest / 1000).toFixed(1)} s, all served again ${((Date.now() - since) / 1000).toFixed(1)} s after its return`;
  },
};
