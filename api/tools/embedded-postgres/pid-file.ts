import { execFile } from "node:child_process";
import { readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { errorCodeOf } from "./embedded-postgres-error.ts";

/** The content of `postmaster.pid`, which a server writes while it runs. */
export type PidFile = { pid: number; port: number; isReady: boolean };

/** Milliseconds after which a pid file without a number is abandoned: its writer has died. */
const INCOMPLETE_AFTER = 5_000;

/** Whether a process with this number exists. A process of another user counts. */
export const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCodeOf(error) === "EPERM";
  }
};

/** Reads the cluster's pid file. `undefined` if missing. Removes a file that a power cut has left incomplete. */
export const readPidFile = async (cluster: string): Promise<PidFile | undefined> => {
  const file = join(cluster, "postmaster.pid");
  try {
    const lines = (await readFile(file, "utf8")).split("\n");
    const [pid, port] = [Number(lines[0]), Number(lines[3])];
    if (pid > 0) return { pid, port, isReady: lines[7]?.trim() === "ready" };
    if (Date.now() - (await stat(file)).mtimeMs > INCOMPLETE_AFTER) await rm(file, { force: true });
    return undefined;
  } catch (error) {
    if (errorCodeOf(error) === "ENOENT") return undefined;
    throw error;
  }
};

/** The command line of a process; empty for a dead one. */
export const commandLineOf = async (pid: number): Promise<string> => {
  if (process.platform === "linux") {
    return (await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")).replaceAll("\0", " ");
  }
  const result = promisify(execFile)("ps", ["-ww", "-o", "command=", "-p", String(pid)]);
  return result.then(
    ({ stdout }) => stdout,
    () => "",
  );
};

/** Whether this process is the server of this cluster. False for a dead process and for another program. */
export const isServerOf = async (cluster: string, pid: number): Promise<boolean> =>
  (await commandLineOf(pid)).includes(`postgres -D ${cluster} `);
