/** The longest wait for a browser that is never idle, as in a background tab, in milliseconds. */
const MAX_WAIT_MS = 2000;

/** Calls back once the browser is idle. Returns a cancel function. */
export const whenIdle = (callback: () => void): (() => void) => {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(callback, MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(callback, { timeout: MAX_WAIT_MS });
  return () => cancelIdleCallback(id);
};
