import { createHash } from "node:crypto";
import { access, readdir, readFile, unlink } from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import type { S3Storage } from "./s3/s3-storage.ts";

/** The folders of the data folder that belong into a storage. The others are of this machine. */
const movedFolders = ["media", "private", "assets", "versions"];

/** Files that are moved at the same time. */
const concurrency = 8;

/** Number of failures after which the storage is assumed to be unreachable. */
const maxFailures = 10;

/** The end of a file's name until it is written whole. */
const unfinishedName = /\.[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export type MoveSummary = {
  copied: number;
  /** Files that the bucket had already, with the same size and hash. */
  present: number;
  /** Files that the shop removed while they were copied. */
  removed: number;
  /** Files that were deleted from the disk. */
  deleted: number;
  failures: string[];
};

export type Move = {
  folder: string;
  target: S3Storage;
  /** Whether files are deleted from the disk after all of them are in the bucket. */
  deletesAfter: boolean;
  /** Called after each file. */
  onProgress?: (summary: MoveSummary) => void;
};

const isAbsent = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

const unlessAbsent = async <Result>(reading: Promise<Result>): Promise<Result | undefined> => {
  try {
    return await reading;
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
};

const hashOf = (content: Buffer): string => createHash("sha256").update(content).digest("hex");

/** The paths of all files below a path, relative to the folder, with "/" between their parts. */
async function* filesBelow(folder: string, path: string): AsyncGenerator<string> {
  const entries = await unlessAbsent(readdir(join(folder, path), { withFileTypes: true }));
  for (const entry of entries ?? []) {
    const below = `${path}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(folder, below);
    else if (entry.isFile() && !unfinishedName.test(entry.name)) yield below;
  }
}

async function* filesOf(folder: string): AsyncGenerator<string> {
  for (const name of movedFolders) yield* filesBelow(folder, name);
}

/** Whether the bucket has these bytes under the path. */
const isStored = async (target: S3Storage, path: string, content: Buffer): Promise<boolean> => {
  const stored = await target.stat(path);
  if (stored?.size !== content.length) return false;
  if (stored.sha256 !== "") return stored.sha256 === hashOf(content);
  return (await target.read(path))?.equals(content) ?? false;
};

/** Copies a file unless the bucket has it, and reads the copy back. */
const copyFile = async (
  { folder, target }: Move,
  path: string,
): Promise<"copied" | "present" | "removed"> => {
  const content = await unlessAbsent(readFile(join(folder, path)));
  if (!content) return "removed";
  if (await isStored(target, path, content)) return "present";
  await target.write(path, content);
  if (!(await target.read(path))?.equals(content)) throw new Error("the copy has other bytes");
  // The shop removes a file from the disk first: if it is still there, the removal from the bucket comes after this copy.
  if ((await unlessAbsent(access(join(folder, path)).then(() => true))) === true) return "copied";
  await target.remove(path);
  return "removed";
};

/** Runs a step for every file of the disk, some at the same time, until too many have failed. */
const forEachFile = async (
  { folder, onProgress }: Move,
  summary: MoveSummary,
  step: (path: string) => Promise<void>,
): Promise<void> => {
  const limit = pLimit(concurrency);
  const running = new Set<Promise<void>>();
  for await (const path of filesOf(folder)) {
    if (summary.failures.length >= maxFailures) break;
    const task = limit(() => step(path)).then(
      () => onProgress?.(summary),
      (error: unknown) =>
        void summary.failures.push(`${path}: ${error instanceof Error ? error.message : String(error)}`),
    );
    running.add(task);
    void task.then(() => running.delete(task));
    if (running.size >= concurrency * 2) await Promise.race(running);
  }
  await Promise.all(running);
};

/**
 * Copies the files of a data folder to a bucket. May be interrupted and repeated at any time: each file is in the bucket whole or
 * not at all, and a repeated run copies only what is missing. The shop may run meanwhile.
 */
export const moveFiles = async (move: Move): Promise<MoveSummary> => {
  const summary: MoveSummary = { copied: 0, present: 0, removed: 0, deleted: 0, failures: [] };
  await forEachFile(move, summary, async (path) => {
    const outcome = await copyFile(move, path);
    summary[outcome] += 1;
  });
  if (!move.deletesAfter || summary.failures.length > 0) return summary;
  await forEachFile(move, summary, async (path) => {
    if ((await copyFile(move, path)) === "removed") return;
    await unlessAbsent(unlink(join(move.folder, path)));
    summary.deleted += 1;
  });
  return summary;
};
