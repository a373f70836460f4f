import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it } from "vitest";
import { diskStorage } from "../../platform/files/disk-storage.ts";
import { addErrorHandlers } from "../../platform/http/error-responses.ts";
import { addClientFiles } from "./client-files.ts";
import { addPreviousVersionAssets, publishVersion } from "./previous-version-assets.ts";
import { versionFiles, type VersionFiles } from "./version-files.ts";

const day = 24 * 60 * 60 * 1000;
let folder = "";
let versions: VersionFiles;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "saanjh-assets-"));
  versions = versionFiles(diskStorage(join(folder, "data")));
});
afterEach(() => rm(folder, { recursive: true }));

const storedAssets = () => readdir(join(folder, "data", "assets"));

/** Adds a version whose files contain their names. */
const publish = (assets: string[], now: number, documents: Record<string, string> = {}) =>
  versions.publish({ assets, documents }, (name) => Promise.resolve(Buffer.from(name)), now);

/** A server of a version, from its built client. */
const startVersion = async (
  name: string,
  files: Record<string, string | Buffer>,
  documents: Record<string, string> = {},
): Promise<{ app: FastifyInstance; documents: Readonly<Record<string, string>> }> => {
  const client = join(folder, name, "dist");
  await mkdir(join(client, "assets"), { recursive: true });
  await writeFile(join(client, "index.html"), "<html><head></head></html>");
  for (const [file, text] of Object.entries(files)) await writeFile(join(client, "assets", file), text);
  const app = Fastify();
  addErrorHandlers(app, () => "Saanjh");
  const all = await publishVersion(app, versions, { assets: join(client, "assets"), documents });
  addPreviousVersionAssets(app, versions);
  await addClientFiles(app, { folder: client, pages: [] });
  return { app, documents: all };
};

const startSecondVersion = async () => {
  await startVersion("1", { "contact-1.js": "old" });
  return (await startVersion("2", { "contact-2.js": "new" })).app;
};

it("serves a script of the previous version with its type", async () => {
  const app = await startSecondVersion();
  const old = await app.inject({ url: "/assets/contact-1.js" });
  expect([old.statusCode, old.body]).toEqual([200, "old"]);
  expect(old.headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect((await app.inject({ url: "/assets/contact-2.js" })).body).toBe("new");
  expect((await app.inject({ method: "HEAD", url: "/assets/contact-1.js" })).statusCode).toBe(200);
  await app.close();
});

it("answers 404 for an unknown script", async () => {
  const app = await startSecondVersion();
  for (const name of [
    "contact-3.js",
    "..%2f..%2f1%2fdist%2findex.html",
    "..%2fversions%2fx.json",
    "contact-1",
  ])
    expect((await app.inject({ url: `/assets/${name}` })).statusCode).toBe(404);
  await app.close();
});

it("serves a script of a newer version that another process has started", async () => {
  const { app } = await startVersion("1", { "contact-1.js": "old" });
  await startVersion("2", { "contact-2.js": "new" });
  expect((await app.inject({ url: "/assets/contact-2.js" })).body).toBe("new");
  await app.close();
});

it("sends the compressed file of another version to a browser that accepts it", async () => {
  const { app } = await startVersion("1", { "contact-1.js": "old" });
  await startVersion("2", { "contact-2.js": "new", "contact-2.js.br": brotliCompressSync("new") });
  const url = "/assets/contact-2.js";
  const small = await app.inject({ url, headers: { "accept-encoding": "gzip, deflate, br" } });
  expect([small.headers["content-encoding"], small.headers["vary"]]).toEqual(["br", "accept-encoding"]);
  expect(small.rawPayload).toEqual(brotliCompressSync("new"));
  const plain = await app.inject({ url, headers: { "accept-encoding": "gzip" } });
  expect([plain.headers["content-encoding"], plain.body]).toEqual([undefined, "new"]);
  await app.close();
});

it("knows the documents of earlier versions", async () => {
  await startVersion("1", { "one.js": "" }, { "sha256:1": "{ old }" });
  const { documents } = await startVersion("2", { "two.js": "" }, { "sha256:2": "{ new }" });
  expect(documents).toEqual({ "sha256:1": "{ old }", "sha256:2": "{ new }" });
});

it("removes files and documents 30 days after the version that replaced them has started", async () => {
  const start = Date.now();
  await publish(["both.js", "one.js"], start, { "sha256:1": "{ old }" });
  await publish(["both.js", "two.js"], start + 100 * day);
  expect(await storedAssets()).toEqual(["both.js", "one.js", "two.js"]);
  await publish(["both.js", "two.js"], start + 129 * day);
  expect(await storedAssets()).toContain("one.js");
  expect(await versions.documents()).toEqual({ "sha256:1": "{ old }" });
  await publish(["both.js", "two.js"], start + 131 * day);
  expect(await storedAssets()).toEqual(["both.js", "two.js"]);
  expect(await versions.documents()).toEqual({});
});

it("keeps the files of a version that comes back", async () => {
  const start = Date.now();
  await publish(["one.js"], start);
  await publish(["two.js"], start + day);
  await publish(["one.js"], start + 2 * day);
  await publish(["one.js"], start + 60 * day);
  expect(await storedAssets()).toEqual(["one.js"]);
});

it("keeps files of a version without a record for 30 days", async () => {
  await mkdir(join(folder, "data", "assets"), { recursive: true });
  await writeFile(join(folder, "data", "assets", "zero.js"), "");
  const start = Date.now();
  await publish(["one.js"], start);
  await publish(["one.js"], start + 29 * day);
  expect(await storedAssets()).toEqual(["one.js", "zero.js"]);
  await publish(["one.js"], start + 31 * day);
  expect(await storedAssets()).toEqual(["one.js"]);
});

it("starts although the storage cannot be written", async () => {
  await writeFile(join(folder, "data"), "a file in place of the folder");
  const { app } = await startVersion("1", { "one.js": "" });
  expect((await app.inject({ url: "/assets/one.js" })).statusCode).toBe(200);
  await app.close();
});
