import { randomUUID } from "node:crypto";
import { access, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { FileStorage } from "./file-storage.ts";

const isAbsent = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "code" in error && error.code === "ENOENT";

/** The result of a read; `absent` if the file or folder is missing. */
const unlessAbsent = <Result, Absent>(reading: Promise<Result>, absent: Absent): Promise<Result | Absent> =>
  reading.catch((error: unknown) => {
    if (isAbsent(error)) return absent;
    throw error;
  });

/** Writes a temporary file and renames it, so that no reader sees an incomplete file. */
const writeAtomically = async (path: string, content: string | Buffer): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  const temporaryPath = `${path}.${randomUUID()}`;
  try {
    await writeFile(temporaryPath, content);
    await rename(temporaryPath, path);
  } catch (error) {
    // On a full disk, the incomplete file would occupy the rest of the space.
    await rm(temporaryPath, { force: true }).catch(() => undefined);
    throw error;
  }
};

const readPart = async (path: string, start: number, length: number): Promise<Buffer> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

/** Files below a folder of the disk. */
export const diskStorage = (folder: string): FileStorage => ({
  read: (path) => unlessAbsent(readFile(join(folder, path)), undefined),
  readPart: (path, start, length) => unlessAbsent(readPart(join(folder, path), start, length), undefined),
  size: (path) =>
    unlessAbsent(
      stat(join(folder, path)).then(({ size }) => size),
      undefined,
    ),
  has: (path) =>
    access(join(folder, path)).then(
      () => true,
      () => false,
    ),
  write: (path, content) => writeAtomically(join(folder, path), content),
  list: (path) => unlessAbsent(readdir(join(folder, path)), []),
  remove: (path) => rm(join(folder, path), { recursive: true, force: true }),
});
