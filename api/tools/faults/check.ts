import type { Stage } from "./stage.ts";

/** One promise of the shop, and how to find what breaks it: a line for each break. */
export type Check = { name: string; look: (stage: Stage) => Promise<string[]> };

/** A check whose statement gives a row for each break of the promise. */
export const bySql = (name: string, statement: string): Check => ({
  name,
  look: async (stage) => (await stage.sql(statement)).map((row) => JSON.stringify(row)),
});
