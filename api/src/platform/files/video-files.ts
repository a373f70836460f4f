import { mediaKeyOf } from "./files.ts";
import type { FileStorage } from "./file-storage.ts";
import { removeUnused } from "./remove-unused.ts";

/** A stored video: the hash of its content, and its container. */
export type VideoFile = { key: string; format: string };

/** Stored videos, each once under the hash of its content. */
export type VideoFiles = {
  store: (content: Buffer, format: string) => Promise<VideoFile>;
  has: (file: VideoFile) => Promise<boolean>;
  read: (file: VideoFile) => Promise<Buffer | undefined>;
  /** The number of its bytes; `undefined` if missing. */
  size: (file: VideoFile) => Promise<number | undefined>;
  /** Some of its bytes from a position on. */
  part: (file: VideoFile, start: number, length: number) => Promise<Buffer | undefined>;
  /** Removes a video, unless `isUsed` says that a product shows it. */
  removeUnused: (file: VideoFile, isUsed: () => Promise<boolean>) => Promise<void>;
};

const pathOf = ({ key, format }: VideoFile): string => `media/videos/${key.slice(0, 2)}/${key}.${format}`;

export const videoFiles = (storage: FileStorage): VideoFiles => {
  const has = (file: VideoFile) => storage.has(pathOf(file));
  return {
    store: async (content, format) => {
      const file = { key: mediaKeyOf(content), format };
      if (!(await has(file))) await storage.write(pathOf(file), content);
      return file;
    },
    has,
    read: (file) => storage.read(pathOf(file)),
    size: (file) => storage.size(pathOf(file)),
    part: (file, start, length) => storage.readPart(pathOf(file), start, length),
    removeUnused: (file, isUsed) => removeUnused(storage, [pathOf(file)], isUsed),
  };
};
