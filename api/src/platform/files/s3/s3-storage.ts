import pLimit from "p-limit";
import type { FileStorage } from "../file-storage.ts";
import { sha256Of, type S3Client, type S3Response } from "./s3-client.ts";
import { isMissingObject, S3Error } from "./s3-error.ts";
import { listPageOf } from "./s3-xml.ts";

/** Calls of one removal at the same time. */
const concurrentRemovals = 8;

/** The header with the hash of an object's content. */
const hashHeader = "x-amz-meta-sha256";

/** Size and hash of a stored object. The hash is empty if another program has stored the object. */
export type StoredObject = { size: number; sha256: string };

export type S3Storage = FileStorage & {
  /** Size and hash of an object; `undefined` if missing. */
  stat: (path: string) => Promise<StoredObject | undefined>;
};

const unlessMissing = async (call: Promise<S3Response>): Promise<S3Response | undefined> => {
  try {
    return await call;
  } catch (error) {
    if (error instanceof S3Error && isMissingObject(error)) return undefined;
    throw error;
  }
};

/** Files in a bucket. A path is the key of its object. */
export const s3Storage = (send: S3Client): S3Storage => {
  const pagesOf = async function* (prefix: string, delimiter: string) {
    let token: string | undefined;
    do {
      const { body } = await send({
        method: "GET",
        key: "",
        query: {
          "list-type": "2",
          prefix,
          ...(delimiter ? { delimiter } : {}),
          ...(token ? { "continuation-token": token } : {}),
        },
      });
      const page = listPageOf(body.toString("utf8"));
      yield page;
      token = page.next;
    } while (token !== undefined);
  };

  const stat: S3Storage["stat"] = async (path) => {
    const found = await unlessMissing(send({ method: "HEAD", key: path }));
    return (
      found && {
        size: Number(found.headers.get("content-length")),
        sha256: found.headers.get(hashHeader) ?? "",
      }
    );
  };

  const removeObject = (key: string) => unlessMissing(send({ method: "DELETE", key }));

  return {
    stat,
    read: async (path) => (await unlessMissing(send({ method: "GET", key: path })))?.body,
    readPart: async (path, start, length) => {
      const range = { range: `bytes=${start}-${start + length - 1}` };
      const found = await unlessMissing(send({ method: "GET", key: path, headers: range }));
      // A store that knows no ranges sends the whole object.
      return found?.headers.has("content-range") ? found.body : found?.body.subarray(start, start + length);
    },
    size: async (path) => (await stat(path))?.size,
    has: async (path) => (await stat(path)) !== undefined,
    write: async (path, content) => {
      const body = Buffer.from(content);
      await send({ method: "PUT", key: path, headers: { [hashHeader]: sha256Of(body) }, body });
    },
    list: async (folder) => {
      const names: string[] = [];
      for await (const { keys, prefixes } of pagesOf(`${folder}/`, "/"))
        names.push(...keys, ...prefixes.map((prefix) => prefix.replace(/\/$/, "")));
      return names.map((key) => key.slice(folder.length + 1)).filter((name) => name !== "");
    },
    remove: async (path) => {
      const limit = pLimit(concurrentRemovals);
      await removeObject(path);
      for await (const { keys } of pagesOf(`${path}/`, ""))
        await Promise.all(keys.map((key) => limit(() => removeObject(key))));
    },
  };
};
