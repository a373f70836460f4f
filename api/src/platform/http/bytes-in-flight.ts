/** Maximum number of bytes for one caller, and for all callers together. */
export type ByteShare = { each: number; all: number };

export type BytesInFlight = {
  /** Adds bytes of a caller; returns which limit that would exceed. Bytes beyond a limit are not added. */
  add: (key: string, bytes: number) => keyof ByteShare | undefined;
  remove: (key: string, bytes: number) => void;
  total: () => number;
  /** Whether at most half of what all callers may have is in use. */
  hasRoom: () => boolean;
};

/** Counts the bytes of the request bodies that are in memory, by caller and in all. */
export const bytesInFlight = ({ each, all }: ByteShare): BytesInFlight => {
  let total = 0;
  const byKey = new Map<string, number>();
  const set = (key: string, change: number): void => {
    total += change;
    const bytes = (byKey.get(key) ?? 0) + change;
    if (bytes === 0) byKey.delete(key);
    else byKey.set(key, bytes);
  };
  return {
    add: (key, bytes) => {
      if ((byKey.get(key) ?? 0) + bytes > each) return "each";
      if (total + bytes > all) return "all";
      set(key, bytes);
      return undefined;
    },
    remove: (key, bytes) => set(key, -bytes),
    total: () => total,
    hasRoom: () => total <= all / 2,
  };
};
