import { execFile } from "node:child_process";
import { readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { errorCodeOf } from "./embedded-postgres-error.ts";

/** What a server writes about itself in `postmaster.pid`, for as long as it runs. */
export type PidFile = { pid: number; port: number; isReady: boolean };

/** A pid file without a number in it this long after it was made is not being written: its writer died. Milliseconds. */
const INCOMPLETE_AFTER = 5_000;

/** Is there any process of this number? One that belongs to another user counts. */
export const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCodeOf(error) === "EPERM";
  }
};

/** The server that the cluster's pid file names, alive or not. A file torn by a power cut is taken away. */
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

const commandLine = async (pid: number): Promise<string> => {
  if (process.platform === "linux") {
    return (await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")).replaceAll("\0", " ");
  }
  const result = promisify(execFile)("ps", ["-ww", "-o", "command=", "-p", String(pid)]);
  return result.then(
    ({ stdout }) => stdout,
    () => "",
  );
};

/** Is this process the server of this cluster? No for a dead one, and for a program that got the number since. */
export const isServerOf = async (cluster: string, pid: number): Promise<boolean> =>
  (await commandLine(pid)).includes(`postgres -D ${cluster} `);
