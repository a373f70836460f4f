import type { RunResult } from "./second-chances.mjs";

/** Reads the report of vitest, the lines of `run-reporter.mjs`, and the exit code. */
export const readUnitReport: (reportPath: string, linesPath: string, status: number) => RunResult;
