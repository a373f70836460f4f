/** What this tab keeps until it is closed; null on a server, and where the browser forbids it. */
export const tabStorage = (): Storage | null => {
  try {
    return typeof window === "undefined" ? null : window.sessionStorage;
  } catch {
    return null;
  }
};

let clearCount = 0;

/** Clears what this tab keeps, as a logout does. */
export const clearTabStorage = () => {
  clearCount += 1;
  tabStorage()?.clear();
};

/** How often this tab was cleared: what is written on leaving a page must not bring back what a logout has cleared. */
export const tabStorageClearCount = () => clearCount;
