import type { Place } from "./place.ts";

/**
 * The settings of the shop for its files. This is the place to start a stand-in for S3 and to return `S3_URL` with its keys.
 * Until then all processes share one folder, as on a network disk.
 */
export const openObjectStorage = async (place: Place): Promise<Record<string, string>> => ({
  DATA_DIR: await place.folder("files"),
});
