import { isOutcomeUnknown } from "./payment-messages.ts";

/** Pauses between the tries, in milliseconds; the order is watched beside it. */
export const RETRY_PAUSES_MS = [1000, 3000];

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Asks the server to prove a payment; while no answer comes, again. Answers whether it counts. What the server refuses is
 * refused for good; what it never answered is thrown after the last try.
 */
export const verifyWithRetry = async (
  verify: () => Promise<boolean>,
  pauses: readonly number[] = RETRY_PAUSES_MS,
): Promise<boolean> => {
  try {
    return await verify();
  } catch (error) {
    const [first, ...rest] = pauses;
    if (first === undefined || !isOutcomeUnknown(error)) throw error;
    await pause(first);
    return verifyWithRetry(verify, rest);
  }
};
