import { startS3StandIn } from "../s3-stand-in/s3-stand-in.ts";
import type { Place } from "./place.ts";

/** Starts the stand-in for S3. Returns the settings of the shop for its files. */
export const openObjectStorage = async (place: Place): Promise<Record<string, string>> => {
  const standIn = await startS3StandIn({ port: 0, dataDir: await place.folder("objects") });
  place.cleaning.add(standIn.close);
  return { ...standIn.env, DATA_DIR: await place.folder("files") };
};
