import { errorCode, isServerFailure } from "../../../../graphql/error-message.ts";

/** Tries of one upload, for a line that breaks and for a busy shop. */
const TRIES = 3;

/** Repeats work that fails without a word about its input. */
export const withRetries = async (work: () => Promise<unknown>): Promise<void> => {
  for (let attempt = 1; ; attempt += 1)
    try {
      await work();
      return;
    } catch (error) {
      if (attempt >= TRIES || !isServerFailure(errorCode(error))) throw error;
    }
};
