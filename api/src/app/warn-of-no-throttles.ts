import type { Shop } from "../features/shop/shop.ts";

const hour = 60 * 60 * 1000;

/** Warns at the start and once an hour that throttles are off (THROTTLES=off). Returns a function that ends the warnings. */
export const warnOfNoThrottles = (log: Shop["log"]): (() => void) => {
  const warn = () =>
    log.warn("THROTTLES=off: no limit counts in this shop. It is meant for load tests only.");
  warn();
  const timer = setInterval(warn, hour);
  timer.unref();
  return () => clearInterval(timer);
};
