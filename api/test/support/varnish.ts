import { spawn, spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll } from "vitest";

const configuration = fileURLToPath(new URL("../../../docs/deploy/varnish.vcl", import.meta.url));

/** Whether varnishd is installed, with the module xkey (Debian: varnish, varnish-modules). */
export const hasVarnish = (): boolean => spawnSync("varnishd", ["-C", "-f", configuration]).status === 0;

/**
 * Starts Varnish with the documented configuration in front of a shop. `ttl` replaces the time for which a response is fresh.
 * Returns its URL; it ends with the test file.
 */
export const openVarnish = async (
  port: number,
  shopPort: number,
  token: string,
  ttl?: string,
): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "shop-varnish-"));
  const vcl = (await readFile(configuration, "utf8"))
    .replace('.port = "4000"', `.port = "${shopPort}"`)
    .replace("Bearer TOKEN", `Bearer ${token}`)
    .replace("set beresp.grace", `${ttl ? `set beresp.ttl = ${ttl}; ` : ""}set beresp.grace`);
  const file = join(folder, "shop.vcl");
  await writeFile(file, vcl);
  const parameters = ["-p", "http_gzip_support=off", "-p", "http_resp_hdr_len=16k"];
  const address = `127.0.0.1:${port}`;
  const varnish = spawn(
    "varnishd",
    [
      "-F",
      "-j",
      "none",
      "-n",
      folder,
      "-f",
      file,
      "-a",
      address,
      "-s",
      "malloc,32m",
      "-T",
      "none",
      ...parameters,
    ],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  let output = "";
  varnish.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) => varnish.once("exit", () => resolve()));
  afterAll(async () => {
    varnish.kill("SIGTERM");
    await ended;
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  });
  const url = `http://${address}`;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (varnish.exitCode !== null) throw new Error(`varnishd has ended: ${output}`);
    const isUp = await fetch(`${url}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return url;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`varnishd does not answer: ${output}`);
};
