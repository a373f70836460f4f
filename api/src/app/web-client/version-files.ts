import { createHash } from "node:crypto";
import pLimit from "p-limit";
import type { FileStorage } from "../../platform/files/file-storage.ts";

/** Milliseconds for which a replaced version is served: open tabs, and pages in caches of proxies, name its files and documents. */
const retentionMs = 30 * 24 * 60 * 60 * 1000;

/** Files that are written at the same time: a version has hundreds, and the start waits for them. */
const concurrentWrites = 16;

type Documents = Readonly<Record<string, string>>;

/** What a version of the client consists of: the names of its hashed files, and the texts of its trusted documents by id. */
export type ClientVersion = { assets: readonly string[]; documents: Documents };

/** A version in the storage, with the time at which it replaced the version before. */
type VersionRecord = ClientVersion & { name: string; startedAt: number };

export type VersionFiles = {
  /**
   * Adds a version, which replaces the one before. Its files are written if they are missing. Versions that were replaced 30 days
   * ago are removed.
   */
  publish: (
    version: ClientVersion,
    readAsset: (name: string) => Promise<Buffer>,
    now?: number,
  ) => Promise<void>;
  /** The documents of all versions. */
  documents: () => Promise<Documents>;
  /** A file of any version; `undefined` if missing. */
  asset: (name: string) => Promise<Buffer | undefined>;
};

const assetPath = (name: string): string => `assets/${name}`;

const hashOf = ({ assets, documents }: ClientVersion): string =>
  createHash("sha256")
    .update(JSON.stringify([[...assets].sort(), Object.keys(documents).sort()]))
    .digest("hex")
    .slice(0, 16);

/** "1795392000000-0123456789abcdef.json": sorted by the time of the start. */
const recordName = /^(\d{13})-([0-9a-f]{16})\.json$/;

/**
 * The versions of the client, in the storage that all processes share. Each process adds the files of its version, so that every
 * process can serve the files of the others: those of an earlier version, and while two versions run those of the newer one.
 */
export const versionFiles = (storage: FileStorage): VersionFiles => {
  const names = async (): Promise<string[]> =>
    (await storage.list("versions")).filter((name) => recordName.test(name)).sort();

  const records = async (): Promise<VersionRecord[]> => {
    const recordsOfNames = await Promise.all(
      (await names()).map(async (name) => {
        const content = await storage.read(`versions/${name}`);
        if (!content) return [];
        const version = JSON.parse(content.toString("utf8")) as ClientVersion;
        return [{ ...version, name, startedAt: Number(recordName.exec(name)?.[1]) }];
      }),
    );
    return recordsOfNames.flat();
  };

  const addRecord = (version: ClientVersion, startedAt: number): Promise<void> =>
    storage.write(`versions/${startedAt}-${hashOf(version)}.json`, JSON.stringify(version));

  const removeOld = async (now: number): Promise<void> => {
    const all = await records();
    const isOld = (_: VersionRecord, index: number) => {
      const next = all[index + 1];
      return next !== undefined && now - next.startedAt > retentionMs;
    };
    const oldRecords = all.filter(isOld);
    const used = new Set(
      all.filter((record) => !oldRecords.includes(record)).flatMap(({ assets }) => assets),
    );
    for (const { name, assets } of oldRecords) {
      for (const asset of assets) if (!used.has(asset)) await storage.remove(assetPath(asset));
      await storage.remove(`versions/${name}`);
    }
  };

  return {
    publish: async (version, readAsset, now = Date.now()) => {
      const stored = new Set(await storage.list("assets"));
      const existing = await names();
      // Files of a version that wrote no record.
      if (existing.length === 0 && stored.size > 0)
        await addRecord({ assets: [...stored], documents: {} }, now - 1);
      // The record comes first: another process removes no file that a record names.
      if (recordName.exec(existing.at(-1) ?? "")?.[2] !== hashOf(version)) await addRecord(version, now);
      const limit = pLimit(concurrentWrites);
      const missing = version.assets.filter((name) => !stored.has(name));
      await Promise.all(
        missing.map((name) => limit(async () => storage.write(assetPath(name), await readAsset(name)))),
      );
      await removeOld(now);
    },
    documents: async () =>
      Object.assign({}, ...(await records()).map(({ documents }) => documents)) as Documents,
    asset: (name) => storage.read(assetPath(name)),
  };
};
