import Fastify, { type InjectOptions } from "fastify";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { SHOPPER } from "../viewer.ts";
import { addCallers } from "./caller.ts";
import { followHandlers } from "./handler-ends.ts";
import { limitStorefront, visitorsAtOnce } from "./limit-storefront.ts";
import { addResponseDeadline } from "./response-deadline.ts";

/** A server whose reads last until `endReads`. Only the token "shopper" has a role. */
const openServer = (milliseconds = 60_000, maxOpenRequests = 1000) => {
  const app = Fastify({ forceCloseConnections: true });
  const openResponses = addResponseDeadline(app, milliseconds);
  addCallers(app, async ({ headers }) =>
    headers.authorization === "shopper" ? { userId: "a", role: SHOPPER } : null,
  );
  const places = limitStorefront(app, {
    maxOpenRequests,
    openResponses,
    ends: followHandlers(app, openResponses),
  });
  const pending: (() => void)[] = [];
  const counts = { arrived: 0, started: 0, closed: 0 };
  app.addHook("onRequest", async (_request, reply) => {
    counts.arrived += 1;
    reply.raw.once("close", () => (counts.closed += 1));
  });
  const read = async () => {
    counts.started += 1;
    await new Promise<void>((resolve) => pending.push(resolve));
    return {};
  };
  app.post("/graphql", read);
  app.get("/api/products", read);
  app.get("/*", async (_request, reply) => {
    reply.callNotFound();
    return reply;
  });
  const endReads = (): void => pending.splice(0).forEach((end) => end());
  onTestFinished(async () => {
    const timer = setInterval(endReads, 1);
    await app.close();
    clearInterval(timer);
  });
  return { app, counts, endReads, places };
};

const graphql = (query: string, more: InjectOptions = {}): InjectOptions => ({
  method: "POST",
  url: "/graphql",
  payload: { query, operationName: "B" },
  ...more,
});

/** Waits until so many reads have started, and then long enough for one more to start by mistake. */
const expectStarted = async (counts: { started: number }, expected: number): Promise<void> => {
  await vi.waitFor(() => expect(counts.started).toBe(expected), 60_000);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(counts.started).toBe(expected);
};

describe("the reads of visitors that a process works on at the same time", () => {
  it.each([
    ["plain", graphql("{ a }")],
    ["with a token that proves nothing", graphql("{ a }", { headers: { authorization: "x" } })],
    [
      "of a document with a mutation and a query",
      graphql("mutation A { logout { hasEndedSession } } query B { a }"),
    ],
    ["by HEAD", { method: "HEAD", url: "/api/products" } as const],
  ])("are limited: %s", async (_, request) => {
    const { app, counts, endReads } = openServer();
    const answers = Array.from({ length: visitorsAtOnce * 2 }, () => app.inject(request));
    const done = Promise.all(answers);
    await expectStarted(counts, visitorsAtOnce);
    endReads();
    await vi.waitFor(() => expect(counts.started).toBe(visitorsAtOnce * 2), 60_000);
    endReads();
    for (const { statusCode } of await done) expect(statusCode).toBe(200);
  });

  it.each([
    ["a shopper", graphql("{ a }", { headers: { authorization: "shopper" } })],
    ["a mutation", graphql("mutation B { login }")],
  ])("do not include those of %s", async (_, request) => {
    const { app, counts, endReads } = openServer();
    const answers = Promise.all(Array.from({ length: visitorsAtOnce * 2 }, () => app.inject(request)));
    await vi.waitFor(() => expect(counts.started).toBe(visitorsAtOnce * 2), 60_000);
    endReads();
    await answers;
  });

  it("leave places to other networks, which do not wait behind the requests of one", async () => {
    const { app, counts, endReads } = openServer();
    const of = (remoteAddress: string) => app.inject(graphql("{ a }", { remoteAddress }));
    const crowd = Array.from({ length: visitorsAtOnce * 2 }, () => of("203.0.113.1"));
    await vi.waitFor(() => expect(counts.started).toBe(visitorsAtOnce), 60_000);
    const other = of("203.0.113.2");
    await expectStarted(counts, visitorsAtOnce + 1);
    endReads();
    expect((await other).statusCode).toBe(200);
    await vi.waitFor(() => expect(counts.started).toBe(visitorsAtOnce * 2 + 1), 60_000);
    endReads();
    await Promise.all(crowd);
  });

  it("begin no work after they were answered as late", async () => {
    const { app, counts, endReads, places } = openServer(1);
    const requests = Array.from({ length: visitorsAtOnce * 3 }, () => app.inject(graphql("{ a }")));
    for (const { statusCode } of await Promise.all(requests)) expect(statusCode).toBe(503);
    expect(counts.started).toBe(visitorsAtOnce);
    const later = app.inject(graphql("{ a }", { headers: { authorization: "x" } }));
    endReads();
    await expectStarted(counts, visitorsAtOnce + 1);
    endReads();
    await later;
    expect(places()).toEqual({ running: 0, waiting: 0 });
  });

  it("are one for a request whose hooks run twice", async () => {
    const { app, counts, endReads, places } = openServer();
    for (let request = 0; request <= visitorsAtOnce; request += 1)
      expect((await app.inject("/nope")).statusCode).toBe(404);
    expect(places()).toEqual({ running: 0, waiting: 0 });
    const read = app.inject("/api/products");
    await vi.waitFor(() => expect(counts.started).toBe(1), 60_000);
    expect(places()).toEqual({ running: 1, waiting: 0 });
    endReads();
    expect((await read).statusCode).toBe(200);
  });

  it("are not more when clients go away before the response", async () => {
    const { app, counts, endReads } = openServer();
    const url = await app.listen({ port: 0, host: "127.0.0.1" });
    for (let wave = 1; wave <= 3; wave += 1) {
      const leaving = new AbortController();
      const asked = Array.from({ length: visitorsAtOnce }, () =>
        fetch(`${url}/api/products`, { signal: leaving.signal }).catch(() => undefined),
      );
      await vi.waitFor(() => expect(counts.arrived).toBe(visitorsAtOnce * wave), 10_000);
      leaving.abort();
      await Promise.all(asked);
      await vi.waitFor(() => expect(counts.closed).toBe(visitorsAtOnce * wave), 10_000);
    }
    await expectStarted(counts, visitorsAtOnce);
    endReads();
    const later = fetch(`${url}/api/products`);
    await vi.waitFor(() => expect(counts.started).toBe(visitorsAtOnce + 1), 60_000);
    endReads();
    expect((await later).status).toBe(200);
  });
});

describe("the open requests of a process", () => {
  it("of one network do not keep another one out", async () => {
    const limit = 8;
    const { app, counts, endReads } = openServer(60_000, limit);
    const of = (remoteAddress: string, authorization?: string) =>
      app.inject(graphql("{ a }", { remoteAddress, headers: authorization ? { authorization } : {} }));
    const crowd = Array.from({ length: limit }, () => of("203.0.113.1"));
    await vi.waitFor(() => expect(counts.started).toBe(limit), 60_000);
    expect((await of("203.0.113.1")).statusCode).toBe(503);
    const others = [of("203.0.113.2"), of("203.0.113.3")];
    await vi.waitFor(() => expect(counts.started).toBe(limit + 2), 60_000);
    expect((await of("203.0.113.4")).statusCode).toBe(503);
    const shopper = of("203.0.113.1", "shopper");
    await vi.waitFor(() => expect(counts.started).toBe(limit + 3), 60_000);
    endReads();
    for (const { statusCode } of await Promise.all([...crowd, ...others, shopper]))
      expect(statusCode).toBe(200);
  });
});
