import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build, install, root, run, startTool, tool } from "./setup.mjs";

const operations = "web/src/graphql/operations";
const generated = () => [
  "schema.graphql",
  "docs/openapi.json",
  "web/src/shop-figures.ts",
  "web/src/shop-limits.ts",
  "web/src/graphql/generated.ts",
  ...readdirSync(join(root, operations)).map((file) => `${operations}/${file}`),
];
const contents = () => new Map(generated().map((path) => [path, readFileSync(join(root, path), "utf8")]));

const step = async (name, work) => {
  const startedAt = Date.now();
  console.log(`\n== ${name}`);
  await work();
  console.log(`   ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
};

install();
// Prettier needs one core for longer than the next three steps take: it runs beside them. Its cache compares contents.
const prettierArgs = ["--check", "--cache", "--cache-strategy", "content", "--log-level", "warn", "."];
const whenFormatChecked = startTool("prettier", prettierArgs);
await step("types", () => {
  tool("typescript", ["-p", "api"]);
  tool("typescript", ["-p", "web"]);
  tool("typescript", ["-p", "web/e2e"]);
});
await step("lint", () => tool("oxlint", ["--type-aware", "--deny-warnings"]));
await step("build", () => build());
await step("format", whenFormatChecked);
await step("schema and hooks", () => {
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
