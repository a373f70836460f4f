import { createHash, randomUUID } from "node:crypto";
import { access, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Pictures in the data folder: originals by the hash of their content, and their renderings. */
export type MediaFiles = {
  /** Stores an original and returns its key: 32 hexadecimal digits of its SHA-256. */
  storeOriginal: (content: string | Buffer) => Promise<string>;
  /** The original of a key; `undefined` if missing. */
  original: (key: string) => Promise<Buffer | undefined>;
  hasOriginal: (key: string) => Promise<boolean>;
  rendering: (key: string, file: string) => Promise<Buffer | undefined>;
  storeRendering: (key: string, file: string, content: Buffer) => Promise<void>;
};

const mediaKeyOf = (content: string | Buffer): string =>
  createHash("sha256").update(content).digest("hex").slice(0, 32);

export const isMediaKey = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

const isAbsent = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "code" in error && error.code === "ENOENT";

const readIfExists = (path: string): Promise<Buffer | undefined> =>
  readFile(path).catch((error: unknown) => {
    if (isAbsent(error)) return undefined;
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

export const mediaFiles = (dataDir: string): MediaFiles => {
  const originalPath = (key: string) => join(dataDir, "media", "originals", key.slice(0, 2), key);
  const renderingPath = (key: string, file: string) =>
    join(dataDir, "media", "renderings", key.slice(0, 2), key, file);
  const hasOriginal = (key: string) =>
    access(originalPath(key)).then(
      () => true,
      () => false,
    );
  return {
    storeOriginal: async (content) => {
      const key = mediaKeyOf(content);
      if (!(await hasOriginal(key))) await writeAtomically(originalPath(key), content);
      return key;
    },
    original: (key) => readIfExists(originalPath(key)),
    hasOriginal,
    rendering: (key, file) => readIfExists(renderingPath(key, file)),
    storeRendering: (key, file, content) => writeAtomically(renderingPath(key, file), content),
  };
};
