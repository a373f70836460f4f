import type { FileStorage } from "./file-storage.ts";

/**
 * Files in a storage, and those that an earlier storage still has: they are read from it until they are moved. Files are written
 * to the first storage only. No path ever gets another content, so both cannot differ.
 */
export const storageWithFallback = (storage: FileStorage, earlier: FileStorage): FileStorage => ({
  read: async (path) => (await storage.read(path)) ?? earlier.read(path),
  has: async (path) => (await storage.has(path)) || earlier.has(path),
  write: storage.write,
  list: async (folder) => [...new Set([...(await storage.list(folder)), ...(await earlier.list(folder))])],
  remove: async (path) => {
    // The earlier one first: `moveFiles` looks there after each copy, and takes back the copy of a removed file.
    await earlier.remove(path);
    await storage.remove(path);
  },
});
