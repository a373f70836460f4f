import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build, install, root, run, tool } from "./setup.mjs";

const operations = "web/src/graphql/operations";
const generated = () => [
  "schema.graphql",
  "docs/openapi.json",
  "web/src/shop-figures.ts",
  "web/src/graphql/generated.ts",
  ...readdirSync(join(root, operations)).map((file) => `${operations}/${file}`),
];
const contents = () => new Map(generated().map((path) => [path, readFileSync(join(root, path), "utf8")]));

const step = (name, work) => {
  const startedAt = Date.now();
  console.log(`\n== ${name}`);
  work();
  console.log(`   ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
};

install();
step("types", () => {
  tool("typescript", ["-p", "api"]);
  tool("typescript", ["-p", "web"]);
  tool("typescript", ["-p", "web/e2e"]);
});
step("lint", () => tool("oxlint", ["--type-aware", "--deny-warnings"]));
step("format", () => tool("prettier", ["--check", "--log-level", "warn", "."]));
step("build", build);
step("schema and hooks", () => {
  const before = contents();
  run(process.execPath, ["api/dist/tools/emit-schema.js"]);
  tool("@graphql-codegen/cli", ["--config", "codegen.ts", "--silent"]);
  const after = contents();
  const stale = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  );
  if (stale.length === 0) return;
  console.error(`Not up to date: ${stale.join(", ")}. Run npm run schema && npm run codegen, and commit.`);
  process.exit(1);
});
console.log("\n== tests");
run(process.execPath, ["scripts/test.mjs"]);
