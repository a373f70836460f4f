import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { shopProgram } from "./shop-program.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** The shop as `npm start` runs it, in its own process. */
export type ShopServerProcess = {
  child: ChildProcess;
  /** Its URL. Rejects with its output if it ends before. */
  url: Promise<string>;
  /** Its output so far, stdout and stderr. */
  output: () => string;
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>;
  /** Sends a signal, and waits for the end. */
  stop: (signal: NodeJS.Signals) => Promise<number | NodeJS.Signals | null>;
};

const openAt = /Saanjh is open at (http:\/\/\S+)/;

/** A module that shifts the clock of its process by CLOCK_SHIFT_SECONDS. */
const shiftedClock = new URL("./shifted-clock.mjs", import.meta.url).href;

/** Starts the real server on a free port, without demo data, with these settings. CLOCK_SHIFT_SECONDS shifts its clock. */
export const startShopServer = (env: Record<string, string>): ShopServerProcess => {
  const flags = "CLOCK_SHIFT_SECONDS" in env ? ["--import", shiftedClock] : [];
  const child = spawn(process.execPath, [...flags, ...shopProgram("main")], {
    cwd: root,
    env: {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      PORT: "0",
      DEMO: "0",
      LOG_LEVEL: "info",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  child.stderr.on("data", (chunk: Buffer) => (text += chunk.toString()));
  const ended = once(child, "close").then(() => child.signalCode ?? child.exitCode);
  const url = new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on("line", (line) => {
      text += `${line}\n`;
      const address = openAt.exec(line)?.[1];
      if (address) resolve(address);
    });
    void ended.then((code) => reject(new Error(`The shop ended with ${code}:\n${text}`)));
  });
  url.catch(() => undefined);
  return {
    child,
    url,
    ended,
    output: () => text,
    stop: async (signal) => {
      child.kill(signal);
      return ended;
    },
  };
};
