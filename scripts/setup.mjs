import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs a program in the project's folder. If it fails, this process exits with its code. */
export const run = (program, args, options = {}) => {
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: "inherit", ...options });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
};

/** Runs a command-line tool of node_modules. */
export const tool = (name, args, options) => run(process.execPath, [binaryOf(name), ...args], options);

/** The path of a command-line tool of node_modules. */
export const binaryOf = (name) => {
  const [scope, rest] = name.startsWith("@") ? name.split("/") : [undefined, name];
  const folder = join(root, "node_modules", ...(scope ? [scope, rest] : [rest]));
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const entries = typeof bin === "string" ? { [name]: bin } : bin;
  return join(folder, entries[rest] ?? Object.values(entries)[0]);
};

const filesBelow = (path) => {
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

const hashOf = (paths) => {
  const hash = createHash("sha256").update(process.version);
  for (const path of paths.sort())
    hash.update(relative(root, path)).update("\0").update(readFileSync(path)).update("\0");
  return hash.digest("hex");
};

/** A stamp is a file with the hash of what a folder was made from. It is in that folder, so that a copy of either one has both. */
const hasStamp = (path, hash) => existsSync(path) && readFileSync(path, "utf8") === hash;

const installedStamp = join(root, "node_modules", ".installed-from");

/** Adds the settings of the file .env to the environment. A variable that is already set keeps its value. */
export const loadSettings = (folder = root) => {
  const file = join(folder, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
};

/** Installs the packages if the lock file has changed since the last installation. */
export const install = () => {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Saanjh needs Node 20.19 or newer; this is ${process.version}.`);
    process.exit(1);
  }
  const hash = hashOf([join(root, "package-lock.json")]);
  if (hasStamp(installedStamp, hash)) return;
  console.log("Installing packages from the lock file ...");
  run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], { shell: process.platform === "win32" });
  writeFileSync(installedStamp, hash);
};

const generated = join(root, "web", "src", "graphql");

const generatedStamp = join(generated, "operations", ".generated-from");

/** Generates the client's types and hooks, which are not in git, if a document or the schema has changed since the last time. */
export const generate = () => {
  const hash = hashOf([
    ...filesBelow(join(root, "web", "src")).filter((path) => path.endsWith(".graphql")),
    ...filesBelow(join(root, "web", "codegen")),
    ...["schema.graphql", "codegen.ts", "package-lock.json"].map((file) => join(root, file)),
  ]);
  if (existsSync(join(generated, "generated.ts")) && hasStamp(generatedStamp, hash)) return;
  console.log("Generating operations ...");
  tool("@graphql-codegen/cli", ["--config", "codegen.ts", "--silent"]);
  writeFileSync(generatedStamp, hash);
};

const builds = {
  api: {
    inputs: () => [
      ...filesBelow(join(root, "api", "src")),
      ...filesBelow(join(root, "api", "tools")),
      join(root, "api", "tsconfig.json"),
      join(root, "api", "tsconfig.build.json"),
      join(root, "api", "vite.config.ts"),
    ],
    outputs: [join(root, "api", "dist")],
    build: () => {
      rmSync(join(root, "api", "dist"), { recursive: true, force: true });
      tool("typescript", ["-p", "api/tsconfig.build.json"]);
      tool("vite", ["build", "api", "--logLevel", "warn"]);
      const operations = join(root, "api/src/app/rest/operations.graphql");
      for (const folder of ["src/app/rest", "programs"])
        cpSync(operations, join(root, "api/dist", folder, basename(operations)));
    },
  },
  web: {
    inputs: () => [
      ...filesBelow(join(root, "web", "src")),
      ...filesBelow(join(root, "web", "public")),
      join(root, "web", "index.html"),
      ...readdirSync(join(root, "web"))
        .filter((file) => /\.(mjs|ts|json)$/.test(file))
        .map((file) => join(root, "web", file)),
    ],
    outputs: [join(root, "web", "dist"), join(root, "web", "dist-server")],
    build: () => {
      tool("vite", ["build", "web", "--logLevel", "warn"]);
      tool("vite", ["build", "web", "--config", "web/vite.server.config.ts", "--logLevel", "warn"]);
    },
  },
};

const inputHash = (name) =>
  hashOf([...builds[name].inputs(), join(root, "package-lock.json"), join(root, "tsconfig.json")]);

/** In the last of the outputs: the first one of the client is served as it is. */
const builtStamp = (name) => join(builds[name].outputs.at(-1), ".built-from");

const hasBuild = (name, hash) => builds[name].outputs.every(existsSync) && hasStamp(builtStamp(name), hash);

/** Whether "api" or "web" is built from its sources as they are now. */
export const isBuilt = (name) => hasBuild(name, inputHash(name));

/** Builds api and web if their sources have changed since the last build. */
export const build = (names = Object.keys(builds)) => {
  if (names.includes("web")) generate();
  for (const name of names) {
    const part = builds[name];
    const hash = inputHash(name);
    if (hasBuild(name, hash)) continue;
    console.log(`Building ${name} ...`);
    // A failed build may leave outputs of old and new sources together, so no stamp may name them.
    rmSync(builtStamp(name), { force: true });
    part.build();
    writeFileSync(builtStamp(name), hash);
  }
};
