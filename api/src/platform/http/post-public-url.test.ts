import { createServer } from "node:http";
import type { lookup } from "node:dns";
import type { AddressInfo } from "node:net";
import { afterAll, describe, expect, it } from "vitest";
import { isPublicAddress } from "./public-address.ts";
import { localPostRules, postableUrl, postPublicUrl, publicPostRules } from "./post-public-url.ts";

const requests: string[] = [];
let answer: "now" | "never" | "endless" = "now";
const server = createServer((request, response) => {
  requests.push(request.url ?? "");
  if (answer === "never") return;
  response.writeHead(200);
  if (answer === "now") response.end();
  else {
    const write = (): void => {
      while (!response.destroyed && response.write("x".repeat(65_536)));
      if (!response.destroyed) response.once("drain", write);
    };
    write();
  }
}).listen(0, "127.0.0.1");
await new Promise((resolve) => server.once("listening", resolve));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const { port } = server.address() as AddressInfo;

/** A name server that returns these addresses for every name. */
const resolvingTo = (...addresses: string[]) =>
  ((_name: string, _options: object, callback: (error: null, found: object[]) => void) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    )) as unknown as typeof lookup;

const message = { body: "{}", headers: { "webhook-id": "1" } };

/** The rules of production, but for plain HTTP at any port, so that a connection to this machine would succeed. */
const rules = { ...localPostRules, isAllowedAddress: isPublicAddress };

describe("in production", () => {
  it.each([
    "http://hooks.example.com/",
    "https://hooks.example.com:8443/",
    "https://name:word@hooks.example.com/",
    "https://127.0.0.1/",
    "https://[::1]/",
    "https://[::ffff:10.0.0.1]/",
    "https://2130706433/",
    "https://0x7f.1/",
    "https://169.254.169.254/latest/meta-data/",
    "https://10.1.2.3/",
    "https://192.168.1.1/",
    "https://100.64.0.1/",
    "file:///etc/passwd",
    "",
  ])("an endpoint is not at %s", (url) => {
    expect(postableUrl(url, publicPostRules)).toBeUndefined();
  });

  it("an endpoint is at an address of the public internet", () => {
    expect(postableUrl("https://hooks.example.com/shop?a=1", publicPostRules)?.href).toBe(
      "https://hooks.example.com/shop?a=1",
    );
  });
});

describe("a call", () => {
  it.each([[["127.0.0.1"]], [["203.0.113.9", "10.0.0.7"]], [["fd00::1"]], [["169.254.169.254"]]])(
    "does not connect to a name that leads to %j at this moment",
    async (addresses) => {
      const url = `http://hooks.example.com:${port}/private`;
      const result = await postPublicUrl(url, message, { ...rules, resolve: resolvingTo(...addresses) });
      expect(result).toEqual({ problem: "The address leads to a private network." });
      expect(requests).not.toContain("/private");
    },
  );

  it("looks a name up once: the address that was checked is the one that it connects to", async () => {
    let lookups = 0;
    const resolve = ((name: string, options: object, callback: never) => {
      lookups += 1;
      (resolvingTo(lookups === 1 ? "127.0.0.1" : "10.0.0.1") as unknown as (...args: unknown[]) => void)(
        name,
        options,
        callback,
      );
    }) as unknown as typeof lookup;
    const result = await postPublicUrl(`http://hooks.example.com:${port}/once`, message, {
      ...localPostRules,
      isAllowedAddress: (ip) => ip === "127.0.0.1",
      resolve,
    });
    expect([result, lookups]).toEqual([{ status: 200 }, 1]);
  });

  it("ends without an answer after its time", async () => {
    answer = "never";
    const url = `http://127.0.0.1:${port}/slow`;
    expect(await postPublicUrl(url, { ...message, timeout: 50 }, localPostRules)).toEqual({
      problem: "No answer within 0.05 seconds.",
    });
    answer = "now";
  });

  it("reads no body", async () => {
    const url = `http://127.0.0.1:${port}/slow`;
    answer = "endless";
    expect(await postPublicUrl(url, message, localPostRules)).toEqual({ status: 200 });
    answer = "now";
  });

  it("says why it failed", async () => {
    expect(await postPublicUrl("http://127.0.0.1:1/", message, localPostRules)).toEqual({
      problem: "The connection failed: ECONNREFUSED.",
    });
  });
});
