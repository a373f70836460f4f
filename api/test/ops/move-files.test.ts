import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, unlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { diskStorage } from "../../src/platform/files/disk-storage.ts";
import { mediaFiles } from "../../src/platform/files/files.ts";
import { moveFiles } from "../../src/platform/files/move-files.ts";
import { s3Client } from "../../src/platform/files/s3/s3-client.ts";
import { s3Settings, type S3Settings } from "../../src/platform/files/s3/s3-settings.ts";
import { s3Storage } from "../../src/platform/files/s3/s3-storage.ts";
import { storageWithFallback } from "../../src/platform/files/open-storage.ts";
import { projectRoot } from "../../src/platform/project-root.ts";
import { openS3 } from "../support/s3.ts";
import { shopProgram } from "../support/shop-program.ts";

const standIn = await openS3();
const target = s3Storage(s3Client(s3Settings(standIn.env) as S3Settings));

beforeEach(async () => {
  for (const key of await standIn.store.keys()) await standIn.store.remove(key);
});

const aFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "shop-move-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

const write = async (folder: string, path: string, content: string | Buffer): Promise<void> => {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), content);
};

/** Calls a function at each request of the bucket until the end of the test. */
const atRequests = (run: typeof standIn.onRequest): void => {
  standIn.onRequest = run;
  onTestFinished(() => void (standIn.onRequest = () => undefined));
};

const nothing = { copied: 0, present: 0, removed: 0, deleted: 0, failures: [] };

it("copies pictures and private files once, nothing else", async () => {
  const folder = await aFolder();
  const files = {
    "media/originals/ab/abc": Buffer.from([255, 216, 0, 1]),
    "media/renderings/ab/abc/320.webp": Buffer.from("small"),
    "private/returns/1/photo": Buffer.alloc(300_000, 7),
    "private/empty": Buffer.alloc(0),
  };
  for (const [path, content] of Object.entries(files)) await write(folder, path, content);
  await write(folder, "jwt-secret", "secret");
  await write(folder, "media/originals/ab/abc.0b2f3a54-1111-4222-8333-944445555666", "an unfinished file");
  expect(await moveFiles({ folder, target, deletesAfter: false })).toEqual({ ...nothing, copied: 4 });
  expect(await standIn.store.keys()).toEqual(Object.keys(files).sort());
  for (const [path, content] of Object.entries(files)) expect(await target.read(path)).toEqual(content);
  expect(await moveFiles({ folder, target, deletesAfter: false })).toEqual({ ...nothing, present: 4 });
});

it("copies a file again only if its copy has other bytes", async () => {
  const folder = await aFolder();
  await write(folder, "private/same", "12345");
  await write(folder, "private/other", "12345");
  await standIn.store.put("private/same", { headers: {}, content: Buffer.from("12345") });
  await standIn.store.put("private/other", { headers: {}, content: Buffer.from("12346") });
  expect(await moveFiles({ folder, target, deletesAfter: false })).toEqual({
    ...nothing,
    copied: 1,
    present: 1,
  });
  expect(String(await target.read("private/other"))).toBe("12345");
});

it("deletes from the disk only with the option, once all files are in the bucket", async () => {
  const folder = await aFolder();
  for (const name of ["one", "two"]) await write(folder, `private/${name}`, name);
  standIn.faults = { isFull: true };
  onTestFinished(() => void (standIn.faults = {}));
  const failed = await moveFiles({ folder, target, deletesAfter: true });
  expect([failed.deleted, failed.failures.length]).toEqual([0, 2]);
  expect(failed.failures.join()).toContain("QuotaExceeded");
  expect(await readdir(join(folder, "private"))).toEqual(["one", "two"]);
  standIn.faults = {};
  expect(await moveFiles({ folder, target, deletesAfter: true })).toMatchObject({
    copied: 2,
    deleted: 2,
    failures: [],
  });
  expect(await readdir(join(folder, "private"))).toEqual([]);
  expect(String(await target.read("private/two"))).toBe("two");
});

it("does not bring back a file that the shop removes during its copy", async () => {
  const folder = await aFolder();
  await write(folder, "private/gone", "private");
  const shopStorage = storageWithFallback(target, diskStorage(folder));
  let isRemoved = false;
  atRequests(async (method) => {
    if (method !== "PUT" || isRemoved) return;
    isRemoved = true;
    await unlink(join(folder, "private/gone"));
  });
  expect(await moveFiles({ folder, target, deletesAfter: false })).toEqual({ ...nothing, removed: 1 });
  expect(await shopStorage.has("private/gone")).toBe(false);
  expect(await standIn.store.keys()).toEqual([]);
});

it("is read by the shop from the disk until it is moved to the bucket", async () => {
  const folder = await aFolder();
  const disk = diskStorage(folder);
  const key = await mediaFiles(disk).storeOriginal("a picture");
  await mediaFiles(disk).storeRendering(key, "64.webp", Buffer.from("small"));
  const files = mediaFiles(storageWithFallback(target, disk));
  const read = async () => [String(await files.original(key)), await files.renderingNames(key)];
  expect(await read()).toEqual(["a picture", ["64.webp"]]);
  await moveFiles({ folder, target, deletesAfter: true });
  expect(await read()).toEqual(["a picture", ["64.webp"]]);
  await files.storeRendering(key, "320.webp", Buffer.from("larger"));
  expect(await disk.list(`media/renderings/${key.slice(0, 2)}/${key}`)).toEqual([]);
  await files.removeUnused(key, () => Promise.resolve(false));
  expect(await standIn.store.keys()).toEqual([]);
});

const runMove = (folder: string, env: Record<string, string>, args: string[] = []) =>
  spawn(process.execPath, [...shopProgram("move-files"), ...args], {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: "test", DATA_DIR: folder, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });

const outputOf = async (
  child: ReturnType<typeof runMove>,
): Promise<{ code: number | null; text: string }> => {
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => chunks.push(String(chunk)));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, text: chunks.join("") };
};

it(
  "survives a kill in the middle: no file in parts, the rest in the next run",
  { timeout: 120_000 },
  async () => {
    const folder = await aFolder();
    const contents = new Map<string, Buffer>();
    for (let number = 0; number < 60; number += 1)
      contents.set(`private/returns/${number}/photo`, Buffer.alloc(50_000, number));
    for (const [path, content] of contents) await write(folder, path, content);
    let puts = 0;
    const child = runMove(folder, standIn.env, ["--delete-after"]);
    const killed = once(child, "close");
    atRequests((method, key) => {
      if (method !== "PUT" || key.startsWith(".probe")) return;
      puts += 1;
      if (puts === 20) child.kill("SIGKILL");
    });
    await killed;
    const stored = (await standIn.store.keys()).filter((key) => !key.startsWith(".probe"));
    expect(stored.length).toBeGreaterThan(0);
    expect(stored.length).toBeLessThan(60);
    for (const key of stored) expect((await standIn.store.get(key))?.content).toEqual(contents.get(key));
    expect((await readdir(join(folder, "private/returns"))).length).toBe(60);
    const { code, text } = await outputOf(runMove(folder, standIn.env));
    expect([code, text]).toEqual([0, expect.stringMatching(/^(\d+) copied, (\d+) there before\.$/m)]);
    for (const [path, content] of contents) expect((await standIn.store.get(path))?.content).toEqual(content);
  },
);

it("names what is missing: a bucket, or a known option", { timeout: 60_000 }, async () => {
  const folder = await aFolder();
  expect(await outputOf(runMove(folder, {}))).toEqual({
    code: 1,
    text: "S3_URL: set it, with S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, to the bucket of the files.\n",
  });
  const { text } = await outputOf(runMove(folder, standIn.env, ["--delete"]));
  expect(text).toMatch(/^Usage: npm run move-files/);
});
