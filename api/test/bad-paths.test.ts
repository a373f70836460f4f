import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { problemsOf, longText, sendRaw } from "./support/invalid-values.ts";
import { openTestShop } from "./support/test-shop.ts";

/** The shop with production settings: responses must not reveal internal details. */
const { rest, url } = await openTestShop({ NODE_ENV: "production", PUBLIC_URL: "https://shop.example.com" });

describe("a documented path", () => {
  it.each(["GET", "PUT", "PATCH", "DELETE", "OPTIONS"] as const)(
    "refuses %s, which it does not have, and names its methods",
    async (method) => {
      const { status, headers, body } = await rest(method, "/api/orders/place");
      expect([status, headers["allow"], body]).toEqual([
        405,
        "POST",
        { error: "This path does not support that method.", code: "METHOD_NOT_ALLOWED" },
      ]);
    },
  );
});

describe("an unknown path", () => {
  it.each([
    "/nope",
    "/api",
    "/api/",
    "/api/nope",
    "/api/products//",
    "/api/orders",
    "/graphql/x",
    "/webhooks/x",
    "/dev/mailbox",
    "/media",
    "/media/x/480.avif",
    "/media/0123456789abcdef0123456789abcdef/480.avif",
    "/media/0123456789abcdef0123456789abcdef/481.avif",
    "/media/..%2f..%2fjwt-secret/480.avif",
    "/media/%00/480.avif",
    "/..%2f..%2fetc%2fpasswd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/%",
    "/%00",
    "/%E0%A4%A",
    "/__proto__",
    "/constructor",
    "/.env",
    "/package.json",
    `/${"x".repeat(3000)}`,
  ])("gets a clear error: %.60s", async (path) => {
    for (const method of ["GET", "POST", "DELETE"] as const)
      expect(problemsOf(await rest(method, path), `${method} ${path}`)).toEqual([]);
  });

  it("gets the shop's error text and security headers, even if the URL cannot be decoded", async () => {
    const { status, headers, body } = await rest("GET", "/api/feedback/%E0%A4%A");
    expect([status, body]).toEqual([
      400,
      { error: "Something in the request is not valid.", code: "BAD_INPUT" },
    ]);
    expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "cache-control": "no-store" });
  });

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

  it.each(["DELETE", "PATCH", "PUT"] as const)(
    "is the response to %s on a path that only supports reads",
    async (method) => {
      expect(problemsOf(await rest(method, "/api/products", {}), method)).toEqual([]);
      expect(problemsOf(await rest(method, "/graphql", {}), method)).toEqual([]);
    },
  );
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
  it.each([
    "",
    "Bearer",
    "Bearer ",
    "Basic YTpi",
    "Bearer x.y.z",
    `Bearer ${longText.slice(0, 5000)}`,
    "Bearer null",
    "\u00ff",
  ])("is treated as a visitor's: %.40j", async (authorization) => {
    const payload = { query: "{ me { id } }" };
    const response = await rest("POST", "/graphql", payload, undefined, { authorization });
    expect([response.status, response.body]).toEqual([200, { data: { me: null } }]);
    const orders = await rest("GET", "/api/orders/my-orders", undefined, undefined, { authorization });
    expect(orders.body).toEqual({ error: "Please log in.", code: "UNAUTHENTICATED" });
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
