/** "product" of ".../routes/product.page.tsx"; `undefined` for other files. @param {string | null} file */
const pageOf = (file) => file?.match(/\/src\/routes\/([\w-]+)\.page\.tsx$/)?.[1];

/** Pages of a shopper: the server renders title and skeleton of each. */
const dashboardPages = ["dashboard", "dashboard-orders", "wishlist", "returns", "profile-edit", "settings"];
const ownPages = [...dashboardPages, "cart", "checkout", "orders", "success"];

/** What a page needs beside its own file. @param {string} page */
const partsOf = (page) => [
  ...(ownPages.includes(page) ? ["/src/app/own-page-shell.tsx"] : []),
  ...(dashboardPages.includes(page) ? ["/src/app/dashboard/dashboard-layout.tsx"] : []),
];

/**
 * Writes page-hints.json with the script files that each page needs beyond the first load. The server adds
 * those files to the page as hints.
 * @returns {import("vite").Plugin}
 */
export const pageHints = () => ({
  name: "page-hints",
  apply: "build",
  generateBundle(_options, bundle) {
    const withImports = (fileName, files = new Set()) => {
      const chunk = bundle[fileName];
      if (chunk?.type !== "chunk" || files.has(fileName)) return files;
      files.add(fileName);
      for (const imported of chunk.imports) withImports(imported, files);
      return files;
    };
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    const entries = chunks.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName);
    const first = new Set(entries.flatMap((fileName) => [...withImports(fileName)]));
    const hints = {};
    for (const chunk of chunks) {
      const page = pageOf(chunk.facadeModuleId);
      if (!page) continue;
      const parts = chunks.filter(({ facadeModuleId }) =>
        partsOf(page).some((part) => facadeModuleId?.endsWith(part)),
      );
      const files = new Set([chunk, ...parts].flatMap(({ fileName }) => [...withImports(fileName)]));
      hints[page] = [...files].filter((file) => !first.has(file));
    }
    this.emitFile({ type: "asset", fileName: "page-hints.json", source: JSON.stringify(hints) });
  },
});
