import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { timeLimits } from "../../src/platform/time-limits.ts";
import { productPicture } from "../../src/platform/images/upload.rules.ts";
import { readText } from "../support/deployment-files.ts";
import { openTestShop } from "../support/test-shop.ts";
import { freePort } from "../../tools/bench/node-process.ts";

const nginx = readText("docs/deploy/nginx.conf");
const haproxy = readText("docs/deploy/haproxy.cfg");

describe("the files for proxies", () => {
  it("wait longer than the shop takes for a response", () => {
    const timeouts = [/proxy_read_timeout (\d+)s;/.exec(nginx), /timeout server (\d+)s/.exec(haproxy)];
    for (const match of timeouts) expect(Number(match?.[1]) * 1000).toBeGreaterThan(timeLimits.response);
  });

  it("take the largest upload of the shop", () => {
    const megabytes = Number(/client_max_body_size (\d+)m;/.exec(nginx)?.[1]);
    expect(megabytes * 1024 * 1024).toBeGreaterThan(productPicture.maxBytes + 1_000_000);
  });

  it("receive a request before they pass it on, so that slow clients wait there", () => {
    // nginx does so unless it is told otherwise.
    expect(nginx).not.toContain("proxy_request_buffering off");
    expect(haproxy).toMatch(/\ndefaults\n(?: .*\n)* {2}option http-buffer-request\n/);
  });

  it("replace the address that a client claims", () => {
    expect(nginx).toContain("proxy_set_header X-Forwarded-For $remote_addr;");
    expect(haproxy).toContain("http-request del-header X-Forwarded-For");
  });

  it("hide the metrics", () => {
    expect(nginx).toContain("location = /metrics { return 404; }");
    expect(haproxy).toContain("http-request return status 404 if { path /metrics }");
  });

  it("have logs without queries or the tokens of payment links", () => {
    expect(/^log_format shop '(.*)';$/m.exec(nginx)?.[1]).toBe(
      '$remote_addr [$time_iso8601] "$request_method $logged_path" $status $body_bytes_sent $request_time',
    );
    expect(nginx).toMatch(/^map \$uri \$logged_path \{\n {2}~\*\/pay\/ \/pay\/\.\.\.;$/m);
    expect(nginx).toMatch(/^access_log \S+ shop;$/m);
    expect(haproxy).toContain("set-var(txn.path) path,url_dec,regsub(^.*/pay/.*,/pay/...,i)");
    expect(haproxy).toContain('%HM %[var(txn.path)]"');
    expect(haproxy).not.toMatch(/^ *option httplog/m);
  });

  it("send requests to processes that are ready, else to those whose port is open", () => {
    const sections = haproxy.split(/\n(?=[a-z])/);
    const sectionOf = (heading: string): string =>
      sections.find((section) => section.startsWith(`${heading}\n`)) ?? "";
    expect(sectionOf("frontend public")).toContain("use_backend ready if { nbsrv(ready) gt 0 }");
    expect(sectionOf("frontend public")).toContain("default_backend live");
    expect(sectionOf("backend ready")).toContain("httpchk GET /health/ready");
    expect(sectionOf("backend live")).not.toContain("httpchk");
    const serversOf = (heading: string) => sectionOf(heading).match(/^ {2}server .*$/gm);
    expect(serversOf("backend live")).toEqual(serversOf("backend ready"));
  });
});

const isInstalled = ["haproxy", "openssl"].every((name) => !spawnSync(name, ["version"]).error);
const folder = await mkdtemp(join(tmpdir(), "shop-haproxy-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts HAProxy with the documented file before a shop. Returns its port for TLS. */
const openHaproxy = async (shopUrl: string): Promise<number> => {
  const [key, certificate, both] = ["key", "certificate", "both"].map((name) => join(folder, `${name}.pem`));
  const subject = ["-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"];
  const pem = execFileSync("openssl", ["req", ...subject, "-keyout", `${key}`, "-out", `${certificate}`], {
    stdio: "ignore",
  });
  expect(pem).toBeNull();
  await writeFile(`${both}`, execFileSync("cat", [`${certificate}`, `${key}`]));
  const [httpPort, tlsPort] = [await freePort(), await freePort()];
  const text = haproxy
    .replace("/etc/haproxy/shop.pem", `${both}`)
    .replace("bind :80\n", `bind 127.0.0.1:${httpPort}\n`)
    .replace("bind :443 ", `bind 127.0.0.1:${tlsPort} `)
    .replaceAll("127.0.0.1:4000", new URL(shopUrl).host);
  const file = join(folder, "haproxy.cfg");
  await writeFile(file, text);
  execFileSync("haproxy", ["-c", "-f", file]);
  const proxy = spawn("haproxy", ["-db", "-f", file], { stdio: "ignore" });
  const ended = once(proxy, "exit");
  afterAll(async () => {
    proxy.kill("SIGKILL");
    await ended;
  });
  return tlsPort;
};

const get = (port: number, path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: Record<string, unknown> }>((resolve, reject) => {
    const options = { port, path, headers, host: "127.0.0.1", rejectUnauthorized: false };
    request(options, (response) => {
      response.resume();
      response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
    })
      .on("error", reject)
      .end();
  });

describe.skipIf(!isInstalled)("HAProxy with the documented file", async () => {
  const shop = await openTestShop({ TRUST_PROXY: "1" });
  const addresses: string[] = [];
  shop.server.app.server.on("request", (incoming: { headers: Record<string, string | undefined> }) =>
    addresses.push(incoming.headers["x-forwarded-for"] ?? ""),
  );
  const port = isInstalled ? await openHaproxy(shop.url) : 0;

  it("serves the shop by TLS with the address of the client, not the one that it claims", async () => {
    await vi.waitFor(async () => expect((await get(port, "/robots.txt")).status).toBe(200), {
      timeout: 20_000,
      interval: 100,
    });
    addresses.length = 0;
    await get(port, "/robots.txt", { "x-forwarded-for": "203.0.113.7", forwarded: "for=203.0.113.7" });
    expect(addresses.filter((address) => address !== "")).toEqual(["127.0.0.1"]);
  });

  it("serves reads while no process is ready, since there is no primary database", async () => {
    const query = vi.spyOn(shop.shop.database.monitoring, "query");
    onTestFinished(() => query.mockRestore());
    const checks = () => query.mock.calls.length;
    // HAProxy uses the missing second process until its first check.
    await vi.waitFor(() => expect(checks()).toBeGreaterThan(2), { timeout: 20_000, interval: 50 });
    query.mockImplementation(() => Promise.reject(new Error("no primary")) as never);
    query.mockClear();
    const statuses = new Set<number>();
    // Two failed checks take a process out of the backend "ready".
    while (checks() < 4) {
      statuses.add((await get(port, "/robots.txt")).status);
      await pause(50);
    }
    expect([...statuses]).toEqual([200]);
  });

  it("answers 404 for metrics and readiness", async () => {
    for (const path of ["/metrics", "/health/ready"]) expect((await get(port, path)).status).toBe(404);
  });
});
