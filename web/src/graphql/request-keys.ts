/**
 * Idempotency keys of requests that must not take effect twice. A request keeps its key until it has succeeded, so that a
 * second press after a lost answer names the same request.
 */
export const requestKeys = () => {
  const keys = new Map<string, string>();
  return {
    /** The key of what a request is about, such as the id of a product. */
    keyOf: (name: string): string => {
      const key = keys.get(name) ?? crypto.randomUUID();
      keys.set(name, key);
      return key;
    },
    /** To be called after a success, or a refusal of the key: the next request is another one. */
    renew: (name: string): void => void keys.delete(name),
  };
};

/** Whether the server refused a request since its key belongs to a request that has succeeded with other values. */
export const isKeyReused = (code: unknown): boolean => code === "KEY_REUSED";
