import { ServerError } from "@apollo/client/errors";
import { errorCode, errorExtensions } from "./error-message.ts";

/** Milliseconds after which a shop that stays busy is no longer asked. */
const MAX_BUSY_MS = 120_000;

/** Seconds between two tries if the answer names none. */
const DEFAULT_SECONDS = 2;

/** Seconds after which a request may succeed that the shop was too busy for; `undefined` after any other error. */
const secondsToWait = (error: unknown): number | undefined => {
  const response = ServerError.is(error) ? error.response : undefined;
  if (errorCode(error) !== "NOT_READY" && response?.status !== 503) return undefined;
  const seconds = Number(response?.headers.get("retry-after") ?? errorExtensions(error)["retryAfter"]);
  return seconds > 0 ? seconds : DEFAULT_SECONDS;
};

type BusyOptions = {
  /** Called before each pause. */
  onBusy: () => void;
  /** Whether the caller no longer waits. */
  isEnded: () => boolean;
};

/**
 * Repeats a write that the shop carries out only once while the shop is too busy for it. The pauses are as long as the shop asks
 * for, or up to half longer, so that a crowd does not come back at once. Throws the last error after two minutes, and every
 * other error at once.
 */
export const retryWhileBusy = async <Result>(
  request: () => Promise<Result>,
  { onBusy, isEnded }: BusyOptions,
): Promise<Result> => {
  const endsAt = Date.now() + MAX_BUSY_MS;
  for (;;)
    try {
      return await request();
    } catch (error) {
      const seconds = secondsToWait(error);
      const milliseconds = (seconds ?? 0) * 1000 * (1 + Math.random() / 2);
      if (seconds === undefined || Date.now() + milliseconds > endsAt) throw error;
      onBusy();
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      if (isEnded()) throw error;
    }
};
