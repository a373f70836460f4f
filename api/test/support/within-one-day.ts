import { it } from "vitest";
import { dayInIndia } from "../../src/platform/days.ts";

/**
 * A test that counts days from today. If it has crossed midnight in India (18:30 UTC), it runs a second time: "in three days" was
 * another day in its first half. It makes what it needs anew.
 */
export const itInOneDay = (title: string, steps: () => Promise<void>): void =>
  // oxlint-disable-next-line vitest/valid-title, vitest/expect-expect -- the test file has the title and the assertions
  it(title, async () => {
    const day = dayInIndia(new Date());
    try {
      await steps();
    } catch (error) {
      if (dayInIndia(new Date()) === day) throw error;
      await steps();
    }
  });
