/** The longest wait for a browser that is never idle, and the wait in a browser that cannot tell; in milliseconds. */
const MAX_WAIT_MS = 3000;

/** Calls back when the browser has nothing to do. `requestIdleCallback` alone can wait for ever. */
export const whenIdle = (callback: () => void): void => {
  if ("requestIdleCallback" in window) requestIdleCallback(callback, { timeout: MAX_WAIT_MS });
  else setTimeout(callback, MAX_WAIT_MS);
};
