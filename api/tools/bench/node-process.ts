import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Node's arguments for one of the project's TypeScript files. */
export const typescriptArgs = (file: string): string[] => ["--import", "@oxc-node/core/register", file];

const stopTimeoutMs = 12_000;
const readyTimeoutMs = 60_000;

/** A free port of the loopback. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
};

export type NodeProcess = {
  pid: number;
  /** Resolves with its exit code. */
  exitCode: Promise<number | null>;
  /** The end of its standard output and error, for error messages. */
  output: () => string;
  /** Sends SIGTERM, and SIGKILL if the process does not exit in time. */
  stop: () => Promise<void>;
};

const endOf = async (child: ChildProcess): Promise<number | null> => {
  const [code] = (await once(child, "exit")) as [number | null];
  return code;
};

/** Starts a Node process in the project's folder. Its environment has only these settings, PATH, HOME and TMPDIR. */
export const startNode = (args: string[], settings: Record<string, string>): NodeProcess => {
  const { PATH = "", HOME = "", TMPDIR = "" } = process.env;
  const env = { PATH, HOME, ...(TMPDIR ? { TMPDIR } : {}), ...settings };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (text = (text + chunk.toString()).slice(-4000)));
  const exitCode = endOf(child);
  return {
    pid: child.pid ?? 0,
    exitCode,
    output: () => text,
    stop: async () => {
      child.kill("SIGTERM");
      const killTimer = setTimeout(() => child.kill("SIGKILL"), stopTimeoutMs);
      await exitCode;
      clearTimeout(killTimer);
    },
  };
};

/** Runs a Node process. Throws with its output if its exit code is not 0. */
export const runNode = async (args: string[], settings: Record<string, string>): Promise<void> => {
  const started = startNode(args, settings);
  const code = await started.exitCode;
  if (code !== 0) throw new Error(`${args.join(" ")} exited with code ${code}: ${started.output()}`);
};

const isReady = (url: string): Promise<boolean> =>
  fetch(url).then(
    (answer) => answer.ok,
    () => false,
  );

/** Waits until /health/ready answers 200. Throws after 60 s or if the process exits. */
export const waitUntilReady = async (server: NodeProcess, url: string): Promise<void> => {
  let hasEnded = false;
  void server.exitCode.then(() => (hasEnded = true));
  const startedAt = Date.now();
  while (!(await isReady(`${url}/health/ready`))) {
    if (hasEnded || Date.now() - startedAt > readyTimeoutMs)
      throw new Error(`The server at ${url} is not ready: ${server.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};
