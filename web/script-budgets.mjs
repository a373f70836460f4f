import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

/** The highest size of the scripts of each shopper page in kilobytes, as sent to a browser (brotli). */
const budgets = JSON.parse(readFileSync(new URL("script-budgets.json", import.meta.url), "utf8"));

/** Code that no shopper downloads. */
const adminCode = /\/features\/[^/]+\/admin\/|\/app\/admin-|\/routes\/admin\//;

/**
 * Reports at each build the script of each shopper page: the first load and the page's static imports. Fails if a page
 * imports code of the admin.
 * @returns {import("vite").Plugin}
 */
export const scriptBudgets = () => ({
  name: "script-budgets",
  apply: "build",
  // In writeBundle, since Vite adds the lists of lazy files to the entry last.
  writeBundle(_options, bundle) {
    const chunks = new Map(
      Object.values(bundle)
        .filter((file) => file.type === "chunk")
        .map((chunk) => [chunk.fileName, chunk]),
    );
    const sizes = new Map();
    const sizeOf = (name) => {
      if (!sizes.has(name)) sizes.set(name, brotliCompressSync(chunks.get(name)?.code ?? "").length);
      return sizes.get(name);
    };
    const withImports = (fileName, files = new Set()) => {
      if (files.has(fileName) || !chunks.has(fileName)) return files;
      files.add(fileName);
      for (const imported of chunks.get(fileName).imports) withImports(imported, files);
      return files;
    };
    const all = [...chunks.values()];
    const first = all.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...withImports(fileName)]);
    const report = [];
    for (const [page, budget] of Object.entries(budgets)) {
      const own = all.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/routes/${page}.page.tsx`));
      const files = new Set([...first, ...(own ? withImports(own.fileName) : [])]);
      const admin = [...files].flatMap((name) =>
        chunks.get(name).moduleIds.filter((id) => adminCode.test(id)),
      );
      if (admin.length > 0) this.error(`The page ${page} loads code of the admin: ${admin.join(", ")}`);
      const kilobytes = [...files].reduce((sum, name) => sum + sizeOf(name), 0) / 1000;
      report.push(`${page} ${kilobytes.toFixed(1)}`);
      if (kilobytes > budget)
        this.warn(`${page}: ${kilobytes.toFixed(1)} kB of script, more than ${budget} kB.`);
    }
    this.info(`Script of each page, brotli, kB: ${report.join(", ")}`);
  },
});
