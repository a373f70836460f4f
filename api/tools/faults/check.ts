import type { CheckedShop } from "./stage.ts";

/** One invariant of the shop. `run` returns a line for each violation. */
export type Check<Shop = CheckedShop> = { name: string; run: (shop: Shop) => Promise<string[]> };

/** What a check of the books reads: the database, and the ledger of the gateway. */
export type CheckedBooks = Pick<CheckedShop, "sql" | "initialPieces"> & {
  razorpay: Pick<CheckedShop["razorpay"], "ledger">;
};

/** A check whose SQL statement returns a row for each violation. */
export const sqlCheck = (name: string, statement: string): Check<CheckedBooks> => ({
  name,
  run: async (stage) => (await stage.sql(statement)).map((row) => JSON.stringify(row)),
});
