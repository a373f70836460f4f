import { randomBytes } from "node:crypto";
import { Writable } from "node:stream";
import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { logResponses, loggedPath } from "./logged-path.ts";

const pages = new Set(["pay", "ticket"]);
const token = "AZrG8Kx3QkO1s2d-7hT9_wLpVnB4cYmEuJfRiXaZ0PqW6tDyHgSoNlCzMvKb8e5F";

/** The path in the log of a request that reached the client's pages, or no route. */
const ofPage = (url: string) => loggedPath({ url, routeOptions: { url: "/*" } }, pages);
const ofNothing = (url: string) => loggedPath({ url, routeOptions: {} }, pages);

const hidden = ["/pay/…"];

describe("the path in the log", () => {
  it.each([
    `/pay/${token}`,
    `/PAY/${token}`,
    `/Pay/${token}/`,
    `//pay/${token}`,
    `/pay//${token}`,
    `/./pay/${token}`,
    `/x/../pay/${token}`,
    `/%70ay/${token}`,
    `/%2570ay/${token}`,
    `/pay%2F${token}`,
    `/pay%252f${token}`,
    `/%2Fpay/${token}`,
    `/pay\\${token}`,
    `/pay%5C${token}`,
    `/pay%20/${token}`,
    `/pay%00/${token}`,
    `/%EF%BD%90%EF%BD%81%EF%BD%99/${token}`,
    `/pay;a=b/${token}`,
    `/pay=2F${token}`,
    `/pay/${token.slice(0, 20)}%20${token.slice(20)}`,
    `/pay/${token}%`,
    `/pay/%ff${token}`,
    `http://shop.example.com/pay/${token}`,
    `/pay/${token}?from=mail`,
  ])("has no token of a payment link: %s", (url) => {
    expect([ofPage(url), ofNothing(url)]).toEqual([...hidden, ...hidden]);
  });

  it.each([
    [`/payments/${token}`, "/payments/…"],
    [`/pay${token}`, "/…"],
    [`/p/${encodeURIComponent(token)}.`, "/p/…."],
    [`/invoices%3Ftoken=${token}`, "/invoices?token=…"],
    [`/verify-email/${randomBytes(32).toString("base64url")}A`, "/verify-email/…"],
  ])("has no token at another place: %s", (url, path) => {
    expect(ofNothing(url)).toBe(path);
  });

  it.each([
    "/",
    "/shop",
    "/product/01990000-0000-7000-8000-00000000000a",
    "/product/a-handle-of-many-words-with-small-letters-and-0123456789",
    "/user/dashboard/settings/payments",
    "/no-such-page",
    "/%E0%A4%B8%E0%A4%BE%E0%A4%82%E0%A4%9D",
    "/product/%",
  ])("is the path of other pages: %s", (url) => {
    expect(ofPage(`${url}?token=${token}`)).toBe(url);
  });

  it("is the path of a route", () => {
    const url = `/media/${"0123456789abcdef".repeat(4)}/320.webp`;
    expect(loggedPath({ url, routeOptions: { url: "/media/:key/:file" } }, pages)).toBe(url);
    expect(ofNothing(url)).toBe(url);
  });
});

it("logs a line for each response, of pages, routes and unknown paths", async () => {
  const lines: string[] = [];
  const stream = new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) });
  const app = Fastify({ logger: { level: "info", stream }, disableRequestLogging: true });
  logResponses(app, pages);
  app.get("/health", () => "ok");
  app.get("/*", (_request, reply) => reply.callNotFound());
  for (const url of ["/health?token=x", `/PAY/${token}`]) await app.inject(url);
  await app.inject({ method: "POST", url: `//pay/${token}` });
  const answered = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === "answered");
  expect(answered.map(({ path, status }) => [path, status])).toEqual([
    ["/health", 200],
    ["/pay/…", 404],
    ["/pay/…", 404],
  ]);
});
