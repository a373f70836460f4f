import { isOutcomeUnknown } from "./payment-messages.ts";

/** Pauses between the attempts, in milliseconds. The order is polled as well. */
const RETRY_PAUSES_MS = [1000, 3000];

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Verifies a payment, with retries while the outcome is unknown. Resolves to whether the payment is verified. Throws a
 * refusal at once, and the last error after all attempts.
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
