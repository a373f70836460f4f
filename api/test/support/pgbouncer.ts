import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { freePort } from "../../tools/bench/node-process.ts";

/** Whether pgbouncer is installed (Debian: pgbouncer). */
export const hasPgbouncer = (): boolean => spawnSync("pgbouncer", ["--version"]).status === 0;

/** The URL of the same database through another port. */
export const throughPort = (url: string, port: number): string => {
  const result = new URL(url);
  result.port = String(port);
  return result.href;
};

const configurationOf = (server: URL, port: number, mode: "transaction" | "session"): string => `
[databases]
* = host=${server.hostname} port=${server.port} user=${server.username} password=${server.password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = 4
max_client_conn = 200
`;

/**
 * Whether a program listens on this port. A login would open a connection to the server, which would keep the limits from
 * before the shop's start.
 */
const accepts = async (port: number): Promise<boolean> => {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
};

/**
 * Starts pgbouncer in front of the server of this URL, with 4 connections for each database. Returns its port; it ends with
 * the test file.
 */
export const openPgbouncer = async (
  serverUrl: string,
  mode: "transaction" | "session" = "transaction",
): Promise<number> => {
  const folder = await mkdtemp(join(tmpdir(), "shop-pgbouncer-"));
  // It refuses to run as root, and another user must be able to read its file.
  await chmod(folder, 0o755);
  const port = await freePort();
  const file = join(folder, "pgbouncer.ini");
  await writeFile(file, configurationOf(new URL(serverUrl), port, mode), { mode: 0o644 });
  const isRoot = process.getuid?.() === 0;
  const pooler = spawn("pgbouncer", ["--quiet", ...(isRoot ? ["--user=nobody"] : []), file], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let output = "";
  pooler.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) => pooler.once("exit", () => resolve()));
  afterAll(async () => {
    pooler.kill("SIGTERM");
    await ended;
    await rm(folder, { recursive: true, force: true });
  });
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (pooler.exitCode !== null) throw new Error(`pgbouncer has ended: ${output}`);
    if (await accepts(port)) return port;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`pgbouncer does not answer: ${output}`);
};
