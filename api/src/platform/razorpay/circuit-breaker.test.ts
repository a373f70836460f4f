import { describe, expect, it } from "vitest";
import { circuitBreaker } from "./circuit-breaker.ts";
import { RazorpayError } from "./razorpay-error.ts";

const unreachable = async () => {
  throw new RazorpayError("unreachable", "no answer");
};
const refused = async () => {
  throw new RazorpayError("refused", "no", 400);
};

/** A circuit breaker with a clock of its own; `calls` counts the calls that it let through. */
const openBreaker = () => {
  const state = { now: 0, calls: 0 };
  const breaker = circuitBreaker(() => state.now);
  const outcomeOf = (call: () => Promise<unknown>) =>
    breaker(() => {
      state.calls += 1;
      return call();
    }).then(
      () => "answered",
      (error: unknown) => String(error),
    );
  return { state, outcomeOf };
};

describe("the circuit breaker", () => {
  it("opens for ten seconds after five failures in a row", async () => {
    const { state, outcomeOf } = openBreaker();
    for (let failures = 0; failures < 5; failures += 1) await outcomeOf(unreachable);
    state.now = 9999;
    expect(await outcomeOf(async () => 1)).toMatch(/circuit breaker is open/);
    expect(state.calls).toBe(5);
    state.now = 10_000;
    expect(await outcomeOf(async () => 1)).toBe("answered");
    expect(await outcomeOf(async () => 1)).toBe("answered");
  });

  const openAfterPause = async () => {
    const breaker = openBreaker();
    for (let failures = 0; failures < 5; failures += 1) await breaker.outcomeOf(unreachable);
    breaker.state.now = 10_000;
    return breaker;
  };

  it("lets one call through after that time", async () => {
    const { outcomeOf } = await openAfterPause();
    const both = await Promise.all([outcomeOf(unreachable), outcomeOf(unreachable)]);
    expect(both.map((outcome) => /circuit breaker is open/.test(outcome))).toEqual([false, true]);
  });

  it("stays open when the call that it lets through fails", async () => {
    const { state, outcomeOf } = await openAfterPause();
    await outcomeOf(unreachable);
    state.now = 19_999;
    expect(await outcomeOf(async () => 1)).toMatch(/circuit breaker is open/);
  });

  it("stays closed while Razorpay answers, also with refusals", async () => {
    const { state, outcomeOf } = openBreaker();
    for (let round = 0; round < 3; round += 1) {
      for (let failures = 0; failures < 4; failures += 1) await outcomeOf(unreachable);
      expect(await outcomeOf(refused)).toMatch(/Razorpay: no$/);
    }
    expect(state.calls).toBe(15);
  });
});
