import { existsSync, readFileSync } from "node:fs";

/** The text of an .sql file, by its path below api/src. The build puts these files beside the programs. */
export const sqlFile = (path: string): string => {
  const built = new URL(`sql/${path}`, import.meta.url);
  return readFileSync(existsSync(built) ? built : new URL(`../${path}`, import.meta.url), "utf8");
};
