import type { CheckedShop } from "./stage.ts";

/** One invariant of the shop. `run` returns a line for each violation. */
export type Check = { name: string; run: (shop: CheckedShop) => Promise<string[]> };

/** A check whose SQL statement returns a row for each violation. */
export const sqlCheck = (name: string, statement: string): Check => ({
  name,
  run: async (stage) => (await stage.sql(statement)).map((row) => JSON.stringify(row)),
});
