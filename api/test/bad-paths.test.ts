import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { problemsOf, longText, sendRaw } from "./support/invalid-values.ts";
import { openTestShop } from "./support/test-shop.ts";

/** The shop with production settings: responses must not reveal internal details. */
const { rest, url } = await openTestShop({ NODE_ENV: "production", PUBLIC_URL: "https://shop.example.com" });

describe("an unknown path", () => {
  it.each([
    "/nope",
    "/api",
    "/api/",
    "/api/nope",
    "/api/products/",
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

  it.each(["DELETE", "PATCH", "PUT"] as const)(
    "is the response to %s on a path that only supports reads",
    async (method) => {
      expect(problemsOf(await rest(method, "/api/products", {}), method)).toEqual([]);
      expect(problemsOf(await rest(method, "/graphql", {}), method)).toEqual([]);
    },
  );
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
