import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { SettingsError } from "../platform/errors/settings-error.ts";

const minBytes = 32;

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "";

/** Flushes a file, or the names in a folder, to the disk. */
const flush = async (path: string): Promise<void> => {
  const handle = await open(path, "r");
  await handle.sync().finally(() => handle.close());
};

/** Writes a file completely or not at all. Of several concurrent writers, the file of the first one stays. */
const writeOnce = async (folder: string, path: string, content: string): Promise<void> => {
  const temporaryPath = `${path}.${randomUUID()}`;
  try {
    const handle = await open(temporaryPath, "wx", 0o600);
    await handle
      .writeFile(content)
      .then(() => handle.sync())
      .finally(() => handle.close());
    await link(temporaryPath, path);
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  } finally {
    await rm(temporaryPath, { force: true });
  }
  await flush(folder);
};

/** The secrets of development, with what happens if one is removed. */
const secrets = {
  "jwt-secret": "all log in again",
  "payout-secret": "shoppers give the details of their payouts again",
};

/** A secret of development. It is generated once and stored in the data folder. */
export const developmentSecret = async (dataDir: string, name: keyof typeof secrets): Promise<string> => {
  const path = join(dataDir, name);
  await mkdir(dataDir, { recursive: true });
  const read = () =>
    readFile(path, "utf8").catch((error: unknown) => {
      if (codeOf(error) === "ENOENT") return undefined;
      throw error;
    });
  const existing = await read();
  if (existing === undefined) await writeOnce(dataDir, path, randomBytes(48).toString("base64url"));
  const secret = existing ?? (await read()) ?? "";
  if (Buffer.byteLength(secret.trim()) < minBytes)
    throw new SettingsError(
      `${path}: has fewer than ${minBytes} bytes. Remove it: the next start makes a new one, and ${secrets[name]}.`,
    );
  return secret;
};
