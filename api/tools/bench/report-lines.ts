/** A row of a table: its title and right-aligned cells. */
export const tableLine = (title: string, cells: readonly string[]): string =>
  `  ${title.padEnd(28)}${cells.map((cell) => cell.padStart(16)).join("")}`;

export const numberFormat = new Intl.NumberFormat("en");

const verdictLine = (isMet: boolean, value: number, bound: string, label: string): string =>
  `  ${isMet ? "met   " : "MISSED"}  ${value.toFixed(2)} (${bound})  ${label}`;

/** A target with a highest value, and whether this run met it. */
export const targetLine = (label: string, value: number, limit: number): string =>
  verdictLine(value <= limit, value, `at most ${limit}`, label);

/** A target with a lowest value, and whether this run met it. */
export const leastLine = (label: string, value: number, least: number): string =>
  verdictLine(value >= least, value, `at least ${least}`, label);
