import { once } from "node:events";
import { connect, type AddressInfo, type Socket } from "node:net";
import { setImmediate as nextPhase } from "node:timers/promises";
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

  it("is never exceeded by a request that arrives between two checks", async () => {
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

describe("the time of a request whose body takes long", () => {
  const limit = 9000;
  const bodyBytes = 85_000;

  /** A server that reads bodies, and a client that sends one in pieces. The time passes only by `pass`. */
  const openUpload = async ({ requestTimeout = 0 } = {}) => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const app = Fastify({
      forceCloseConnections: true,
      requestTimeout,
      // Node takes the shorter of the two for the headers.
      http: { connectionsCheckingInterval: 10, headersTimeout: requestTimeout },
    });
    const open = addResponseDeadline(app, limit);
    onTestFinished(() => app.close());
    app.addContentTypeParser("image/jpeg", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    app.post("/picture", async ({ body }) => ({ bytes: (body as Buffer).length }));
    app.post("/never", () => new Promise(() => undefined));
    let accepted: Socket | undefined;
    app.server.on("connection", (socket) => (accepted = socket));
    await app.listen({ port: 0, host: "127.0.0.1" });
    const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
    let text = "";
    socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
    socket.on("error", () => undefined);
    const ended = once(socket, "close").then(() => text);
    await once(socket, "connect");
    let sent = 0;
    /** Sends bytes, and waits until the server has read them. */
    const send = async (content: string): Promise<void> => {
      socket.write(content);
      sent += content.length;
      while ((accepted?.bytesRead ?? 0) < sent) await nextPhase();
    };
    return {
      server: app.server,
      open,
      ended,
      received: () => text,
      isOpen: () => open.count() === 1,
      head: (path = "/picture") =>
        send(
          `POST ${path} HTTP/1.1\r\nHost: shop\r\nContent-Type: image/jpeg\r\nContent-Length: ${bodyBytes}\r\n\r\n`,
        ),
      send: (bytes: number) => send("x".repeat(bytes)),
      pass: (milliseconds: number) => vi.advanceTimersByTime(milliseconds),
    };
  };

  /** Sends the body but for its last 10,000 bytes in twice the time of a response. */
  const sendMost = async ({ send, pass }: Awaited<ReturnType<typeof openUpload>>): Promise<void> => {
    for (let piece = 0; piece < 5; piece += 1) {
      pass(2000);
      await send(15_000);
      pass(1500);
    }
  };

  it("begins with the last byte", async () => {
    const upload = await openUpload();
    await upload.head();
    await sendMost(upload);
    expect(upload.isOpen()).toBe(true);
    await upload.send(10_000);
    await vi.waitUntil(() => upload.received().endsWith("}"));
    expect(upload.received()).toMatch(/^HTTP\/1\.1 200 [\s\S]*{"bytes":85000}$/);
  });

  it("ends before the limit after the last byte: then the shop is busy", async () => {
    const upload = await openUpload();
    await upload.head("/never");
    await sendMost(upload);
    await upload.send(10_000);
    upload.pass(8000);
    expect(upload.isOpen()).toBe(true);
    upload.pass(999);
    expect(await upload.ended).toMatch(/^HTTP\/1\.1 503 [\s\S]*The shop is busy/);
  });

  it("ends before the limit after a body stalls: then the upload was interrupted", async () => {
    const upload = await openUpload();
    await upload.head();
    await sendMost(upload);
    upload.pass(8999 - 1500);
    expect(await upload.ended).toMatch(/^HTTP\/1\.1 503 [\s\S]*"The upload was interrupted\./);
  });

  it("is hardly more than the limit for a body slower than the slowest line", async () => {
    const upload = await openUpload();
    await upload.head();
    for (let second = 0; second < 10; second += 1) {
      await upload.send(400);
      upload.pass(1000);
    }
    expect(await upload.ended).toMatch(/^HTTP\/1\.1 503 [\s\S]*"The upload was interrupted\./);
  });

  it("is that of a response alone while there is no room", async () => {
    const upload = await openUpload();
    let hasRoom = true;
    upload.open.waitForBodiesWhile(() => hasRoom);
    await upload.head();
    await sendMost(upload);
    expect(upload.isOpen()).toBe(true);
    hasRoom = false;
    upload.pass(250);
    expect(await upload.ended).toMatch(/^HTTP\/1\.1 503 [\s\S]*The shop is busy/);
  });

  it("is not prolonged by a body when the shop stops", async () => {
    const upload = await openUpload();
    await upload.head();
    await sendMost(upload);
    upload.open.stopWaitingForBodies();
    upload.pass(5000);
    await upload.send(9999);
    upload.pass(3999);
    expect(await upload.ended).toMatch(/^HTTP\/1\.1 503 /);
  });

  it("may be longer than Node's limit of a request while the body arrives", async () => {
    const upload = await openUpload({ requestTimeout: 1000 });
    const reported = once(upload.server, "clientError");
    await upload.head();
    const [error] = (await reported) as [NodeJS.ErrnoException];
    expect([error.code, upload.isOpen(), upload.received()]).toEqual(["ERR_HTTP_REQUEST_TIMEOUT", true, ""]);
    await upload.send(bodyBytes);
    await vi.waitUntil(() => upload.received().endsWith("}"));
    expect(upload.received()).toMatch(/^HTTP\/1\.1 200 /);
  });
});
