import { describe, expect, it } from "vitest";
import { costPerCharacter } from "../../src/platform/graphql/admit-request.ts";
import { maxQueryLength } from "../../src/platform/graphql/limits.ts";
import { costsPerMinute, refusedCost, requestCost } from "../../src/platform/graphql/cost-budget.ts";
import { openTestShop } from "../support/test-shop.ts";

/** Weighs a little less than 20,000, the most of one operation; costs little on an empty shelf. */
const heavy = (name: string): string =>
  `query ${name} { products(first: 100) { nodes { similar(first: 12) { id title price stock category isNew
    discountLabel imageUrl description averageRating reviewCount originalPrice createdAt inWishlist availableSizes } } } }`;

const untilRefused = async (ask: () => Promise<{ status: number }>): Promise<number> => {
  for (let time = 1; time < 500; time += 1) if ((await ask()).status === 429) return time;
  return 0;
};

const empty = await openTestShop();
const lifted = await openTestShop({ THROTTLES: "off" });
const development = await openTestShop({ NODE_ENV: "development" });

describe("the cost of what a caller asks for in a minute", () => {
  it("is limited by GraphQL and REST for that account alone", async () => {
    const { gql, rest } = empty;
    const [asha, meera] = await Promise.all([empty.aShopper(), empty.aShopper()]);
    const times = await untilRefused(() => gql(heavy("Heavy"), {}, asha.token));
    expect(times).toBeGreaterThan(costsPerMinute.account / 20_000);
    const refused = await gql(heavy("Heavy"), {}, asha.token);
    expect(refused).toMatchObject({ status: 429, code: "TOO_MANY" });
    expect(refused.errors[0]?.extensions["retryAfter"]).toBeGreaterThan(0);
    expect(await untilRefused(() => rest("GET", "/api/products", undefined, asha.token))).toBeGreaterThan(0);
    const byRest = await rest("GET", "/api/products", undefined, asha.token);
    expect(byRest).toMatchObject({ status: 429, body: { code: "TOO_MANY" } });
    expect(Number(byRest.headers["retry-after"])).toBeGreaterThan(0);
    for (const token of [meera.token, undefined]) {
      expect((await gql(heavy("Heavy"), {}, token)).status).toBe(200);
      expect((await rest("GET", "/api/products", undefined, token)).status).toBe(200);
    }
  });

  it.each([
    ["a text that cannot be parsed", "{", {}],
    ["an unknown field", "{ passwords }", {}],
    ["one name too often", `{ products { ${"nodes { id } ".repeat(41)} } }`, {}],
    ["a wrong variable", "query($f: ProductFilter) { products(filter: $f) { totalCount } }", { f: { x: 1 } }],
    ["no such operation", "query A { __typename } query B { __typename }", {}],
  ])("is used up sooner by refused documents: %s", async (_what, document, variables) => {
    const { token } = await empty.aShopper();
    const accepted = requestCost + costPerCharacter * maxQueryLength;
    let sent = 0;
    const send = () => empty.gql(`${document} # ${sent++} `.padEnd(maxQueryLength, "x"), variables, token);
    const times = await untilRefused(send);
    expect(times).toBeGreaterThan(1);
    expect(times).toBeLessThanOrEqual(costsPerMinute.account / (accepted + refusedCost) + 1);
    expect(await send()).toMatchObject({ status: 429, code: "TOO_MANY" });
  });

  it("is not limited where counted limits are lifted", async () => {
    const { token } = await lifted.aShopper();
    const mostTimes = Math.ceil(costsPerMinute.account / 15_000);
    for (let time = 0; time <= mostTimes; time += 1)
      expect((await lifted.gql(heavy("Heavy"), {}, token)).status).toBe(200);
  });

  it("is shown in development alone, the same by every execution", async () => {
    const query = "{ products(first: 10) { nodes { id } } }";
    const ask = (testShop: typeof empty) => testShop.rest("POST", "/graphql", { query });
    for (let time = 0; time < 5; time += 1) {
      expect((await ask(development)).body).toEqual({
        data: { products: { nodes: [] } },
        extensions: { cost: 21 },
      });
      expect((await ask(empty)).body).toEqual({ data: { products: { nodes: [] } } });
    }
  });
});
