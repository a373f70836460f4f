import { gzipSync } from "node:zlib";

/** What the first page may weigh in script, gzip, in bytes (docs/look.md and the design's section on speed). */
const BUDGET = 150_000;

/**
 * Tells at each build what a visitor's first page weighs: the entry and everything that it imports without being asked.
 * @returns {import("vite").Plugin}
 */
export const firstLoad = () => ({
  name: "first-load",
  apply: "build",
  // As it is written: Vite puts the lists of lazy files into the entry after everything else.
  writeBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    const needed = new Set(chunks.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName));
    for (const fileName of needed)
      for (const chunk of chunks.filter((each) => each.fileName === fileName))
        for (const imported of chunk.imports) needed.add(imported);
    const bytes = chunks
      .filter((chunk) => needed.has(chunk.fileName))
      .reduce((sum, chunk) => sum + gzipSync(chunk.code).length, 0);
    const says = `First load: ${(bytes / 1000).toFixed(1)} kB of script, gzip (at most ${BUDGET / 1000} kB).`;
    if (bytes > BUDGET) this.warn(says);
    else this.info(says);
  },
});
