import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** An object with its own headers (`x-amz-meta-...`). */
export type StoredObject = { headers: Record<string, string>; content: Buffer };

export type ObjectStore = {
  put: (key: string, object: StoredObject) => Promise<void>;
  get: (key: string) => Promise<StoredObject | undefined>;
  remove: (key: string) => Promise<void>;
  /** All keys in the order of their characters. */
  keys: () => Promise<string[]>;
};

/** Objects as files of one folder: a line of JSON with the headers, then the content. The name is the encoded key. */
export const objectStore = async (folder: string): Promise<ObjectStore> => {
  const objects = join(folder, "objects");
  const unfinished = join(folder, "unfinished");
  await mkdir(objects, { recursive: true });
  await mkdir(unfinished, { recursive: true });
  const pathOf = (key: string) => join(objects, `${encodeURIComponent(key)}~`);
  return {
    put: async (key, { headers, content }) => {
      const path = join(unfinished, randomUUID());
      await writeFile(path, Buffer.concat([Buffer.from(`${JSON.stringify(headers)}\n`), content]));
      await rename(path, pathOf(key));
    },
    get: async (key) => {
      const file = await readFile(pathOf(key)).catch(() => undefined);
      if (!file) return undefined;
      const end = file.indexOf("\n");
      const headers = JSON.parse(file.subarray(0, end).toString("utf8")) as Record<string, string>;
      return { headers, content: file.subarray(end + 1) };
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    keys: async () => (await readdir(objects)).map((name) => decodeURIComponent(name.slice(0, -1))).sort(),
  };
};
