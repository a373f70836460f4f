import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { access, appendFile, chown, mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Account, runAs, serverEnv } from "./account.ts";
import type { Binaries } from "./binaries.ts";
import { isAlive } from "./pid-file.ts";
import { PASSWORD_FILE, type ClusterPaths, SUPERUSER } from "./cluster-paths.ts";
import { errorCodeOf, lastLines, embeddedPostgresError } from "./embedded-postgres-error.ts";

const DRAFT_NAME = /^postgres\.new-(\d+)-/;

const hasCluster = async (paths: ClusterPaths): Promise<boolean> => {
  try {
    await access(join(paths.cluster, "PG_VERSION"));
    return true;
  } catch (error) {
    if (errorCodeOf(error) === "ENOENT") return false;
    throw embeddedPostgresError(
      `${paths.cluster} belongs to another user, and this user cannot read it.`,
      error,
    );
  }
};

/** Removes drafts of killed processes. Their initdb may still write; then the rest stays until the next start. */
const removeStaleDrafts = async (paths: ClusterPaths): Promise<void> => {
  for (const name of await readdir(paths.dataDir)) {
    const makerPid = Number(DRAFT_NAME.exec(name)?.[1]);
    if (makerPid && !isAlive(makerPid)) {
      await rm(join(paths.dataDir, name), { recursive: true, force: true }).catch(() => undefined);
    }
  }
};

const runInitdb = async (paths: ClusterPaths, binaries: Binaries, account: Account, draft: string) => {
  const passwordFile = join(draft, PASSWORD_FILE);
  await writeFile(passwordFile, randomBytes(24).toString("base64url"), { mode: 0o600, flag: "wx" });
  const { uid, gid } = account.ids;
  if (uid !== undefined && gid !== undefined) {
    await chown(draft, uid, gid);
    await chown(passwordFile, uid, gid);
  }
  const { command, args, ids } = runAs(account, binaries.initdb, [
    `--pgdata=${join(draft, "data")}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    ...binaries.localeOptions,
  ]);
  try {
    await promisify(execFile)(command, args, { ...ids, cwd: paths.dataDir, env: serverEnv() });
  } catch (cause) {
    const output = cause instanceof Error && "stderr" in cause ? String(cause.stderr) : String(cause);
    await appendFile(paths.log, `${output}\n`, { mode: 0o600 });
    throw embeddedPostgresError(
      `The embedded PostgreSQL cannot create its data folder: ${lastLines(output)}`,
      cause,
    );
  }
  await rename(passwordFile, join(draft, "data", PASSWORD_FILE));
};

/** Renames the draft to the cluster. If another process was faster, its cluster is used. */
const publish = async (paths: ClusterPaths, draft: string): Promise<void> => {
  try {
    await rename(join(draft, "data"), paths.cluster);
  } catch (error) {
    if (!["ENOTEMPTY", "EEXIST"].includes(errorCodeOf(error))) throw error;
    if (await hasCluster(paths)) return;
    throw embeddedPostgresError(
      `${paths.cluster} has files, but no PostgreSQL cluster. Move them away.`,
      error,
    );
  }
};

/** Creates the cluster if missing. A killed process leaves a draft, never an incomplete cluster. */
export const ensureCluster = async (
  paths: ClusterPaths,
  binaries: Binaries,
  account: Account,
): Promise<void> => {
  await removeStaleDrafts(paths);
  if (await hasCluster(paths)) return;
  const draft = await mkdtemp(join(paths.dataDir, `postgres.new-${process.pid}-`));
  try {
    await runInitdb(paths, binaries, account, draft);
    await publish(paths, draft);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
};
