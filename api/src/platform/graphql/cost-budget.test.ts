import { describe, expect, it } from "vitest";
import { SHOPPER, type Viewer } from "../viewer.ts";
import { costBudget, costsPerMinute } from "./cost-budget.ts";

const shopper = (userId: string): Viewer => ({
  userId,
  sessionId: "s",
  role: SHOPPER,
  name: "Asha",
  email: "asha@example.com",
});
const visitor = { viewer: null, network: "192.0.2.1" };

describe("the cost budget", () => {
  it("is used up by the visitors of a network", () => {
    const budget = costBudget(true);
    expect(budget.spend(visitor, costsPerMinute.network)).toBe(true);
    expect(budget.spend(visitor, 1)).toBe(false);
    expect(budget.spend({ viewer: null, network: "192.0.2.2" }, 1)).toBe(true);
  });

  it("refuses with the seconds to wait", () => {
    const budget = costBudget(true);
    budget.charge(visitor, costsPerMinute.network);
    const facts = expect.objectContaining({ retryAfter: expect.any(Number) });
    const refusal = { code: "TOO_MANY", details: { facts } };
    expect(() => budget.spendOrRefuse(visitor, 1)).toThrow(expect.objectContaining(refusal));
  });

  it("belongs to an account, on any network", () => {
    const budget = costBudget(true);
    budget.spend(visitor, costsPerMinute.network);
    const asha = { ...visitor, viewer: shopper("asha") };
    expect(budget.spend(asha, costsPerMinute.account)).toBe(true);
    expect(budget.spend({ viewer: shopper("asha"), network: "192.0.2.9" }, 1)).toBe(false);
    expect(budget.spend({ ...visitor, viewer: shopper("meera") }, 1)).toBe(true);
  });

  it("is not reduced by a refused request", () => {
    const budget = costBudget(true);
    budget.spend(visitor, costsPerMinute.network - 10);
    expect(budget.spend(visitor, 11)).toBe(false);
    expect(budget.spend(visitor, 10)).toBe(true);
  });

  it("counts what has been caused already, also beyond the budget", () => {
    const budget = costBudget(true);
    budget.charge(visitor, costsPerMinute.network + 1);
    expect(budget.spend(visitor, 1)).toBe(false);
  });

  it("counts nothing when the throttles are off", () => {
    const budget = costBudget(false);
    for (let time = 0; time < 3; time += 1) expect(budget.spend(visitor, costsPerMinute.network)).toBe(true);
  });
});
