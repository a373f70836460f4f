import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { Writable } from "node:stream";
import Fastify, { type InjectOptions } from "fastify";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { refuse } from "../errors/errors.ts";
import { addCallers } from "./caller.ts";
import { addErrorHandlers } from "./error-responses.ts";
import { followHandlers } from "./handler-ends.ts";
import { limitStorefront } from "./limit-storefront.ts";

/** What Chromium accepts when it follows a link. */
const ofBrowser = { accept: "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8" };

/** A server whose paths are all busy, or one whose `/refused` repeats a text of the request. */
const openServer = ({ isBusy }: { isBusy: boolean }) => {
  const app = Fastify();
  addErrorHandlers(app, () => "Saanjh");
  addCallers(app, async () => null);
  const openResponses = { count: () => 1, countOf: () => 1, isGivenUp: () => false };
  if (isBusy)
    limitStorefront(app, { maxOpenRequests: 0, openResponses, ends: followHandlers(app, openResponses) });
  app.get("/refused", ({ url }) => refuse("BAD_INPUT", { message: `No ${decodeURIComponent(url)}.` }));
  onTestFinished(() => app.close());
  return { send: (options: InjectOptions) => app.inject({ headers: ofBrowser, ...options }) };
};

describe("an error of a page that a browser opens", () => {
  it("is a page with the sentence, a link to the shop and the same headers", async () => {
    const { statusCode, headers, body } = await openServer({ isBusy: true }).send({ url: "/product/1" });
    expect(statusCode).toBe(503);
    expect(headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "retry-after": expect.stringMatching(/^[2-8]$/),
      "content-security-policy": expect.stringContaining("default-src 'none'; style-src 'sha256-"),
    });
    expect(body).toContain('<html lang="en">');
    expect(body).toContain("<title>The shop is busy | Saanjh</title>");
    expect(body).toContain("<h1>The shop is busy. Please try again in a moment.</h1>");
    expect(body).toContain('<a href="">Load again</a>');
    expect(body).toContain('<a href="/">To the shop</a>');
  });

  it("repeats nothing of the request as markup", async () => {
    const { statusCode, body } = await openServer({ isBusy: false }).send({ url: "/refused?<script>" });
    expect(statusCode).toBe(400);
    expect(body).toContain("<h1>No /refused?&lt;script&gt;.</h1>");
    expect(body).not.toContain("Load again");
  });

  it.each([
    { url: "/api/products" },
    { url: "/api" },
    { url: "/graphql?documentId=1" },
    { url: "/graphql/x" },
    { url: "/media/x/480.avif" },
    { url: "/webhooks/razorpay" },
    { url: "/health%20" },
    { url: "/product/1", method: "POST" as const },
    { url: "/product/1", headers: { accept: "*/*" } },
    { url: "/product/1", headers: {} },
  ])("is JSON in %j, which is for programs", async (request) => {
    const { headers, body } = await openServer({ isBusy: false }).send(request);
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(JSON.parse(body)).toBeTypeOf("object");
  });
});

describe("the log", () => {
  const openLogged = async () => {
    const lines: { level: number; msg: string }[] = [];
    const stream = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        lines.push(JSON.parse(chunk.toString()) as (typeof lines)[number]);
        done();
      },
    });
    const app = Fastify({ logger: { level: "info", stream }, disableRequestLogging: true });
    addErrorHandlers(app, () => "Saanjh");
    app.post("/body", async () => ({}));
    app.post("/broken", () => {
      throw Object.assign(new Error("read failed"), { code: "ECONNRESET" });
    });
    onTestFinished(() => app.close());
    await app.listen({ port: 0, host: "127.0.0.1" });
    return { app, lines };
  };

  it("has no error for a client that leaves before its body is complete", async () => {
    const { app, lines } = await openLogged();
    const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
    await once(socket, "connect");
    socket.write(
      'POST /body HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"a":',
    );
    await once(app.server, "request");
    socket.resetAndDestroy();
    await vi.waitFor(
      () => expect(lines.map(({ msg }) => msg)).toContain("the client has closed the connection"),
      5000,
    );
    expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
  });

  it("has an error for a connection of the shop itself that breaks", async () => {
    const { app, lines } = await openLogged();
    await app.inject({ method: "POST", url: "/broken" });
    expect(lines).toContainEqual(expect.objectContaining({ level: 50, msg: "a request failed" }));
  });
});
