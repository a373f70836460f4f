import { readFileSync, writeFileSync } from "node:fs";

// The module of a child process that ends while it starts, as many times as the file says.
const file = process.env["DEATHS_FILE"] ?? "";
const deaths = Number(readFileSync(file, "utf8"));
if (deaths > 0) {
  writeFileSync(file, String(deaths - 1));
  process.exit(1);
}

export const echo = (text: string): string => text;

/** Never answers. */
export const hang = (): Promise<never> => new Promise(() => undefined);
