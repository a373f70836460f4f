import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, install, root } from "./setup.mjs";
import { readBrowserReport, readUnitReport, slowestFiles } from "./test-reports.mjs";

/**
 * The tests in two lanes. `npm test` runs the product: units, database, REST, browser. `npm run test:ops` (`--ops`) runs what starts
 * other engines and processes. With OPS=1 `npm test` runs both.
 */
const isOpsOnly = process.argv.includes("--ops");
const hasOps = isOpsOnly || process.env.OPS === "1";

install();
build();

const reports = mkdtempSync(join(tmpdir(), "saanjh-tests-"));

const runNode = (args, env) =>
  spawnSync(process.execPath, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } })
    .status ?? 1;

/** Runs projects of vitest.config.ts. */
const runUnits = (name, projects) => {
  const report = join(reports, `${name}.json`);
  const slowFiles = join(reports, `${name}.slow`);
  const status = runNode(
    [
      "node_modules/vitest/vitest.mjs",
      "run",
      ...projects.map((project) => `--project=${project}`),
      "--reporter=default",
      "--reporter=json",
      "--reporter=./scripts/slow-files-reporter.mjs",
      `--outputFile.json=${report}`,
    ],
    { SLOW_FILES: slowFiles },
  );
  return { status, ...readUnitReport(report, slowFiles) };
};

const runBrowser = async () => {
  const { findChromium } = await import("./chromium.mjs");
  const report = join(reports, "browser.json");
  const status = runNode(
    ["node_modules/@playwright/test/cli.js", "test", "--config", "web/e2e/playwright.config.ts"],
    { CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  );
  return { status, ...readBrowserReport(report) };
};

const parts = [
  { name: "units, database and REST", isRun: !isOpsOnly, run: () => runUnits("units", ["api", "web"]) },
  { name: "browser", isRun: !isOpsOnly, run: runBrowser },
  { name: "ops", isRun: hasOps, run: () => runUnits("ops", ["ops"]) },
];

const results = [];
for (const { name, run } of parts.filter(({ isRun }) => isRun)) {
  const startedAt = Date.now();
  const result = await run();
  results.push({ ...result, name, minutes: (Date.now() - startedAt) / 60_000 });
}
rmSync(reports, { recursive: true, force: true });

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const files = results.flatMap((result) => result.files);
console.log(`\nThe slowest files, in seconds of setup and of tests:\n${slowestFiles(files).join("\n")}\n`);
for (const { name, minutes, passed, failed } of results)
  console.log(`${name}: ${minutes.toFixed(1)} minutes, ${passed} passed, ${failed} failed`);

// The runners report failures thousands of lines above the end, which a log of CI may cut off.
const failures = results.flatMap((result) => result.failures);
if (failures.length > 0) console.log(`\nFailed:\n${failures.join("\n")}\n`);

const passed = sum(results.map((result) => result.passed));
// A runner that ends with an error without a failed test counts as one.
const failed = sum(
  results.map((result) => (result.status === 0 ? result.failed : Math.max(1, result.failed))),
);

/** The commit at which the ops lane passed: .ci/run compares with it. */
const recordOpsRun = () => {
  const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
  if (git("status", "--porcelain") !== "") return;
  writeFileSync(join(root, ".ci", "last-ops-run"), `${git("rev-parse", "HEAD")}\n`);
  console.log("The ops lane passed at this commit: please commit .ci/last-ops-run.\n");
};
if (isOpsOnly && failed === 0) recordOpsRun();

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
