import type { FileStorage } from "./file-storage.ts";

/** Files that no public address serves. A feature that serves one checks who may read it. */
export type PrivateFiles = Pick<FileStorage, "read" | "has" | "write" | "remove">;

export const privateFiles = (storage: FileStorage): PrivateFiles => ({
  read: (path) => storage.read(`private/${path}`),
  has: (path) => storage.has(`private/${path}`),
  write: (path, content) => storage.write(`private/${path}`, content),
  remove: (path) => storage.remove(`private/${path}`),
});
