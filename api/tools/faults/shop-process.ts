import { join } from "node:path";
import { appendFileSync } from "node:fs";
import { once } from "node:events";
import { execFile, spawn, type ChildProcess } from "node:child_process";
import { promisify } from "node:util";
import { freePort, root, waitUntilReady } from "../bench/node-process.ts";

/** One process of the built shop. It keeps its port over restarts. */
export type ShopProcess = {
  url: string;
  /** Starts the process if it does not run. Resolves when it is ready. */
  start: () => Promise<void>;
  /** Runs another built program with the same settings. Returns its standard output. */
  runProgram: (file: string, args: string[]) => Promise<string>;
  /** Sends SIGKILL. */
  kill: () => Promise<void>;
  /** The number of calls of `kill`. */
  kills: () => number;
  /** Sends SIGTERM and waits for the exit. */
  stop: () => Promise<void>;
  /** The end of its standard output and error. */
  output: () => string;
};

const built = join(root, "api", "dist");
const plants = join(root, "api", "tools", "faults", "plants.mjs");

/** Node's arguments for a built program. A plant replaces one module, so a program with a plant is not bundled. */
const programArgs = (file: string, plant: string | undefined): string[] =>
  plant ? ["--import", plants, join(built, "src", file)] : [join(built, "programs", file)];

/** With `log`, standard output and error are also appended to that file. */
export const shopProcess = async (
  settings: Record<string, string>,
  plant: string | undefined,
  log?: string,
): Promise<ShopProcess> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { PATH: process.env["PATH"], HOME: process.env["HOME"], ...settings, PORT: String(port) };
  let child: ChildProcess | undefined;
  let text = "";
  let kills = 0;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ending = child;
    child = undefined;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const exited = once(ending, "exit");
    ending.kill(signal);
    await exited;
  };
  const start = async (): Promise<void> => {
    if (child && child.exitCode === null && child.signalCode === null) return;
    const started = spawn(process.execPath, programArgs("main.js", plant), {
      cwd: root,
      env: { ...env, ...(plant ? { PLANT: plant } : {}) },
      stdio: ["ignore", "pipe", "pipe"],
    });
    child = started;
    for (const stream of [started.stdout, started.stderr])
      stream.on("data", (chunk: Buffer) => {
        text = (text + chunk.toString()).slice(-20_000);
        if (log) appendFileSync(log, chunk);
      });
    const ended = once(started, "exit").then(() => started.exitCode);
    await waitUntilReady(
      { pid: started.pid ?? 0, exitCode: ended, output: () => text, stop: () => end("SIGTERM") },
      url,
    );
  };
  return {
    url,
    start,
    kill: () => {
      kills += 1;
      return end("SIGKILL");
    },
    kills: () => kills,
    runProgram: async (file, args) => {
      const program = [...programArgs(file, plant), ...args];
      const options = { cwd: root, env: { ...env, ...(plant ? { PLANT: plant } : {}) } };
      return (await promisify(execFile)(process.execPath, program, options)).stdout;
    },
    stop: () => end("SIGTERM"),
    output: () => text,
  };
};
