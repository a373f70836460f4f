import { isUnreachable, RazorpayTrouble } from "./razorpay-trouble.ts";

/** Failures in a row after which calls are no longer tried. */
const mostFailures = 5;

/** Milliseconds for which they are not tried, before a single one tests the way again. */
const restFor = 10_000;

/**
 * A circuit breaker: while Razorpay does not answer, shoppers are told so at once instead of after three seconds
 * each, and the shop keeps its connections for those it can serve. A refusal is an answer, and closes it.
 */
export const circuit = (now: () => number = Date.now) => {
  let failures = 0;
  let openUntil = 0;
  return async <Result>(call: () => Promise<Result>): Promise<Result> => {
    if (failures >= mostFailures) {
      if (now() < openUntil) throw new RazorpayTrouble("unreachable", "resting after many failures");
      openUntil = now() + restFor;
    }
    try {
      const result = await call();
      failures = 0;
      return result;
    } catch (error) {
      failures = isUnreachable(error) ? failures + 1 : 0;
      if (failures >= mostFailures) openUntil = now() + restFor;
      throw error;
    }
  };
};
