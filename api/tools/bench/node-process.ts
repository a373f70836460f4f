import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Node's arguments for one of the project's TypeScript files. */
export const typescript = (file: string): string[] => ["--import", "@oxc-node/core/register", file];

const stopWithin = 12_000;
const readyWithin = 60_000;

/** A port that nobody listens on now. */
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
  ended: Promise<number | null>;
  /** What it wrote, for when it fails. */
  output: () => string;
  /** Asks it to stop, and ends it when it does not. */
  stop: () => Promise<void>;
};

const endOf = async (child: ChildProcess): Promise<number | null> => {
  const [code] = (await once(child, "exit")) as [number | null];
  return code;
};

/** Starts a Node process of the project with nothing but these settings. */
export const startNode = (args: string[], settings: Record<string, string>): NodeProcess => {
  const { PATH = "", HOME = "", TMPDIR = "" } = process.env;
  const env = { PATH, HOME, ...(TMPDIR ? { TMPDIR } : {}), ...settings };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (text = (text + chunk.toString()).slice(-4000)));
  const ended = endOf(child);
  return {
    pid: child.pid ?? 0,
    ended,
    output: () => text,
    stop: async () => {
      child.kill("SIGTERM");
      const late = setTimeout(() => child.kill("SIGKILL"), stopWithin);
      await ended;
      clearTimeout(late);
    },
  };
};

/** Runs one to its end. */
export const runNode = async (args: string[], settings: Record<string, string>): Promise<void> => {
  const started = startNode(args, settings);
  const code = await started.ended;
  if (code !== 0) throw new Error(`${args.join(" ")} ended with ${code}: ${started.output()}`);
};

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    (answer) => answer.ok,
    () => false,
  );

/** Waits until a server is ready to serve. */
export const untilReady = async (server: NodeProcess, url: string): Promise<void> => {
  let hasEnded = false;
  void server.ended.then(() => (hasEnded = true));
  const since = Date.now();
  while (!(await answers(`${url}/health/ready`))) {
    if (hasEnded || Date.now() - since > readyWithin)
      throw new Error(`The server at ${url} does not get ready: ${server.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};
