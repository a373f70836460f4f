import { gzipSync } from "node:zlib";

/** The highest size of the scripts of the first page, gzip, in bytes. */
const BUDGET = 150_000;

/**
 * Reports at each build the size of the first load: the entry chunk and all its static imports.
 * @returns {import("vite").Plugin}
 */
export const firstLoad = () => ({
  name: "first-load",
  apply: "build",
  // In writeBundle, since Vite adds the lists of lazy files to the entry last.
  writeBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    const firstLoadFiles = new Set(chunks.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName));
    for (const fileName of firstLoadFiles)
      for (const chunk of chunks.filter((each) => each.fileName === fileName))
        for (const imported of chunk.imports) firstLoadFiles.add(imported);
    const bytes = chunks
      .filter((chunk) => firstLoadFiles.has(chunk.fileName))
      .reduce((sum, chunk) => sum + gzipSync(chunk.code).length, 0);
    const report = `First load: ${(bytes / 1000).toFixed(1)} kB of script, gzip (at most ${BUDGET / 1000} kB).`;
    if (bytes > BUDGET) this.warn(report);
    else this.info(report);
  },
});
