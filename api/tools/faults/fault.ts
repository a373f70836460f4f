import type { Stage } from "./stage.ts";

/** One kind of failure that the shop has to survive. */
export type Fault = {
  name: string;
  /** Causes the failure while shoppers buy. Returns a one-line summary. Throws if the shop behaves wrongly. */
  run: (stage: Stage) => Promise<string>;
};

/** Throws an error with `message` unless the condition holds. */
export const expectThat = (holds: boolean, message: string): void => {
  if (!holds) throw new Error(message);
};
