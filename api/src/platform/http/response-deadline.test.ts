import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import Fastify from "fastify";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { addResponseDeadline } from "./response-deadline.ts";

/** A server with one path that answers and two that never do. */
const openServer = (milliseconds: number) => {
  const app = Fastify({ forceCloseConnections: true });
  const open = addResponseDeadline(app, milliseconds);
  app.get("/now", async () => ({ sold: true }));
  app.get("/never", () => new Promise(() => undefined));
  app.get("/picture", (_request, reply) => {
    void reply.type("image/avif").header("cache-control", "public, immutable");
    return new Promise(() => undefined);
  });
  onTestFinished(() => app.close());
  return Object.assign(app, { openCount: open.count });
};

describe("the response deadline", () => {
  it("ends a request without a response by NOT_READY, with the seconds to wait", async () => {
    const answer = await openServer(20).inject("/never");
    expect(answer.statusCode).toBe(503);
    expect(answer.headers["retry-after"]).toBe("2");
    expect(answer.json()).toMatchObject({
      code: "NOT_READY",
      error: expect.any(String),
      requestId: expect.any(String),
    });
  });

  it("responds with JSON that is not cached, also where a picture was expected", async () => {
    const answer = await openServer(20).inject("/picture");
    expect([answer.statusCode, answer.headers["content-type"], answer.headers["cache-control"]]).toEqual([
      503,
      "application/json; charset=utf-8",
      "no-store",
    ]);
    expect(answer.json()).toMatchObject({ code: "NOT_READY" });
  });

  it("does not affect requests that were answered, or that still have time", async () => {
    const app = openServer(20);
    const quick = await app.inject("/now");
    await app.inject("/never");
    expect([quick.statusCode, quick.json()]).toEqual([200, { sold: true }]);
    const slow = openServer(60_000);
    const pending = slow.inject("/never").then(({ statusCode }) => statusCode);
    const first = await Promise.race([pending, app.inject("/never").then(() => "still waiting")]);
    expect(first).toBe("still waiting");
  });

  it("drops what the handler still sends, without a warning", async () => {
    const lines: string[] = [];
    const app = Fastify({ logger: { level: "warn", stream: { write: (line) => void lines.push(line) } } });
    onTestFinished(() => app.close());
    addResponseDeadline(app, 20);
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const isSent = new Promise<void>((resolve) => {
      app.get("/late", async (_request, reply) => {
        await finished;
        void reply.send({ sold: true });
        resolve();
        return reply;
      });
    });
    expect((await app.inject("/late")).statusCode).toBe(503);
    finish();
    await isSent;
    expect(lines).toEqual([]);
  });

  it("counts no request of a closed connection, also one that waited behind another", async () => {
    const app = openServer(60_000);
    await app.listen({ port: 0, host: "127.0.0.1" });
    const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
    await once(socket, "connect");
    socket.write("GET /never HTTP/1.1\r\nHost: shop\r\n\r\n".repeat(20));
    await vi.waitFor(() => expect(app.openCount()).toBe(20), 5000);
    socket.resetAndDestroy();
    await vi.waitFor(() => expect(app.openCount()).toBe(0), 5000);
  });

  it("is never exceeded by a request that arrives at any time between two checks, and ends the connection", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const limit = 9000;
    const app = openServer(limit);
    let arrive: () => void = () => undefined;
    app.addHook("preHandler", (_request, _reply, done) => {
      arrive();
      done();
    });
    await app.ready();
    for (const offset of [0, 1, 100, 249, 250, 251]) {
      vi.advanceTimersByTime(offset);
      const since = Date.now();
      const arrival = new Promise<void>((resolve) => (arrive = resolve));
      const answer = app.inject("/never");
      await Promise.race([arrival, answer]);
      vi.advanceTimersByTime(limit - 1);
      const { statusCode, headers } = await answer;
      expect([statusCode, headers.connection]).toEqual([503, "close"]);
      expect(Date.now() - since).toBeLessThan(limit);
    }
  });
});
