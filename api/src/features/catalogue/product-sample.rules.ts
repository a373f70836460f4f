/** The part of the table to read for about this number of rows, in percent. */
export const samplePercent = (rows: number, total: number): number => Math.min(100, (100 * rows) / total);
