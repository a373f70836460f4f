import { afterAll, describe, expect, it, vi } from "vitest";
import { connectionLimits } from "../../src/platform/http/connection-timeouts.ts";
import { timeLimits } from "../../src/platform/time-limits.ts";
import { rawSocket, type RawSocket } from "../support/raw-socket.ts";
import { openTestShop } from "../support/test-shop.ts";

vi.setConfig({ testTimeout: 120_000 });

const { server, url, complaints } = await openTestShop();

const sockets: RawSocket[] = [];

afterAll(() => sockets.forEach(({ end }) => end()));

const openSocket = async (): Promise<RawSocket> => {
  const socket = await rawSocket(url);
  sockets.push(socket);
  return socket;
};

/** A body that sends one byte a second, for as long as the server reads. */
const withSlowBody = async (path: string, type: string) => {
  const socket = await openSocket();
  socket.send(`POST ${path} HTTP/1.1\r\nHost: shop\r\nContent-Type: ${type}\r\nContent-Length: 900\r\n\r\n`);
  socket.drip("a", 1000);
  return socket;
};

const slowAtOnce = 300;

describe.concurrent("a client that never finishes", () => {
  it.each([
    ["/graphql", "application/json"],
    ["/graphql", "multipart/form-data; boundary=slow"],
    ["/api/auth/login", "application/json"],
    ["/api/auth/signup", "multipart/form-data; boundary=slow"],
    ["/webhooks/razorpay", "application/json"],
  ])("gets 503 and a closed connection for its body to %s, as %s", async (path, type) => {
    const { text } = await (await withSlowBody(path, type)).closed;
    expect(text).toMatch(/^HTTP\/1\.1 503 /);
    expect(text).toMatch(/\r\nconnection: close\r\n/i);
    expect(text).toContain("NOT_READY");
  });

  it("gets a closed connection for its body to an unknown path", async () => {
    const { text } = await (await withSlowBody("/api/nothing-here", "application/json")).closed;
    expect(text).toMatch(/^HTTP\/1\.1 (404|503) /);
  });

  it("gets a closed connection for its headers", async () => {
    const socket = await openSocket();
    socket.send("GET /health/live HTTP/1.1\r\nHost: shop\r\n");
    socket.drip("X-More: a\r\n", 1000);
    expect((await socket.closed).text).toMatch(/^HTTP\/1\.1 408 /);
  });

  it("gets a closed connection if it sends no request", async () => {
    const socket = await openSocket();
    expect((await socket.closed).text).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });

  it("does not delay other clients until it is closed, even as one of 300", async () => {
    const slow = await Promise.all(
      Array.from({ length: slowAtOnce }, () => withSlowBody("/graphql", "application/json")),
    );
    let isAnyOpen = true;
    const allClosed = Promise.all(slow.map(({ closed }) => closed)).finally(() => (isAnyOpen = false));
    const statuses = new Set<number>();
    while (isAnyOpen) statuses.add((await fetch(`${url}/health/ready`)).status);
    expect([...statuses]).toEqual([200]);
    const responses = await allClosed;
    expect(responses.filter(({ text }) => !text.startsWith("HTTP/1.1 503 "))).toEqual([]);
  });
});

it("none of these is logged as an error", () => {
  expect(complaints()).toEqual([]);
});

it("a response that the client does not read does not hold its connection: the server has a limit for it", () => {
  const { requestTimeout, headersTimeout, timeout, keepAliveTimeout } = server.app.server;
  expect({ requestTimeout, headersTimeout, timeout, keepAliveTimeout }).toEqual({
    requestTimeout: connectionLimits.requestTimeout,
    headersTimeout: connectionLimits.http.headersTimeout,
    timeout: connectionLimits.connectionTimeout,
    keepAliveTimeout: connectionLimits.keepAliveTimeout,
  });
});

it("a valid upload over a slow line may take the longest response time", () => {
  const { http, requestTimeout, connectionTimeout } = connectionLimits;
  expect(http.headersTimeout).toBeGreaterThan(timeLimits.response);
  expect(requestTimeout).toBeGreaterThanOrEqual(http.headersTimeout + timeLimits.response);
  expect(connectionTimeout).toBeGreaterThan(requestTimeout);
});
