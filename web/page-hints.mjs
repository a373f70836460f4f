/** What nearly every page writes in. The rupee sign's own file is small, and comes with the first price. */
const fonts = [/figtree-latin-wght-normal/, /figtree-latin-ext-wght-normal/, /fraunces-latin-opsz-normal/];

/** "product" of ".../routes/product.page.tsx"; nothing for what is no page of the first level. @param {string | null} file */
const pageOf = (file) => file?.match(/\/src\/routes\/([\w-]+)\.page\.tsx$/)?.[1];

/**
 * Tells the browser early what it will need: the typefaces in index.html, and in page-hints.json, for the server, which
 * files of script each page takes beyond the first load (the server names them in the page it sends).
 * @returns {import("vite").Plugin}
 */
export const pageHints = () => ({
  name: "page-hints",
  apply: "build",
  generateBundle(_options, bundle) {
    const withImports = (fileName, found = new Set()) => {
      const chunk = bundle[fileName];
      if (chunk?.type !== "chunk" || found.has(fileName)) return found;
      found.add(fileName);
      for (const imported of chunk.imports) withImports(imported, found);
      return found;
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
