import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { binaryOf, build, generate, install, root, run } from "./setup.mjs";

const generated = [
  "schema.graphql",
  "storefront.graphql",
  "docs/schema-changes.md",
  "docs/openapi.json",
  "docs/client/shop-client.ts",
];
const contents = () => new Map(generated.map((path) => [path, readFileSync(join(root, path), "utf8")]));

const secondsSince = (startedAt) => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;

/** Ends before the tests, with the last line that a run of tests has. */
const end = (failed, message) => {
  console.log(`${message}\n\n0 passed, ${failed} failed`);
  process.exit(1);
};

/** Runs a tool and collects what it prints, so that the outputs of two tools do not mix. */
const runTool = async ({ name, packageName, args, fix }) => {
  const startedAt = Date.now();
  const child = spawn(process.execPath, [binaryOf(packageName), ...args], { cwd: root });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const [code] = await once(child, "close");
  console.log(`== ${name}: ${code === 0 ? "passed" : "failed"}, ${secondsSince(startedAt)}`);
  if (code !== 0) console.error(`${output}\nTo fix: ${fix}\n`);
  return code === 0;
};

/** The longest first. Prettier's cache compares contents. */
const checks = [
  {
    name: "format",
    packageName: "prettier",
    args: ["--check", "--cache", "--cache-strategy", "content", "--log-level", "warn", "."],
    fix: "npm run format",
  },
  {
    name: "lint",
    packageName: "oxlint",
    args: ["--type-aware", "--deny-warnings"],
    fix: "npm run lint -- --fix mends some of it, the rest by hand",
  },
  ...["api", "web", "web/e2e"].map((project) => ({
    name: `types of ${project}`,
    packageName: "typescript",
    args: ["-p", project],
    fix: `correct the types; npx tsc -p ${project} checks them again`,
  })),
];

/** Runs the checks beside each other, as many as there are cores. All run, so that one start shows every failure. */
const runChecks = async () => {
  const waiting = [...checks];
  const failed = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift())
      if (!(await runTool(check))) failed.push(check.name);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  if (failed.length === 0) return;
  end(failed.length, `Failed: ${failed.join(", ")}`);
};

const checkGenerated = () => {
  const startedAt = Date.now();
  const before = contents();
  run(process.execPath, ["api/dist/tools/emit-schema.js"]);
  run(process.execPath, ["scripts/client.mjs"]);
  const after = contents();
  const stale = generated.filter((path) => before.get(path) !== after.get(path));
  console.log(
    `== schema and client: ${stale.length === 0 ? "passed" : "failed"}, ${secondsSince(startedAt)}`,
  );
  if (stale.length === 0) return;
  end(1, `Not up to date: ${stale.join(", ")}\nTo fix: npm run schema && npm run client, and commit.`);
};

install();
generate();
await runChecks();
build();
checkGenerated();
run(process.execPath, ["scripts/test.mjs"]);
