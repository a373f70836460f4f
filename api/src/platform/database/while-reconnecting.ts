import { setTimeout as pause } from "node:timers/promises";
import { isConnectionError } from "../errors/connection-error.ts";

/** Milliseconds for which work is repeated, and the pause before each repetition. */
const reconnectMs = 4000;
const pauseMs = 250;

/**
 * Repeats work whose connection was lost, for 4 seconds: while another server becomes the primary, or a pooler restarts.
 * `isRepeatable` tells whether the work may run a second time. Throws the last error.
 */
export const whileReconnecting = async <Result>(
  work: () => Promise<Result>,
  isRepeatable: () => boolean = () => true,
): Promise<Result> => {
  const giveUpAt = performance.now() + reconnectMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isConnectionError(error) || !isRepeatable() || performance.now() >= giveUpAt) throw error;
      await pause(pauseMs);
    }
  }
};
