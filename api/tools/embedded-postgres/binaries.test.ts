import { chmod, mkdir, mkdtemp, readlink, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { findBinaries } from "./binaries.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "shop-binaries-"));
  await mkdir(join(folder, "native/bin"), { recursive: true });
  await mkdir(join(folder, "native/lib"));
  await writeFile(join(folder, "native/bin/initdb"), "", { mode: 0o644 });
  await writeFile(join(folder, "native/bin/postgres"), "", { mode: 0o644 });
  const links = [{ source: "native/lib/libpq.so.5.18", target: "native/lib/libpq.so.5" }];
  await writeFile(join(folder, "native/pg-symlinks.json"), JSON.stringify(links));
});

afterEach(() => rm(folder, { recursive: true }));

it("completes an installation without scripts, also when called repeatedly", async () => {
  await Promise.all([findBinaries(folder), findBinaries(folder)]);
  const { initdb, postgres } = await findBinaries(folder);
  expect(await readlink(join(folder, "native/lib/libpq.so.5"))).toBe("libpq.so.5.18");
  expect((await stat(initdb)).mode & 0o777).toBe(0o755);
  expect((await stat(postgres)).mode & 0o777).toBe(0o755);
});

it("names the repair command if the programs are missing", async () => {
  await rm(join(folder, "native/bin"), { recursive: true });
  await expect(findBinaries(folder)).rejects.toThrow(/npm rebuild[^]*DATABASE_URL/);
});

it("accepts a package without links", async () => {
  await rm(join(folder, "native/pg-symlinks.json"));
  await chmod(join(folder, "native/bin/postgres"), 0o700);
  const { postgres } = await findBinaries(folder);
  expect((await stat(postgres)).mode & 0o777).toBe(0o755);
});
