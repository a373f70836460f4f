import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import {
  startS3StandIn,
  type S3StandIn,
  type S3StandInOptions,
} from "../../tools/s3-stand-in/s3-stand-in.ts";

/** Starts a stand-in for an object store, which ends after the file's tests. Await it at the top of a test file. */
export const openS3 = async (options: Partial<S3StandInOptions> = {}): Promise<S3StandIn> => {
  const dataDir = await mkdtemp(join(tmpdir(), "shop-s3-"));
  const standIn = await startS3StandIn({ port: 0, dataDir, ...options });
  afterAll(async () => {
    await standIn.close();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
  });
  return standIn;
};
