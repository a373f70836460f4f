import { LRUCache } from "lru-cache";
import type { Viewer } from "../../../platform/viewer.ts";

/** Number of sessions that are remembered. */
const maxSessions = 50_000;

export type SessionStates = {
  /** Reads the viewer of a session with `read`; `undefined` without a read if the session is known to have ended. */
  read: <Result extends { viewer: Viewer | null }>(
    sessionId: string,
    read: () => Promise<Result>,
  ) => Promise<Result | undefined>;
};

/**
 * Remembers which sessions this process has found to be live or ended. A live one is read again by each request; an ended one
 * never is, since it stays ended. Concurrent requests with a session that is not known yet wait for one read, so that the token of
 * an ended session does not occupy the connections of its role.
 */
export const sessionStates = (): SessionStates => {
  const ended = new LRUCache<string, true>({ max: maxSessions });
  const live = new LRUCache<string, true>({ max: maxSessions });
  const firstReads = new Map<string, Promise<unknown>>();

  const readNow = async <Result extends { viewer: Viewer | null }>(
    sessionId: string,
    read: () => Promise<Result>,
  ): Promise<Result> => {
    const result = await read();
    if (result.viewer) live.set(sessionId, true);
    else {
      live.delete(sessionId);
      ended.set(sessionId, true);
    }
    return result;
  };

  return {
    read: async (sessionId, read) => {
      const pending = firstReads.get(sessionId);
      if (pending) await pending.catch(() => undefined);
      if (ended.has(sessionId)) return undefined;
      if (live.has(sessionId)) return readNow(sessionId, read);
      const first = readNow(sessionId, read);
      firstReads.set(sessionId, first);
      try {
        return await first;
      } finally {
        firstReads.delete(sessionId);
      }
    },
  };
};
