import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { FastifyInstance } from "fastify";
import { refuse } from "../../platform/errors/errors.ts";
import { errorSummary } from "../../platform/logger.ts";
import type { VersionFiles } from "./version-files.ts";

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".woff2": "font/woff2",
};

/** Files that the build has compressed, by the content coding, best first. */
const compressed = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

const assetName = /^[\w-][\w.-]{1,120}$/;

/** The content of an asset in the best coding that the client accepts. */
const readAsset = async (versions: VersionFiles, name: string, accepted: string) => {
  for (const [coding, ending] of compressed) {
    if (!new RegExp(`\\b${coding}\\b`).test(accepted)) continue;
    const content = await versions.asset(name + ending);
    if (content) return { content, coding };
  }
  const content = await versions.asset(name);
  return content && { content, coding: undefined };
};

/**
 * Adds this version to the stored ones. Returns the documents of the other versions: a tab of an earlier version names them. If the
 * storage cannot be written, open tabs load the next page in full.
 */
export const publishVersion = async (
  app: Pick<FastifyInstance, "log">,
  versions: VersionFiles,
  { assets, documents }: { assets: string; documents: Readonly<Record<string, string>> },
): Promise<Readonly<Record<string, string>>> => {
  if (!existsSync(assets)) return {};
  try {
    const names = await readdir(assets);
    await versions.publish({ assets: names, documents }, (name) => readFile(join(assets, name)));
    return await versions.documents();
  } catch (error) {
    app.log.warn(errorSummary(error), "the assets are not kept for the next version");
    return {};
  }
};

/** Serves the assets of other versions. Those of this version have routes of their own. */
export const addPreviousVersionAssets = (app: FastifyInstance, versions: VersionFiles): void => {
  app.get<{ Params: { name: string } }>("/assets/:name", async (request, reply) => {
    const { name } = request.params;
    const type = types[extname(name)];
    const file =
      type && assetName.test(name)
        ? await readAsset(versions, name, request.headers["accept-encoding"] ?? "")
        : undefined;
    if (!type || !file) return refuse("NOT_FOUND");
    if (file.coding) void reply.header("content-encoding", file.coding);
    return reply
      .header("cache-control", "public, max-age=31536000, immutable")
      .header("vary", "accept-encoding")
      .type(type)
      .send(file.content);
  });
};
