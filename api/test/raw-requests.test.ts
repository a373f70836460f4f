import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { badTokens } from "./support/bad-inputs/paths.ts";
import { sendRaw } from "./support/invalid-values.ts";
import { openTestShop } from "./support/test-shop.ts";

/** The shop with production settings: responses must not reveal internal details. */
const { rest, url } = await openTestShop({ NODE_ENV: "production", PUBLIC_URL: "https://shop.example.com" });

/** Unknown paths and methods are rows of support/bad-inputs/paths.ts. */
describe("a URL that cannot be decoded", () => {
  it("is answered with a page to a browser that opens it", async () => {
    const ofBrowser = { accept: "text/html,*/*;q=0.8" };
    for (const path of ["/product/%", "/shop%E0%A4%A", "/?q=%00"]) {
      const { status, headers, text } = await rest("GET", path, undefined, undefined, ofBrowser);
      expect({ path, isRefused: status >= 400, ...headers }).toMatchObject({
        path,
        isRefused: true,
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
        "content-security-policy": expect.stringContaining("style-src 'sha256-"),
      });
      expect(text).toContain('<a href="/">To the shop</a>');
    }
  });
});

describe("a URL that hides its path", () => {
  /** The response to a request line with this target, which `fetch` would rewrite. */
  const ask = async (
    method: string,
    path: string,
  ): Promise<{ status: number | undefined; headers: object }> => {
    const { hostname: host, port } = new URL(url);
    const [response] = await once(request({ host, port, method, path }).end(), "response");
    const { statusCode, headers } = response.resume();
    return { status: statusCode, headers };
  };

  it.each([
    ["POST", "/graphq%6c"],
    ["POST", "http://x/graphql"],
    ["GET", "http://evil.example/api/products?limit=1"],
    ["GET", "/%61pi/products"],
    ["GET", "/healt%68/live"],
    ["GET", "/%6Detrics"],
    ["GET", "/api%2Fproducts"],
    ["GET", "/api/products#x"],
  ])("is an unknown path: %s %s", async (method, path) => {
    const { status, headers } = await ask(method, path);
    expect([404, 400]).toContain(status);
    expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "cache-control": "no-store" });
    expect(headers).not.toHaveProperty("link");
  });

  it.each([
    "/api/products?search=%61%20%E0%A4%95%23",
    "/api/products?search=http://x/y",
    "/api/feedback/a%20b%E0%A4%95",
  ])("is not one with encoded spaces or Unicode, or with any encoding in its query: %s", async (path) => {
    expect((await rest("GET", path)).body).not.toMatchObject({ code: "PATH_UNKNOWN" });
  });
});

describe("an invalid Authorization header", () => {
  it.each(badTokens)("is treated as a visitor's: %.40j", async (authorization) => {
    const payload = { query: "{ me { id } }" };
    const response = await rest("POST", "/graphql", payload, undefined, { authorization });
    expect([response.status, response.body]).toEqual([200, { data: { me: null } }]);
  });
});

describe("bytes that are not HTTP", () => {
  const exchange = async (text: string): Promise<string> => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    let received = "";
    socket.on("data", (chunk: Buffer) => (received += chunk.toString()));
    socket.write(text);
    await once(socket, "close");
    return received;
  };

  it.each([
    ["nonsense", "hello\r\n\r\n"],
    ["an oversized header", `GET / HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(40_000)}\r\n\r\n`],
    ["two lengths", "POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}"],
    [
      "a length and chunks",
      "POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    ],
  ])("get an error response and a closed connection: %s", async (_, text) => {
    expect(await exchange(text)).toMatch(/^HTTP\/1\.1 4\d\d /);
  });

  it("do not stop the shop", async () => {
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    expect((await sendRaw(rest, "POST", "/graphql", '{"query":"{ me { id } }"}')).status).toBe(200);
  });
});
