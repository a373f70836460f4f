/** The tab's session storage; `null` on a server and where the browser forbids it. */
export const tabStorage = (): Storage | null => {
  try {
    return typeof window === "undefined" ? null : window.sessionStorage;
  } catch {
    return null;
  }
};

let clearCount = 0;

/** Clears the tab's storage, as a logout does. */
export const clearTabStorage = () => {
  clearCount += 1;
  tabStorage()?.clear();
};

/**
 * How often the storage was cleared. A component that saves on unmount compares it, so that it does not write back what
 * a logout has cleared.
 */
export const tabStorageClearCount = () => clearCount;
