/** Rows that one statement reads or writes: some tens of milliseconds, so that other requests of the process are served. */
export const chunkSize = 200;
