import { execFileSync } from "node:child_process";
import { parse, validate } from "graphql";
import Fastify from "fastify";
import { Webhook } from "standardwebhooks";
import { describe, expect, it } from "vitest";
import { addDeveloperPages } from "../src/app/developers/developer-pages.ts";
import { guide, staffOperations, webhookOperation } from "../src/app/developers/guide.ts";
import { shopSchema } from "../src/app/schema.ts";
import { errorCodes } from "../src/app/refusals.ts";
import { restRows } from "../src/app/features.ts";
import { operationsOfPart } from "../src/app/developers/operations.ts";
import { openTestShop } from "./support/test-shop.ts";

const { server, shop } = await openTestShop();

const get = async (url: string, headers: Record<string, string> = {}) => {
  const { statusCode, body, headers: sent } = await server.app.inject({ url, headers });
  return { status: statusCode, text: body, headers: sent };
};

const pages = ["/developers", "/developers/rest", "/developers/staff"];

describe("the reference", () => {
  it("has each operation of the storefront, with its access, an example and its codes", async () => {
    const { text } = await get("/developers.md");
    for (const name of operationsOfPart("storefront"))
      expect(text).toContain(`\n### ${name.split(".")[1]}\n`);
    expect(text).toContain("For shoppers on their own objects");
    expect(text).toContain("addToCart(input: $input)");
    expect(text).toContain(`- \`OUT_OF_STOCK\`: ${errorCodes["OUT_OF_STOCK"]}`);
    // An operation of the staff alone.
    expect(text).not.toContain("### approveReturn\n");
  });

  it("has each operation of the staff on a page of its own, with its permission", async () => {
    const { text } = await get("/developers/staff.md");
    for (const name of operationsOfPart("staff")) expect(text).toContain(`\n### ${name.split(".")[1]}\n`);
    expect(text).toContain("approveReturn(input: $input)");
    expect(text).toContain("returnId");
  });

  it("has no operation of the staff where the explorer is off", async () => {
    const app = Fastify();
    addDeveloperPages(app, { settings: { ...shop.settings, explorer: false }, clientFolder: "no-client" });
    const statusOf = async (url: string) => (await app.inject({ url })).statusCode;
    expect([await statusOf("/developers.md"), await statusOf("/developers/staff.md")]).toEqual([200, 404]);
  });

  it("begins with a purchase whose links lead to operations", async () => {
    const { text } = await get("/developers.md");
    const [, purchase = ""] = /## A purchase, step by step\n(.*?)\n## /s.exec(text) ?? [];
    const linked = [...purchase.matchAll(/\(#(\w+)\)/g)].map(([, name]) => name);
    expect(linked).toEqual(expect.arrayContaining(["login", "checkoutQuote", "placeOrder", "requestReturn"]));
    for (const name of linked) expect(text).toContain(`\n### ${name}\n`);
  });

  it.each([staffOperations, webhookOperation])(
    "names operations of the staff as the schema has them",
    (text) => {
      expect(validate(shopSchema(), parse(text))).toEqual([]);
    },
  );

  it("checks the signature of a webhook by code that works", async () => {
    const { text } = await get("/developers.md");
    const [, code = ""] = /```js\n(.*?)\n```/s.exec(text) ?? [];
    const key = `whsec_${Buffer.from("a signing key of the shop").toString("base64")}`;
    const at = new Date("2026-11-27T09:30:00Z");
    const message = { id: "msg_1", timestamp: String(at.getTime() / 1000), body: '{"type":"ping"}' };
    const call = `process.stdout.write(signatureOf(${JSON.stringify(key)}, ${JSON.stringify(message)}))`;
    const program = ["--input-type=module", "--eval", `${code}\n${call}`];
    expect(execFileSync(process.execPath, program, { encoding: "utf8", env: {} })).toBe(
      new Webhook(key).sign(message.id, at, message.body),
    );
  });

  it("names what a development shop has of its own", async () => {
    const { text } = await get("/developers.md");
    const [, section = ""] = /## In development\n(.*?)\n## /s.exec(text) ?? [];
    const paths = [...section.matchAll(/\]\((\/[^)]+)\)/g)].map(([, path = ""]) => path);
    expect(paths).toEqual(expect.arrayContaining(["/dev/mailbox"]));
    for (const path of paths) expect([path, (await get(path)).status < 400]).toEqual([path, true]);
  });

  it("names nothing of a development shop in production", async () => {
    const inProduction = guide({ ...shop.settings, mode: "production" }).join("\n");
    expect(inProduction).toContain("## A purchase, step by step");
    expect(inProduction).not.toMatch(/\/dev\/|localhost/);
  });

  it("has each documented REST path with its statuses", async () => {
    const { text } = await get("/developers/rest.md");
    for (const { method, path } of restRows)
      expect(text).toContain(`\n### ${method} /api${path.replaceAll(/:(\w+)/g, "{$1}")}\n`);
    expect(text).toContain("**429** Headers: Retry-After.");
  });

  it.for(pages)("is a page without script and without a foreign host: %s", async (url) => {
    const { status, text, headers } = await get(url);
    expect([status, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(String(headers["content-security-policy"])).toContain("default-src 'self'");
    expect(text).not.toMatch(/<script|<style| style="| on\w+="/);
    const loaded = [...text.matchAll(/<(?:link|img)\b[^>]*(?:href|src)="([^"]+)"/g)].map(([, file]) => file);
    expect(loaded).toContain("/developers/reference.css");
    for (const file of loaded) expect(file).toMatch(/^\//);
  });

  it.for(pages)("has an element for each link into itself: %s", async (url) => {
    const { text } = await get(url);
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, place) => ids.indexOf(id) < place)).toEqual([]);
    const targets = new Set([...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id));
    expect([...targets].filter((id) => !ids.includes(id))).toEqual([]);
  });

  it("may be stored", async () => {
    const { headers } = await get("/developers");
    expect(headers["cache-control"]).toBe("public, max-age=300");
  });

  it("is not sent again to a browser that has it", async () => {
    const { headers } = await get("/developers");
    const again = await get("/developers", { "if-none-match": `W/${String(headers["etag"])}` });
    expect([again.status, again.text]).toEqual([304, ""]);
  });

  it("has the types of its files", async () => {
    expect((await get("/developers.md")).headers["content-type"]).toBe("text/markdown; charset=utf-8");
    expect((await get("/developers/reference.css")).headers["content-type"]).toBe("text/css; charset=utf-8");
  });
});
