import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { access, appendFile, chown, mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Account, runAs, serverEnv } from "./account.ts";
import type { Binaries } from "./binaries.ts";
import { isAlive } from "./pid-file.ts";
import { PASSWORD_FILE, type Place, SUPERUSER } from "./place.ts";
import { codeOf, lastLines, trouble } from "./trouble.ts";

const DRAFT = /^postgres\.new-(\d+)-/;

const hasCluster = async (place: Place): Promise<boolean> => {
  try {
    await access(join(place.cluster, "PG_VERSION"));
    return true;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return false;
    throw trouble(`${place.cluster} belongs to another user, and this one may not read it.`, error);
  }
};

/** Drafts of starts that were killed. Their initdb may still be writing: what resists stays until the next time. */
const sweep = async (place: Place): Promise<void> => {
  for (const name of await readdir(place.dataDir)) {
    const maker = Number(DRAFT.exec(name)?.[1]);
    if (maker && !isAlive(maker)) {
      await rm(join(place.dataDir, name), { recursive: true, force: true }).catch(() => undefined);
    }
  }
};

const runInitdb = async (place: Place, binaries: Binaries, account: Account, draft: string) => {
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
    "--locale-provider=builtin",
    "--locale=C.UTF-8",
  ]);
  try {
    await promisify(execFile)(command, args, { ...ids, cwd: place.dataDir, env: serverEnv() });
  } catch (cause) {
    const said = cause instanceof Error && "stderr" in cause ? String(cause.stderr) : String(cause);
    await appendFile(place.log, `${said}\n`, { mode: 0o600 });
    throw trouble(`The embedded PostgreSQL cannot make its data folder: ${lastLines(said)}`, cause);
  }
  await rename(passwordFile, join(draft, "data", PASSWORD_FILE));
};

/** One rename makes the draft the cluster; where another start was quicker, its cluster is as good as ours. */
const publish = async (place: Place, draft: string): Promise<void> => {
  try {
    await rename(join(draft, "data"), place.cluster);
  } catch (error) {
    if (!["ENOTEMPTY", "EEXIST"].includes(codeOf(error))) throw error;
    if (await hasCluster(place)) return;
    throw trouble(`${place.cluster} holds files, but no PostgreSQL cluster. Move them away, please.`, error);
  }
};

/** Makes the cluster where there is none yet. A start killed on the way leaves only a draft, never half a cluster. */
export const ensureCluster = async (place: Place, binaries: Binaries, account: Account): Promise<void> => {
  await sweep(place);
  if (await hasCluster(place)) return;
  const draft = await mkdtemp(join(place.dataDir, `postgres.new-${process.pid}-`));
  try {
    await runInitdb(place, binaries, account, draft);
    await publish(place, draft);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
};
