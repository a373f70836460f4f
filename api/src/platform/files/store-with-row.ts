import type { PrivateFiles } from "./private-files.ts";

type NewFile = { path: string; content: Buffer };

/**
 * Stores files, then adds the row that names them, in a transaction of its own: no lock is held while the storage is called.
 * `addDeleteJob` adds a job that deletes files without a row; it is added if the row is not. After the commit the row protects
 * the files. A deletion that began before may have removed them, so a missing one is stored again. The job is added for it too,
 * since the row itself may have been deleted meanwhile.
 */
export const storeWithRow = async (
  storage: PrivateFiles,
  files: readonly NewFile[],
  { addRow, addDeleteJob }: { addRow: () => Promise<void>; addDeleteJob: () => Promise<void> },
): Promise<void> => {
  try {
    for (const { path, content } of files) await storage.write(path, content);
    await addRow();
  } catch (error) {
    await addDeleteJob().catch(() => undefined);
    throw error;
  }
  for (const { path, content } of files) {
    if (await storage.has(path)) continue;
    await storage.write(path, content);
    await addDeleteJob();
  }
};
