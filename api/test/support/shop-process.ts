import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { createInterface } from "node:readline";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const script = fileURLToPath(new URL("./shop-process-entry.ts", import.meta.url));

/** A shop process that a test runs, and kills like a power cut. */
export type ShopProcess = {
  child: ChildProcess;
  /** Its server. Rejects with the text of stderr if the process ends before. */
  started: Promise<{ url: string }>;
  /** kill -9 of the process alone: its children keep running. Resolves when it is dead. */
  kill: () => Promise<void>;
  /** The same for all its children, except servers, which have left its process group. */
  killAll: () => Promise<void>;
  /** Its exit code. */
  ended: Promise<number | null>;
};

const firstLine = async (child: ChildProcess): Promise<{ url: string }> => {
  let errorText = "";
  child.stderr?.on("data", (text: Buffer) => (errorText += text.toString()));
  if (child.stdout) {
    for await (const line of createInterface(child.stdout)) {
      return JSON.parse(line) as { url: string };
    }
  }
  throw new Error(errorText || "ended without output");
};

/** Starts a shop process on the data folder, with the user and environment of the options. */
export const startShopProcess = (
  dataDir: string,
  { next = "wait", env = {}, ...user }: ShopProcessOptions = {},
): ShopProcess => {
  const args = ["--import", "@oxc-node/core/register", script, dataDir, next];
  const child = spawn(process.execPath, args, {
    ...user,
    cwd: root,
    detached: true,
    env: { ...process.env, ...env },
  });
  const ended = once(child, "exit").then(() => child.exitCode);
  const killProcess = async (target: number | undefined) => {
    try {
      if (target) process.kill(target, "SIGKILL");
    } catch {
      return;
    } finally {
      await ended;
    }
  };
  const started = firstLine(child);
  started.catch(() => undefined);
  return {
    child,
    started,
    ended,
    kill: () => killProcess(child.pid),
    killAll: () => killProcess(child.pid && -child.pid),
  };
};

export type ShopProcessOptions = {
  next?: "wait" | "return";
  env?: Record<string, string>;
  uid?: number;
  gid?: number;
};
