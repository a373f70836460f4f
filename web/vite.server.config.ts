import { defineConfig } from "vite";

/**
 * The part of the client that the server runs: what a first page asks, and what the answers put into it. One file with
 * everything in it, beside the client's folder and never sent to a browser.
 */
export default defineConfig({
  root: import.meta.dirname,
  ssr: { noExternal: true },
  build: {
    ssr: "src/app/entry-server.ts",
    outDir: "dist-server",
    emptyOutDir: true,
    copyPublicDir: false,
    target: "node20",
  },
});
