import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { afterEach, beforeEach, expect, it } from "vitest";
import { addClientFiles } from "./client-files.ts";
import { addKeptAssets, keepAssets } from "./kept-assets.ts";

const day = 24 * 60 * 60 * 1000;
let folder = "";
let store = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "saanjh-assets-"));
  store = join(folder, "data", "assets");
});
afterEach(() => rm(folder, { recursive: true }));

/** Writes the built client of a version. Returns its folder. */
const buildVersion = async (name: string, files: Record<string, string>): Promise<string> => {
  const client = join(folder, name, "dist");
  await mkdir(join(client, "assets"), { recursive: true });
  await writeFile(join(client, "index.html"), "<html><head></head></html>");
  for (const [file, text] of Object.entries(files)) await writeFile(join(client, "assets", file), text);
  return client;
};

it("serves a script of the version before, with its type, and 404 for a script of none", async () => {
  await keepAssets(join(await buildVersion("1", { "contact-1.js": "old" }), "assets"), store);
  const client = await buildVersion("2", { "contact-2.js": "new" });
  const app = Fastify();
  await addKeptAssets(app, join(client, "assets"), store);
  const files = await addClientFiles(app, client);
  app.get("/*", async (request, reply) => {
    if (!(await files.answer(request, reply))) reply.callNotFound();
    return reply;
  });
  const old = await app.inject({ url: "/assets/contact-1.js" });
  expect([old.statusCode, old.body]).toEqual([200, "old"]);
  expect(old.headers).toMatchObject({
    "content-type": "application/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect((await app.inject({ url: "/assets/contact-2.js" })).body).toBe("new");
  expect((await app.inject({ method: "HEAD", url: "/assets/contact-1.js" })).statusCode).toBe(200);
  expect((await app.inject({ url: "/assets/contact-3.js" })).statusCode).toBe(404);
  expect((await app.inject({ url: "/assets/..%2f..%2f1%2fdist%2findex.html" })).statusCode).not.toBe(200);
  await app.close();
});

it("removes files a week after the version that replaced them has started", async () => {
  const first = join(await buildVersion("1", { "both.js": "", "one.js": "" }), "assets");
  const second = join(await buildVersion("2", { "both.js": "", "two.js": "" }), "assets");
  const start = Date.now();
  await keepAssets(first, store, new Date(start));
  await keepAssets(second, store, new Date(start + 100 * day));
  expect(await readdir(store)).toEqual(["both.js", "one.js", "two.js"]);
  await keepAssets(second, store, new Date(start + 106 * day));
  expect(await readdir(store)).toContain("one.js");
  await keepAssets(second, store, new Date(start + 108 * day));
  expect(await readdir(store)).toEqual(["both.js", "two.js"]);
});

it("keeps the files of a version that comes back", async () => {
  const first = join(await buildVersion("1", { "one.js": "" }), "assets");
  const second = join(await buildVersion("2", { "two.js": "" }), "assets");
  const start = Date.now();
  await keepAssets(first, store, new Date(start));
  await keepAssets(second, store, new Date(start));
  await keepAssets(first, store, new Date(start + day));
  await keepAssets(first, store, new Date(start + 30 * day));
  expect(await readdir(store)).toEqual(["one.js"]);
});

it("starts when the store cannot be written", async () => {
  const client = await buildVersion("1", { "one.js": "" });
  await writeFile(join(folder, "data"), "a file in place of the folder");
  const app = Fastify();
  await addKeptAssets(app, join(client, "assets"), store);
  await addClientFiles(app, client);
  expect((await app.inject({ url: "/assets/one.js" })).statusCode).toBe(200);
  await app.close();
});
