import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { open } from "node:fs/promises";
import { runAs, serverEnv, type Account } from "../embedded-postgres/account.ts";

/** A program of the cluster that can be killed and started again. */
export type Service = {
  name: string;
  /** Starts the program if it does not run. Does not wait until it serves. */
  start: () => Promise<void>;
  /** Sends SIGKILL and waits for the exit. */
  kill: () => Promise<void>;
  /** Sends SIGTERM and waits for the exit; SIGKILL after 15 s. */
  stop: () => Promise<void>;
  pid: () => number | undefined;
  isRunning: () => boolean;
};

export type ServiceOptions = {
  name: string;
  program: string;
  args: string[];
  account: Account;
  /** A folder that the account can read. */
  folder: string;
  /** Standard output and error are appended to this file. */
  log: string;
};

const stopTimeoutMs = 15_000;

const runs = (child: ChildProcess | undefined): child is ChildProcess =>
  child !== undefined && child.exitCode === null && child.signalCode === null;

let isEnding = false;

/** From now on no service starts: the cleanup of an interrupted command would miss it. */
export const refuseStarts = (): void => {
  isEnding = true;
};

export const service = (options: ServiceOptions): Service => {
  let child: ChildProcess | undefined;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ending = child;
    child = undefined;
    if (!runs(ending)) return;
    const exited = once(ending, "exit");
    ending.kill(signal);
    const killTimer = setTimeout(() => ending.kill("SIGKILL"), stopTimeoutMs);
    await exited;
    clearTimeout(killTimer);
  };
  return {
    name: options.name,
    start: async () => {
      if (runs(child)) return;
      if (isEnding) throw new Error("The command ends.");
      const { command, args, ids } = runAs(options.account, options.program, options.args);
      const log = await open(options.log, "a");
      try {
        const started = spawn(command, args, {
          ...ids,
          cwd: options.folder,
          // A group of its own: the cleanup ends it, not the terminal's Ctrl-C.
          detached: true,
          env: serverEnv({ HOME: options.folder }),
          stdio: ["ignore", log.fd, log.fd],
        });
        await once(started, "spawn");
        child = started;
      } finally {
        await log.close();
      }
    },
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
    pid: () => (runs(child) ? child.pid : undefined),
    isRunning: () => runs(child),
  };
};
