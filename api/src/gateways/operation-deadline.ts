import { AsyncLocalStorage } from "node:async_hooks";

/**
 * Longest time for one operation, in milliseconds: half a second less than the shop takes for an answer at most.
 * What begins later in PostgreSQL is done for an answer that has been given up.
 */
export const longestOperation = 8500;

/** An operation under execution; its statements read it. */
export type RunningOperation = { endsAt: number };

const operations = new AsyncLocalStorage<RunningOperation | undefined>();

/** The operation that the running code belongs to; `undefined` for jobs and for the start of the shop. */
export const currentOperation = (): RunningOperation | undefined => operations.getStore();

export const isOver = (operation: RunningOperation): boolean => performance.now() >= operation.endsAt;

/**
 * Runs an operation whose SQL ends with its time: no statement of it begins after that, and the one in flight is
 * cancelled (`deadline-pool.ts`).
 */
export const withDeadline = <Result>(run: () => Result, milliseconds = longestOperation): Result =>
  operations.run({ endsAt: performance.now() + milliseconds }, run);

/** Runs what outlives an operation, such as a connection that others will use: its events belong to no operation. */
export const outsideOperation = <Result>(run: () => Result): Result => operations.run(undefined, run);
