/**
 * Calls back once the browser is idle, after `maxWaitMs` at the latest: a background tab may never be idle. Returns a cancel
 * function. A browser without `requestIdleCallback` waits for the whole time.
 */
export const whenIdle = (callback: () => void, maxWaitMs: number): (() => void) => {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(callback, maxWaitMs);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(callback, { timeout: maxWaitMs });
  return () => cancelIdleCallback(id);
};
