import { setTimeout as pause } from "node:timers/promises";

const pollMs = 200;

/** Polls until the condition holds; an error counts as "not yet". Throws with the description after `seconds`. */
export const waitUntil = async (
  description: string,
  seconds: number,
  holds: () => Promise<boolean>,
): Promise<void> => {
  const giveUpAt = Date.now() + seconds * 1000;
  let lastError: unknown;
  for (;;) {
    try {
      if (await holds()) return;
      lastError = undefined;
    } catch (error) {
      lastError = error;
    }
    if (Date.now() > giveUpAt) {
      const reason = lastError instanceof Error ? ` (${lastError.message})` : "";
      throw new Error(`Not within ${seconds} s: ${description}${reason}`);
    }
    await pause(pollMs);
  }
};
