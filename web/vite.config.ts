import { join } from "node:path";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";
import { lateScript } from "./late-script.mjs";
import { pageHints } from "./page-hints.mjs";
import { precompress } from "./precompress.mjs";
import { scriptBudgets } from "./script-budgets.mjs";
import { sharedChunks } from "./shared-chunks.mjs";
import { shopDetails } from "./shop-details.mjs";

const api = process.env.SHOP_URL ?? "http://localhost:4000";
const toApi = { target: api, changeOrigin: false };

const shared = sharedChunks();

const router = import.meta.resolve("react-router");
const builtRouter = fileURLToPath(router.replace("/dist/development/", "/dist/production/"));

/** The client's build. In development everything that the server answers is passed on to it: one origin, as in production. */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [
    react(),
    tailwindcss(),
    shared.plugin,
    scriptBudgets(),
    pageHints(),
    lateScript(),
    precompress(),
    shopDetails(api),
  ],
  resolve: {
    // rxjs keeps its modern build behind a condition of its own; the other one is 5 kB larger.
    conditions: ["es2015", ...defaultClientConditions],
    // The router's package leads to its development build, with warnings that no shopper reads.
    alias: command === "build" ? [{ find: /^react-router$/, replacement: builtRouter }] : [],
  },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    // Nothing inlined as data: URLs, so that the content security policy can stay at 'self'.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        index: join(import.meta.dirname, "index.html"),
        "early-events": join(import.meta.dirname, "src/app/hydration/record-early-events.ts"),
      },
      output: {
        // The list of lazy files is a part of the first load, and hashes do not compress.
        chunkFileNames: "assets/[name]-[hash:7].js",
        // What every page needs, in one file that changes only with the packages: it compresses better and stays cached.
        codeSplitting: {
          groups: [
            {
              name: "vendor",
              test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|@apollo|@wry|graphql|optimism|rxjs|tslib)[\\/]/,
            },
            shared.group,
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      "/graphql": toApi,
      "/api": toApi,
      "/media": toApi,
      "/health": toApi,
      "/dev": toApi,
      "/webhooks": toApi,
      "/invoices": toApi,
      "/review-photos": toApi,
      "/return-photos": toApi,
      "/product-files": toApi,
      "/gst-files": toApi,
      "/packing-sheets": toApi,
      "/.well-known": toApi,
      "/robots.txt": toApi,
      "/manifest.webmanifest": toApi,
      "/favicon": toApi,
      "/apple-touch-icon": toApi,
      "/icons": toApi,
      "/sitemap": toApi,
    },
  },
}));
