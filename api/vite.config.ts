import { cpSync, readFileSync, readdirSync } from "node:fs";
import { createRequire, isBuiltin } from "node:module";
import { join } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { fileOf, packagePathOf, typefaces, type Weight } from "./src/platform/pdf/typefaces.ts";

/** Paths below api/src: the programs, and the modules that child processes run. */
const entries = [
  "main",
  "worker",
  "migrate",
  "create-admin",
  "reconcile",
  "affected",
  "move-files",
  "platform/images/requested-pictures-process",
  "platform/images/prepared-pictures-process",
];

const nameOf = (entry: string): string => entry.slice(entry.lastIndexOf("/") + 1);

const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, "../package.json"), "utf8")) as {
  dependencies: Record<string, string>;
};

const packageOf = (specifier: string): string =>
  specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");

/**
 * Fails the build if a program imports a package that is not a dependency of the shop: a bundled package finds its own dependencies
 * only by chance, and the image of production has no development packages.
 */
const onlyDependencies: Plugin = {
  name: "only-dependencies",
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== "chunk" || file.fileName.startsWith("development/")) continue;
      const packages = [...file.imports, ...file.dynamicImports]
        .filter((specifier) => !(specifier in bundle) && !isBuiltin(specifier))
        .map(packageOf);
      const missing = packages.filter((name) => !(name in dependencies));
      if (missing.length > 0)
        this.error(`${file.fileName} imports ${missing.join(", ")}: no dependency of package.json.`);
    }
  },
};

const packages = createRequire(import.meta.url);

/**
 * Puts the files of the typefaces beside the programs: two weights of each, the display font, and the licences. Their packages are development packages,
 * since they have all weights and are eight times as large.
 */
const typefaceFiles: Plugin = {
  name: "typeface-files",
  generateBundle() {
    const weights: Weight[] = ["regular", "bold"];
    const files = typefaces.flatMap((typeface) => [
      ...weights.map((weight) => [fileOf(typeface, weight), packagePathOf(typeface, weight)] as const),
      [`${typeface.file}-OFL.txt`, `@expo-google-fonts/${typeface.name}/LICENSE_FONT`] as const,
    ]);
    const lettering = join(import.meta.dirname, "src/platform/pdf/lettering");
    for (const file of readdirSync(lettering))
      this.emitFile({
        type: "asset",
        fileName: `typefaces/${file}`,
        source: readFileSync(join(lettering, file)),
      });
    for (const [file, path] of new Map(files))
      this.emitFile({
        type: "asset",
        fileName: `typefaces/${file}`,
        source: readFileSync(packages.resolve(path)),
      });
  },
};

const sources = join(import.meta.dirname, "src");

/** Puts the .sql files beside the programs, by their paths below api/src, and beside the compiled modules, which planted faults run. */
const sqlFiles: Plugin = {
  name: "sql-files",
  generateBundle() {
    const files = readdirSync(sources, { recursive: true, encoding: "utf8" });
    for (const file of files
      .filter((each) => each.endsWith(".sql"))
      .map((each) => each.replaceAll("\\", "/"))) {
      this.emitFile({ type: "asset", fileName: `sql/${file}`, source: readFileSync(join(sources, file)) });
      cpSync(join(sources, file), join(import.meta.dirname, "dist/src", file));
    }
  },
};

/**
 * Joins the compiled modules of the programs into few files. A start then finds, reads and links 1,000 modules less
 * (docs/adr/0049-build-and-deployment.md). The TypeScript compiler has run before: it emits the types that TypeORM and type-graphql read.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [onlyDependencies, typefaceFiles, sqlFiles],
  // Packages of many ES modules without dependencies. All others stay outside.
  ssr: { noExternal: ["graphql-scalars", "nodemailer", "zod"] },
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
