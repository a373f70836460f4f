import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const router = import.meta.resolve("react-router");
const builtRouter = fileURLToPath(router.replace("/dist/development/", "/dist/production/"));

/**
 * The part of the client that the server runs: the queries of a first page, and its rendering. Everything that it needs is in
 * its files, beside the client's folder and never sent to a browser.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  resolve: { alias: [{ find: /^react-router$/, replacement: builtRouter }] },
  ssr: { noExternal: true },
  build: {
    ssr: "src/app/entry-server.ts",
    outDir: "dist-server",
    emptyOutDir: true,
    copyPublicDir: false,
    target: "node20",
    // As in the client's build: the URL of a drawing is the same in both renderings.
    assetsInlineLimit: 0,
  },
});
