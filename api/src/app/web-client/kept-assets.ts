import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, rename, stat, unlink, utimes } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { errorSummary } from "../../platform/logger.ts";

/** For so long the files of a replaced version are served: open tabs, and pages in the caches of proxies, ask for them. */
const keptMs = 7 * 24 * 60 * 60 * 1000;

/** The modification time of files that the current version has. The other files have the time of their replacement. */
const inUse = new Date("2100-01-01T00:00:00Z");

/** Copies a file under its name in one step: another process may serve it at the same time. */
const copyWhole = async (from: string, to: string): Promise<void> => {
  const unfinished = `${to}.${process.pid}.tmp`;
  await copyFile(from, unfinished);
  await rename(unfinished, to);
};

/**
 * Adds the files of this version to the store. Files of other versions stay there for a week after their replacement, which
 * is the first start without them.
 */
export const keepAssets = async (assets: string, store: string, now = new Date()): Promise<void> => {
  await mkdir(store, { recursive: true });
  const stored = new Set(await readdir(store));
  const current = await readdir(assets);
  for (const name of current) {
    const kept = join(store, name);
    if (!stored.has(name)) await copyWhole(join(assets, name), kept);
    await utimes(kept, inUse, inUse);
    stored.delete(name);
  }
  for (const name of stored) {
    const kept = join(store, name);
    const { mtime } = await stat(kept);
    if (mtime > now) await utimes(kept, now, now);
    else if (now.getTime() - mtime.getTime() > keptMs) await unlink(kept);
  }
};

/**
 * Serves the assets of replaced versions beside those of this one. Each version adds its assets to a folder that outlives a
 * deployment, such as `DATA_DIR`. If that folder cannot be written, open tabs load the next page in full.
 */
export const addKeptAssets = async (app: FastifyInstance, assets: string, store: string): Promise<void> => {
  if (!existsSync(assets)) return;
  try {
    await keepAssets(assets, store);
  } catch (error) {
    app.log.warn(errorSummary(error), "the assets are not kept for the next version");
  }
  if (!existsSync(store)) return;
  await app.register(fastifyStatic, {
    root: store,
    prefix: "/assets/",
    decorateReply: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response) => void response.header("cache-control", "public, max-age=31536000, immutable"),
  });
};
