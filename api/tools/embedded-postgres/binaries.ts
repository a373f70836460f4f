import { chmod, readFile, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { arch, platform } from "node:process";
import { errorCodeOf, embeddedPostgresError } from "./embedded-postgres-error.ts";

/** The paths of the programs `initdb` and `postgres`. */
export type Binaries = { initdb: string; postgres: string };

type Link = { source: string; target: string };

const packageFolder = (): string => {
  const name = `@embedded-postgres/${platform}-${arch}`;
  try {
    const parent = createRequire(import.meta.url).resolve("embedded-postgres");
    return dirname(dirname(createRequire(parent).resolve(name)));
  } catch (cause) {
    throw embeddedPostgresError(`There is no embedded PostgreSQL for this machine (package ${name}).`, cause);
  }
};

const restoreLink = async (folder: string, { source, target }: Link): Promise<void> => {
  try {
    await symlink(basename(source), join(folder, target));
  } catch (error) {
    if (errorCodeOf(error) !== "EEXIST") throw error;
  }
};

const restoreMode = async (file: string): Promise<void> => {
  const { mode } = await stat(file);
  if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555);
};

/**
 * Finds the programs of the installed package, and does the work of its install script: npm packages contain no symbolic
 * links, so an installation without scripts lacks the library names that the programs need.
 */
export const findBinaries = async (folder = packageFolder()): Promise<Binaries> => {
  const binaries = {
    initdb: join(folder, "native/bin/initdb"),
    postgres: join(folder, "native/bin/postgres"),
  };
  try {
    const linksJson = await readFile(join(folder, "native/pg-symlinks.json"), "utf8").catch(() => "[]");
    const links = JSON.parse(linksJson) as Link[];
    await Promise.all(links.map((link) => restoreLink(folder, link)));
    await Promise.all([restoreMode(binaries.initdb), restoreMode(binaries.postgres)]);
  } catch (cause) {
    throw embeddedPostgresError(
      `The embedded PostgreSQL in ${folder} is not installed completely ("npm rebuild" repairs it).`,
      cause,
    );
  }
  return binaries;
};
