import { isUnknown } from "./payment-messages.ts";

/** Pauses between the tries, in milliseconds; the order is watched beside it. */
export const PAUSES_MS = [1000, 3000];

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Asks the server to prove a payment; while no answer comes, again. Answers whether it counts. What the server refuses is
 * refused for good; what it never answered is thrown after the last try.
 */
export const provePayment = async (
  ask: () => Promise<boolean>,
  pauses: readonly number[] = PAUSES_MS,
): Promise<boolean> => {
  try {
    return await ask();
  } catch (error) {
    const [first, ...rest] = pauses;
    if (first === undefined || !isUnknown(error)) throw error;
    await pause(first);
    return provePayment(ask, rest);
  }
};
