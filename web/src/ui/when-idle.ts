/** The longest wait for a browser that is never idle, in milliseconds. */
const MAX_WAIT_MS = 2000;

/**
 * Calls back once the page has loaded and the browser is idle. A page in a background tab or an iframe may never be idle, so the
 * wait has an end. Returns a cancel function.
 */
export const whenIdle = (callback: () => void): (() => void) => {
  let idleId: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    removeEventListener("load", wait);
    clearTimeout(timer);
    if (idleId !== undefined) cancelIdleCallback(idleId);
  };
  const run = () => {
    cancel();
    callback();
  };
  const wait = () => {
    timer = setTimeout(run, MAX_WAIT_MS);
    if ("requestIdleCallback" in window) idleId = requestIdleCallback(run);
  };
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait);
  return cancel;
};
