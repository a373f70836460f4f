/** A storage of the browser that never throws. */
export type SafeStorage = {
  getItem: (key: string) => string | null;
  /** Whether the browser has stored the value. Otherwise it is in memory, until the tab is closed or loads a page anew. */
  setItem: (key: string, value: string) => boolean;
  removeItem: (key: string) => void;
  clear: () => void;
  /** Forgets what is in memory only: of one key, or all of it. */
  forgetMemory: (key: string | null) => void;
};

/**
 * A browser can deny a storage, lack it, or refuse a write since it is full. What it does not store is kept in memory, so that the
 * page works on. `open` returns the storage; there is none on a server.
 */
export const safeStorage = (open: () => Storage): SafeStorage => {
  const memory = new Map<string, string>();
  const attempt = <Result>(use: (storage: Storage) => Result): Result | undefined => {
    try {
      return use(open());
    } catch {
      return undefined;
    }
  };
  const remove = (key: string) => {
    memory.delete(key);
    attempt((storage) => storage.removeItem(key));
  };
  return {
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    setItem: (key, value) => {
      const isStored =
        attempt((storage) => {
          storage.setItem(key, value);
          return storage.getItem(key) === value;
        }) ?? false;
      if (isStored) memory.delete(key);
      else {
        // The page must not find the old value when it is loaded again.
        remove(key);
        memory.set(key, value);
      }
      return isStored;
    },
    removeItem: remove,
    clear: () => {
      memory.clear();
      attempt((storage) => storage.clear());
    },
    forgetMemory: (key) => (key === null ? memory.clear() : void memory.delete(key)),
  };
};
