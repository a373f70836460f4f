import type { Stage } from "./stage.ts";

/** Something that goes wrong in the life of a shop. */
export type Fault = {
  name: string;
  /** Makes it happen while shoppers buy, and says in a few words what happened. Throws when it could not. */
  run: (stage: Stage) => Promise<string>;
};

/** Fails the fault: what should have happened to shoppers did not. */
export const expectThat = (holds: boolean, otherwise: string): void => {
  if (!holds) throw new Error(otherwise);
};
