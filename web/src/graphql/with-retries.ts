import { errorCode, isServerFailure } from "./error-message.ts";

const TRIES = 3;

/** Milliseconds before the second try; twice as many before the third. */
const PAUSE = 500;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Repeats a request that the server carries out once, such as an upload, after a broken connection or while the shop is busy. A
 * refusal of its input is thrown at once. `onRetry` is called before each further try.
 */
export const withRetries = async (request: () => Promise<unknown>, onRetry?: () => void): Promise<void> => {
  for (let attempt = 1; ; attempt += 1)
    try {
      await request();
      return;
    } catch (error) {
      if (attempt >= TRIES || !isServerFailure(errorCode(error))) throw error;
      onRetry?.();
      await pause(PAUSE * attempt);
    }
};
