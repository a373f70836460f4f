/** A row of a table: its title and right-aligned cells. */
export const tableLine = (title: string, cells: readonly string[]): string =>
  `  ${title.padEnd(28)}${cells.map((cell) => cell.padStart(16)).join("")}`;

export const numberFormat = new Intl.NumberFormat("en");

/** A target, and whether this run met it. */
export const targetLine = (label: string, value: number, limit: number): string =>
  `  ${value <= limit ? "met   " : "MISSED"}  ${value.toFixed(2)} (at most ${limit})  ${label}`;
