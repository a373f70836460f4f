import { safeStorage } from "./safe-storage.ts";

/** The tab's session storage. */
export const tabStorage = safeStorage(() => window.sessionStorage);

let clearCount = 0;

/** Clears the tab's storage, as a logout does. */
export const clearTabStorage = () => {
  clearCount += 1;
  tabStorage.clear();
};

/**
 * How often the storage was cleared. A component that saves on unmount compares it, so that it does not write back what
 * a logout has cleared.
 */
export const tabStorageClearCount = () => clearCount;
