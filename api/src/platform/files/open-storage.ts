import { diskStorage } from "./disk-storage.ts";
import type { FileStorage } from "./file-storage.ts";
import { checkBucket } from "./s3/check-bucket.ts";
import { s3Client } from "./s3/s3-client.ts";
import type { S3Settings } from "./s3/s3-settings.ts";
import { s3Storage } from "./s3/s3-storage.ts";

/**
 * A storage, with an earlier one from which files are read until they are moved. Files are written to the first storage only. The
 * content of a path never changes, so the copies in both are equal.
 */
export const storageWithFallback = (storage: FileStorage, earlier: FileStorage): FileStorage => ({
  read: async (path) => (await storage.read(path)) ?? earlier.read(path),
  readPart: async (path, start, length) =>
    (await storage.readPart(path, start, length)) ?? earlier.readPart(path, start, length),
  size: async (path) => (await storage.size(path)) ?? earlier.size(path),
  has: async (path) => (await storage.has(path)) || earlier.has(path),
  write: storage.write,
  list: async (folder) => [...new Set([...(await storage.list(folder)), ...(await earlier.list(folder))])],
  remove: async (path) => {
    // The earlier one first: `moveFiles` looks there after each copy, and takes back the copy of a removed file.
    await earlier.remove(path);
    await storage.remove(path);
  },
});

/** The storage of the settings: a folder, or a bucket with that folder as its earlier storage. Throws `SettingsError`. */
export const openStorage = async (folder: string, s3: S3Settings | undefined): Promise<FileStorage> => {
  const disk = diskStorage(folder);
  if (!s3) return disk;
  const send = s3Client(s3);
  await checkBucket(s3, send);
  return storageWithFallback(s3Storage(send), disk);
};
