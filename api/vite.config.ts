import { join } from "node:path";
import { defineConfig } from "vite";

/** Paths below api/src: the programs, and the modules that child processes run. */
const entries = [
  "main",
  "worker",
  "migrate",
  "create-admin",
  "reconcile",
  "move-files",
  "platform/hashing/argon2-process",
  "platform/images/requested-pictures-process",
  "platform/images/prepared-pictures-process",
];

const nameOf = (entry: string): string => entry.slice(entry.lastIndexOf("/") + 1);

/**
 * Joins the compiled modules of the programs into few files. A start then finds, reads and links 1,300 modules less, which is
 * half of its work (docs/adr/0050-bundled-programs.md). The TypeScript compiler has run before: it emits the types that TypeORM and type-graphql read.
 */
export default defineConfig({
  root: import.meta.dirname,
  // Packages of many ES modules. All others stay outside: they are one file, CommonJS, or have native code.
  ssr: {
    noExternal: [
      /^@apollo\/server/,
      /^@graphql-tools\//,
      "graphql-query-complexity",
      "graphql-scalars",
      "nodemailer",
      "type-graphql",
      "zod",
    ],
  },
  build: {
    ssr: true,
    outDir: "dist/programs",
    target: "node20",
    minify: false,
    rolldownOptions: {
      input: Object.fromEntries(
        entries.map((entry) => [nameOf(entry), join(import.meta.dirname, "dist/src", `${entry}.js`)]),
      ),
      output: {
        // One folder: a module finds its child process and its files beside it. The image of production leaves development/ out.
        entryFileNames: "[name].js",
        chunkFileNames: ({ name }) => (name === "development" ? "development/[name].js" : "[name]-[hash].js"),
        // Types of the schema and tables have the names of their classes.
        keepNames: true,
      },
    },
  },
});
