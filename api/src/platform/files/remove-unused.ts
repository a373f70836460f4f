import type { FileStorage } from "./file-storage.ts";

type Storage = Pick<FileStorage, "read" | "write" | "remove">;

/**
 * Removes files, unless they are used. The storage may be slow, so `isUsed` is a short transaction of its own, and no lock is held
 * while the storage is called. If a file came into use meanwhile, it is written again. A command that begins to use a file of
 * which it has the content stores it after its commit, if it is missing by then.
 */
export const removeUnused = async (
  storage: Storage,
  paths: readonly string[],
  isUsed: () => Promise<boolean>,
): Promise<void> => {
  if (await isUsed()) return;
  const files: { path: string; content: Buffer }[] = [];
  for (const path of paths) {
    const content = await storage.read(path);
    // A file that a command stores after this is not removed, since it could not be written again.
    if (content) files.push({ path, content });
  }
  for (const { path } of files) await storage.remove(path);
  if (await isUsed()) for (const { path, content } of files) await storage.write(path, content);
};
