import { isUnreachable, RazorpayError } from "./razorpay-error.ts";

/** Failures in a row after which the circuit breaker opens: calls fail at once. */
const maxFailures = 5;

/** Milliseconds for which it stays open. Then a single call tests whether Razorpay answers again. */
const openMs = 10_000;

/**
 * A circuit breaker. While Razorpay does not answer, calls fail at once instead of after three seconds each, and the
 * shop keeps its connections for requests that it can serve. A refusal is an answer: it closes the circuit breaker.
 */
export const circuitBreaker = (now: () => number = Date.now) => {
  let failures = 0;
  let openUntil = 0;
  return async <Result>(call: () => Promise<Result>): Promise<Result> => {
    if (failures >= maxFailures) {
      if (now() < openUntil)
        throw new RazorpayError("unreachable", "not called: the circuit breaker is open after many failures");
      openUntil = now() + openMs;
    }
    try {
      const result = await call();
      failures = 0;
      return result;
    } catch (error) {
      failures = isUnreachable(error) ? failures + 1 : 0;
      if (failures >= maxFailures) openUntil = now() + openMs;
      throw error;
    }
  };
};
