import { AsyncLocalStorage } from "node:async_hooks";

/** Set while a transaction of the current call holds a database connection. */
let transactions: AsyncLocalStorage<true> | undefined;

/** Makes `outsideCall` check its callers, in this process. Not in production, where it would cost time in every request. */
export const checkOutsideCalls = (): void => {
  transactions ??= new AsyncLocalStorage();
};

/** Runs work that holds a database connection. */
export const holdingConnection = <Result>(work: () => Promise<Result>): Promise<Result> =>
  transactions ? transactions.run(true, work) : work();

/**
 * To be called before each call to another host. Throws if a transaction waits for it: a slow host would then hold a connection
 * of the pool, and locks.
 */
export const outsideCall = (host: string): void => {
  if (transactions?.getStore())
    throw new Error(`A call to ${host} is made while a transaction holds a database connection.`);
};
