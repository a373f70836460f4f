import { execFile } from "node:child_process";
import { chmod, readFile, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { arch, platform } from "node:process";
import { promisify } from "node:util";
import { errorCodeOf, embeddedPostgresError } from "./embedded-postgres-error.ts";

/** The paths of the programs `initdb` and `postgres`, and the locale of new clusters. */
export type Binaries = { initdb: string; postgres: string; localeOptions: readonly string[] };

/** The order and the letter case of Unicode in every system, from PostgreSQL 17 on. Before, those of the C library. */
const builtinLocale = ["--locale-provider=builtin", "--locale=C.UTF-8"];
const libraryLocale = ["--locale-provider=libc", "--locale=C.UTF-8"];

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

/** The programs in another folder, as of a Debian package of PostgreSQL 15 or later. */
const findBinariesIn = async (folder: string): Promise<Binaries> => {
  const binaries = { initdb: join(folder, "initdb"), postgres: join(folder, "postgres") };
  try {
    const { stdout } = await promisify(execFile)(binaries.postgres, ["--version"]);
    const major = Number(/ (\d+)/.exec(stdout)?.[1]);
    return { ...binaries, localeOptions: major >= 17 ? builtinLocale : libraryLocale };
  } catch (cause) {
    throw embeddedPostgresError(`POSTGRES_BIN=${folder} has no PostgreSQL.`, cause);
  }
};

/**
 * Finds the programs in the folder POSTGRES_BIN, or else those of the installed package, and does the work of its install script: npm packages contain no symbolic
 * links, so an installation without scripts lacks the library names that the programs need.
 */
export const findBinaries = async (packageRoot?: string): Promise<Binaries> => {
  const { POSTGRES_BIN } = process.env;
  if (POSTGRES_BIN && !packageRoot) return findBinariesIn(POSTGRES_BIN);
  const folder = packageRoot ?? packageFolder();
  const binaries = {
    initdb: join(folder, "native/bin/initdb"),
    postgres: join(folder, "native/bin/postgres"),
    localeOptions: builtinLocale,
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
