const listeners = new Set<() => void>();

/**
 * Calls the listener after the end of a session, in this tab or in another one, has removed the shopper's data from the
 * browser's storage. Returns a function that removes the listener.
 */
export const onStorageCleared = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Called after the removal: what still displays stored data reads it again. */
export const notifyStorageCleared = (): void => listeners.forEach((listener) => listener());
