import { expect, it } from "vitest";
import { admitRequests, costPerCharacter } from "./admit-request.ts";
import { costBudget, costsPerMinute, requestCost } from "./cost-budget.ts";

const visitor = { viewer: null, network: "192.0.2.1" };

/** What a request takes from the budget. */
const costOf = (body: unknown, isKnown = false): number => {
  let charged = 0;
  const budget = { spendOrRefuse: (_caller: unknown, cost: number) => void (charged += cost) };
  admitRequests(budget, { hasText: () => isKnown })(visitor, body);
  return charged;
};

const query = "{ products { totalCount } }";

it("charges each request", () => {
  expect(costOf({ query }, true)).toBe(requestCost + 1);
});

it("charges an unknown text by its length", () => {
  expect(costOf({ query })).toBe(requestCost + 1 + costPerCharacter * query.length);
});

it("charges the size of variables", () => {
  const variables = { sizes: Array.from({ length: 100 }, () => "x".repeat(1000)) };
  expect(costOf({ query, variables }, true)).toBeGreaterThan(requestCost + 5000);
});

it.each([[undefined], [null], ["{"], [[{ query }]], [{ query: 1 }]])("leaves %j to Apollo Server", (body) => {
  expect(costOf(body)).toBe(requestCost + 1);
});

it("refuses a text that is too long", () => {
  const admit = admitRequests(costBudget(true), { hasText: () => true });
  expect(() => admit(visitor, { query: "x".repeat(10_001) })).toThrow(
    expect.objectContaining({ code: "BAD_INPUT" }),
  );
});

it("refuses variables that are too deep", () => {
  const admit = admitRequests(costBudget(true), { hasText: () => true });
  const deep = JSON.parse(`${'{"a":'.repeat(11)}1${"}".repeat(11)}`) as unknown;
  expect(() => admit(visitor, { query, variables: deep })).toThrow(
    expect.objectContaining({ code: "BAD_INPUT" }),
  );
});

it("refuses all requests of a caller without budget", () => {
  const budget = costBudget(true);
  const admit = admitRequests(budget, { hasText: () => true });
  budget.charge(visitor, costsPerMinute.network);
  expect(() => admit(visitor, { query })).toThrow(expect.objectContaining({ code: "TOO_MANY" }));
  expect(() => admit({ ...visitor, network: "192.0.2.2" }, { query })).not.toThrow();
});
