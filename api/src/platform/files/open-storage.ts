import { diskStorage } from "./disk-storage.ts";
import type { FileStorage } from "./file-storage.ts";
import { checkBucket } from "./s3/check-bucket.ts";
import { s3Client } from "./s3/s3-client.ts";
import type { S3Settings } from "./s3/s3-settings.ts";
import { s3Storage } from "./s3/s3-storage.ts";
import { storageWithFallback } from "./storage-with-fallback.ts";

/** The storage of the settings: a folder, or a bucket with that folder as its earlier storage. Throws `SettingsError`. */
export const openStorage = async (folder: string, s3: S3Settings | undefined): Promise<FileStorage> => {
  const disk = diskStorage(folder);
  if (!s3) return disk;
  const send = s3Client(s3);
  await checkBucket(s3, send);
  return storageWithFallback(s3Storage(send), disk);
};
