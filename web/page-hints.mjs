/** The fonts of nearly every page. The small file of the rupee sign loads with the first price. */
const fonts = [/figtree-latin-wght-normal/, /figtree-latin-ext-wght-normal/, /fraunces-latin-opsz-normal/];

/** "product" of ".../routes/product.page.tsx"; `undefined` for other files. @param {string | null} file */
const pageOf = (file) => file?.match(/\/src\/routes\/([\w-]+)\.page\.tsx$/)?.[1];

/**
 * Adds preload hints: font links in index.html, and page-hints.json with the script files that each page needs beyond the
 * first load. The server adds those files to the page as hints.
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
      if (page) hints[page] = [...withImports(chunk.fileName)].filter((file) => !first.has(file));
    }
    this.emitFile({ type: "asset", fileName: "page-hints.json", source: JSON.stringify(hints) });
  },
  transformIndexHtml: {
    order: "post",
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => fonts.some((font) => font.test(file)))
        .map((file) => ({
          tag: "link",
          attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `/${file}` },
          injectTo: "head",
        })),
  },
});
