import { monitorEventLoopDelay } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { Worker } from "node:worker_threads";
import fc from "fast-check";
import { execute, parse, validate, specifiedRules, type DocumentNode } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Context } from "../../src/features/shop/context.ts";
import { documentRules } from "../../src/platform/graphql/document-rules.ts";
import { jitExecutor } from "../../src/platform/graphql/jit.ts";
import { shopSchema } from "../../src/app/schema.ts";
import { ADMIN, SHOPPER, type RoleName, type Viewer } from "../../src/platform/viewer.ts";
import type { Person } from "../../test/support/factories.ts";
import { openTestShop } from "../../test/support/test-shop.ts";
import { randomOperation } from "./documents.ts";
import { hostileRequest } from "./hostile-requests.ts";
import { ask, verdict } from "./verdict.ts";

/**
 * How long the two properties take together: a minute in `npm run test:ops`, `npm run fuzz -- --minutes N` sets it. Without it, as
 * in `npm test`, each has a fixed number of inputs, which a busy machine does not reduce.
 */
const seconds = process.env["FUZZ_SECONDS"] === undefined ? undefined : Number(process.env["FUZZ_SECONDS"]);
const fixedRuns = 300;
/** `npm test` repeats one sequence, so that a change is judged by the same documents; `npm run fuzz` takes a new one. */
const seed = Number(process.env["FUZZ_SEED"] ?? 1);

/** Time beyond the properties for what runs when their time ends, in milliseconds. */
const grace = 60_000;
const timeout = (seconds ?? 0) * 1000 + grace;

/** How much longer the shop may be blocked than a thread without work, which waits only for the machine, in milliseconds. */
const longestLag = 3000;
/** Maximum growth of the memory in use by the fuzzing, in bytes. Caches of the shop fill in the meantime. */
const mostGrowth = 400_000_000;

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/** Bytes in use after a garbage collection. */
const memoryInUse = (): number => {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

const testShop = await openTestShop({
  NODE_ENV: "production",
  STAFF_SECOND_FACTOR: "optional",
  PUBLIC_URL: "https://shop.example.com",
  THROTTLES: "load-test",
});
const { shop: services } = testShop;
const [shopper, admin] = await Promise.all([testShop.aShopper(), testShop.anAdmin()]);
const product = await testShop.aProduct({ sizes: ["XS", "S"], colors: ["black"], pictures: 2, stock: 500 });
const other = await testShop.aProduct({ title: "Silk scarf", category: "accessories" });
const order = await testShop.anOrder({ shopper });
await testShop.aReview({ shopper, productId: product.id });
const ids = [product.id, other.id, order.id, shopper.id];

const lag = monitorEventLoopDelay({ resolution: 20 });
/** The longest lag of a thread without work, which waits for the machine alone. */
let lagOfMachine = 0;
const idleThread = new Worker(
  `const { parentPort } = require("node:worker_threads");
   const lag = require("node:perf_hooks").monitorEventLoopDelay({ resolution: 20 });
   lag.enable();
   setInterval(() => parentPort.postMessage(lag.max), 200);`,
  { eval: true },
);
idleThread.on("message", (longest: number) => (lagOfMachine = longest));
let memoryBefore: number;
beforeAll(() => {
  memoryBefore = memoryInUse();
  lag.enable();
});
afterAll(async () => {
  lag.disable();
  await idleThread.terminate();
});

/** How many inputs a property has, or its share of the time. */
const within = (share: number) => ({
  seed,
  verbose: 0 as const,
  ...(seconds === undefined
    ? { numRuns: fixedRuns }
    : {
        numRuns: Number.MAX_SAFE_INTEGER,
        interruptAfterTimeLimit: seconds * 1000 * share,
        markInterruptAsFailure: false,
      }),
});

describe(`fuzzing with seed ${seed}`, () => {
  const schema = shopSchema();

  const viewerOf = (person: Person, role: RoleName): Viewer => ({
    userId: person.id,
    sessionId: "01990000-0000-7000-8000-000000000000",
    role,
    name: person.name,
    email: person.email,
  });
  const viewers: (Viewer | null)[] = [null, viewerOf(shopper, SHOPPER), viewerOf(admin, ADMIN)];

  const contextOf = (viewer: Viewer | null): Context => ({
    services,
    viewer,
    log: services.log,
    requestId: "fuzz",
    device: "fuzz",
    network: "127.0.0.1",
    cookies: { read: () => undefined, set: () => undefined, clear: () => undefined },
    keepsSessionByCookie: false,
    longestPage: 100,
    isRest: false,
    loaders: new Map(),
  });

  /** What was compared, so that a property that skips everything is noticed. */
  let compared = 0;

  const compare = async (
    document: DocumentNode,
    variables: Record<string, unknown>,
    viewer: Viewer | null,
  ) => {
    const plain = await execute({
      schema,
      document,
      contextValue: contextOf(viewer),
      variableValues: variables,
    });
    const jit = jitExecutor(schema);
    let compiled: Record<string, unknown> | undefined;
    for (let time = 0; time < 3; time += 1)
      compiled = await jit(document, undefined, contextOf(viewer), variables);
    if (compiled === undefined) return;
    compared += 1;
    expect(plain.errors).toBeUndefined();
    // Keys may come in another order: where a field is asked for twice and its first place is left out.
    expect(JSON.parse(JSON.stringify(compiled))).toEqual(JSON.parse(JSON.stringify(plain.data)));
  };

  it(
    "gives the same answer compiled and plain",
    async () => {
      const operations = randomOperation({
        schema,
        kind: "query",
        ids,
        except: new Set(["Query.exportMyData", "Query.productExportLink"]),
      });
      const property = fc.asyncProperty(
        operations,
        fc.constantFrom(...viewers),
        async ({ query, variables }, viewer) => {
          const document = parse(query);
          if (validate(schema, document, [...specifiedRules, ...documentRules]).length > 0) return;
          await compare(document, variables, viewer);
        },
      );
      await fc.assert(property, within(1 / 3));
      expect(compared).toBeGreaterThan(0);
    },
    timeout,
  );

  it(
    "answers every document in time, with a documented refusal",
    async () => {
      const operations = fc.oneof(
        { weight: 4, arbitrary: randomOperation({ schema, kind: "query", ids }) },
        {
          weight: 1,
          arbitrary: randomOperation({
            schema,
            kind: "mutation",
            ids,
            except: new Set(["Mutation.deleteAccount", "Mutation.logout", "Mutation.endOtherSessions"]),
          }),
        },
      );
      const targets = { tokens: [shopper.token, admin.token], ids, operations };
      let asked = 0;
      const property = fc.asyncProperty(
        fc.array(hostileRequest(targets), { minLength: 1, maxLength: 4 }),
        async (requests) => {
          const answers = await Promise.all(requests.map((request) => ask(testShop.url, request)));
          asked += answers.length;
          const faults = answers.flatMap((answer, place) => {
            const request = requests[place];
            return request ? verdict(request, answer) : [];
          });
          expect(faults).toEqual([]);
        },
      );
      await fc.assert(property, within(2 / 3));
      expect(asked).toBeGreaterThan(0);
    },
    timeout,
  );

  it("leaves a shop that is ready", async () => {
    expect((await fetch(`${testShop.url}/health/ready`)).status).toBe(200);
  });

  it("does not block the shop", async () => {
    expect((lag.max - lagOfMachine) / 1e6).toBeLessThan(longestLag);
  });

  it("does not make the shop grow", async () => {
    expect(memoryInUse() - memoryBefore).toBeLessThan(mostGrowth);
  });
});
