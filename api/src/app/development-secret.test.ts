import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { checkDataFolder } from "../platform/files/data-folder.ts";
import { developmentSecret } from "./development-secret.ts";

const aFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "shop-secret-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

it("generates one secret for concurrent calls, in a complete file that only its owner can read", async () => {
  const folder = await aFolder();
  const secrets = await Promise.all(
    Array.from({ length: 20 }, () => developmentSecret(folder, "jwt-secret")),
  );
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[\w-]{64}$/);
  expect(await readdir(folder)).toEqual(["jwt-secret"]);
  expect((await stat(join(folder, "jwt-secret"))).mode & 0o777).toBe(0o600);
  expect(await developmentSecret(folder, "jwt-secret")).toBe(secrets[0]);
});

it.each(["", "\n", "short", " ".repeat(40)])("refuses a secret of too few bytes: %j", async (content) => {
  const folder = await aFolder();
  await writeFile(join(folder, "jwt-secret"), content);
  await expect(developmentSecret(folder, "jwt-secret")).rejects.toThrow(
    /jwt-secret: has fewer than 32 bytes\. Remove it/,
  );
  expect(await readFile(join(folder, "jwt-secret"), "utf8")).toBe(content);
});

it.each([
  ["ENOSPC", "the disk is full"],
  ["EROFS", "the file system is read-only"],
  ["EACCES", "this user may not write there"],
])("says why a data folder cannot be written to, and leaves nothing in it: %s", async (code, reason) => {
  const folder = await aFolder();
  const failingWrite = async (path: unknown) => {
    await writeFile(String(path), "half of it");
    throw Object.assign(new Error("the system's words"), { code });
  };
  await expect(checkDataFolder(folder, failingWrite as typeof writeFile)).rejects.toThrow(
    `DATA_DIR: ${folder} cannot be used: ${reason} (${code}).`,
  );
  expect(await readdir(folder)).toEqual([]);
});
