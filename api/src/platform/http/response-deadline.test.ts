import Fastify from "fastify";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { addResponseDeadline } from "./response-deadline.ts";

/** A server that answers some paths, and one never. */
const aServer = (milliseconds: number) => {
  const app = Fastify();
  addResponseDeadline(app, milliseconds);
  app.get("/now", async () => ({ sold: true }));
  app.get("/never", () => new Promise(() => undefined));
  app.get("/picture", (_request, reply) => {
    void reply.type("image/avif").header("cache-control", "public, immutable");
    return new Promise(() => undefined);
  });
  onTestFinished(() => app.close());
  return app;
};

describe("the longest time to an answer", () => {
  it("ends a request that nobody answers: the shop is busy, and says when to come again", async () => {
    const answer = await aServer(20).inject("/never");
    expect(answer.statusCode).toBe(503);
    expect(answer.headers["retry-after"]).toBe("2");
    expect(answer.json()).toMatchObject({
      code: "NOT_READY",
      error: expect.any(String),
      requestId: expect.any(String),
    });
  });

  it("says so in its own words, and for this once, where a picture was to come", async () => {
    const answer = await aServer(20).inject("/picture");
    expect([answer.statusCode, answer.headers["content-type"], answer.headers["cache-control"]]).toEqual([
      503,
      "application/json; charset=utf-8",
      "no-store",
    ]);
    expect(answer.json()).toMatchObject({ code: "NOT_READY" });
  });

  it("leaves those alone that were answered, and those that still have time", async () => {
    const app = aServer(20);
    const quick = await app.inject("/now");
    await app.inject("/never");
    expect([quick.statusCode, quick.json()]).toEqual([200, { sold: true }]);
    const patient = aServer(60_000);
    const waiting = patient.inject("/never").then(({ statusCode }) => statusCode);
    const first = await Promise.race([waiting, app.inject("/never").then(() => "still waiting")]);
    expect(first).toBe("still waiting");
  });

  it("is never exceeded, whenever the request came between two looks, and ends the connection", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const limit = 9000;
    const app = aServer(limit);
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
