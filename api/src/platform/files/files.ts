import { createHash } from "node:crypto";
import pLimit from "p-limit";
import type { FileStorage } from "./file-storage.ts";
import { removeUnused } from "./remove-unused.ts";

/** Stored pictures: originals by the hash of their content, and their renderings. */
export type MediaFiles = {
  /** Stores an original and returns its key. */
  storeOriginal: (content: string | Buffer) => Promise<string>;
  /** The original of a key; `undefined` if missing. */
  original: (key: string) => Promise<Buffer | undefined>;
  hasOriginal: (key: string) => Promise<boolean>;
  /** The keys without an original. */
  missingOriginals: (keys: readonly string[]) => Promise<ReadonlySet<string>>;
  rendering: (key: string, file: string) => Promise<Buffer | undefined>;
  storeRendering: (key: string, file: string, content: Buffer) => Promise<void>;
  /** The names of the stored renderings of a key, such as "480.avif". */
  renderingNames: (key: string) => Promise<string[]>;
  removeRenderings: (key: string) => Promise<void>;
  /** Removes an original and its renderings, unless `isUsed` says that something shows it. */
  removeUnused: (key: string, isUsed: () => Promise<boolean>) => Promise<void>;
};

/** Originals that are looked up at the same time. */
const concurrentLookUps = 8;

/** The key of an original: 32 hexadecimal digits of its SHA-256. */
export const mediaKeyOf = (content: string | Buffer): string =>
  createHash("sha256").update(content).digest("hex").slice(0, 32);

export const isMediaKey = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

const originalPath = (key: string): string => `media/originals/${key.slice(0, 2)}/${key}`;
const renderingFolder = (key: string): string => `media/renderings/${key.slice(0, 2)}/${key}`;

export const mediaFiles = (storage: FileStorage): MediaFiles => {
  const hasOriginal = (key: string) => storage.has(originalPath(key));
  const removeRenderings = (key: string) => storage.remove(renderingFolder(key));
  return {
    storeOriginal: async (content) => {
      const key = mediaKeyOf(content);
      if (!(await hasOriginal(key))) await storage.write(originalPath(key), content);
      return key;
    },
    original: (key) => storage.read(originalPath(key)),
    hasOriginal,
    missingOriginals: async (keys) => {
      const limit = pLimit(concurrentLookUps);
      const missing = keys.map((key) => limit(async () => ((await hasOriginal(key)) ? [] : [key])));
      return new Set((await Promise.all(missing)).flat());
    },
    rendering: (key, file) => storage.read(`${renderingFolder(key)}/${file}`),
    storeRendering: (key, file, content) => storage.write(`${renderingFolder(key)}/${file}`, content),
    renderingNames: (key) => storage.list(renderingFolder(key)),
    removeRenderings,
    removeUnused: async (key, isUsed) => {
      await removeUnused(storage, [originalPath(key)], isUsed);
      if (!(await hasOriginal(key))) await removeRenderings(key);
    },
  };
};
