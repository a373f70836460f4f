import type { CategoryCounts } from "./product-count.rules.ts";
import { twoDigits } from "./product-count.rules.ts";

/** The part of the table to read for about this number of rows, in percent. */
export const samplePercent = (rows: number, total: number): number => Math.min(100, (100 * rows) / total);

/** Rows of a sample in one category: all of them, and those of the selection. */
export type SampledCategory = { category: string; sampled: number; matches: number };

/** The counts of the whole table that a sample of its rows suggests, rounded to two digits. */
export const countsOfSample = (rows: readonly SampledCategory[], total: number): CategoryCounts => {
  const sampled = rows.reduce((sum, row) => sum + row.sampled, 0);
  return Object.fromEntries(
    rows
      .filter(({ matches }) => matches > 0)
      .map(({ category, matches }) => [category, twoDigits((matches * total) / sampled)]),
  );
};
