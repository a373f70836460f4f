import type { PartResult } from "./second-chances.mjs";

/** More flaky tests than this fail a run. */
export const mostFlaky: number;

/** Lines of the summary at most. */
export const maxLines: number;

export const summaryOf: (
  parts: readonly (Pick<PartResult, "passed" | "failures" | "flaky"> & { name: string; minutes: number })[],
  commit: string,
) => { lines: string[]; isGreen: boolean };
