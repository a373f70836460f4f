import { randomUUID } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { SettingsError } from "../errors/settings-error.ts";

/** Why a folder cannot be used, by the code of the system's error. */
const reasons: Record<string, string> = {
  EEXIST: "it is not a folder",
  ENOTDIR: "a part of the path is not a folder",
  ENOENT: "it cannot be created there",
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "the file system is read-only",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk quota is used up",
};

/** Size of the test file: one page of the disk, since an empty file can be written to a full disk. */
const probeBytes = 4096;

/** Creates the data folder if missing. Throws `SettingsError` if no file can be written in it. */
export const checkDataFolder = async (dataDir: string, write = writeFile): Promise<void> => {
  const probe = join(dataDir, `.probe-${randomUUID()}`);
  try {
    await mkdir(dataDir, { recursive: true });
    await write(probe, Buffer.alloc(probeBytes));
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    throw new SettingsError(
      `DATA_DIR: ${dataDir} cannot be used: ${reasons[code] ?? "no file can be written"} (${code}).`,
    );
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
};
