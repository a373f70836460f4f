import { layOut, makeBuyers, type Buyer } from "../buyers.ts";
import { ask } from "../requests.ts";
import { expectThat, type Fault } from "../fault.ts";
import type { Stage } from "../stage.ts";

/** Milliseconds to an answer: 9 s, and what two busy cores may add. */
const longestAnswer = 9900;

/** Seconds after which everything is served again. */
const recoverWithin = 12;

const seeAll = (stage: Stage, people: readonly Buyer[]) =>
  Promise.all(
    people.flatMap(({ token }) =>
      stage.shops.flatMap(({ url }) =>
        [token, undefined].map(async (as) => {
          const since = Date.now();
          const said = await ask(url, "{ me { id } products(first: 3) { nodes { id } } }", {}, as);
          return { status: said?.status, milliseconds: Date.now() - since };
        }),
      ),
    ),
  );

/** The database's host vanishes: packets are lost, nothing is refused or closed. Then it is there again. */
export const silent: Fault = {
  name: "silent",
  run: async (stage) => {
    await layOut(stage, { products: 3, pieces: 5, rupees: 650 });
    const people = await makeBuyers(stage, 5);
    expectThat(
      (await seeAll(stage, people)).every(({ status }) => status === 200),
      "a request was not served before",
    );
    for (const way of [stage.database, stage.replica]) way.fallSilent();
    const during = await seeAll(stage, people);
    const wrong = during.find(({ status, milliseconds }) => status !== 503 || milliseconds >= longestAnswer);
    expectThat(!wrong, `without a database an answer was not 503 in time: ${JSON.stringify(wrong)}`);
    for (const way of [stage.database, stage.replica]) way.heal();
    const since = Date.now();
    for (;;) {
      const after = await seeAll(stage, people);
      if (after.every(({ status }) => status === 200)) break;
      expectThat(
        Date.now() - since < recoverWithin * 1000,
        `${recoverWithin} s after the return not every request was served`,
      );
    }
    const slowest = Math.max(...during.map(({ milliseconds }) => milliseconds));
    return `${during.length} requests answered 503 within ${(slowest / 1000).toFixed(1)} s, all served again ${((Date.now() - since) / 1000).toFixed(1)} s after its return`;
  },
};
