/**
 * Replaces the entry script of index.html by record-early-events.ts, which loads the entry after the first paint. The names of the
 * entry and of its imports are in attributes; the server adds the files of each page.
 * @returns {import("vite").Plugin}
 */
export const lateScript = () => ({
  name: "late-script",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (html, { bundle }) => {
      const chunks = Object.values(bundle ?? {}).filter((file) => file.type === "chunk" && file.isEntry);
      const early = chunks.find(({ name }) => name === "early-events");
      const entry = chunks.find((chunk) => chunk !== early);
      if (!early || !entry || early.imports.length > 0)
        throw new Error("record-early-events.ts must be a file of its own.");
      const preloads = [...html.matchAll(/\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g)];
      const files = preloads.map(([, file]) => file).filter((file) => file !== `/${early.fileName}`);
      const script = `<script type="module" async crossorigin src="/${early.fileName}" data-entry="/${entry.fileName}" data-files="${files.join(" ")}"></script>`;
      return preloads
        .reduce((text, [link]) => text.replace(link, ""), html)
        .replace(/<script type="module"[^>]*><\/script>/, script);
    },
  },
});
