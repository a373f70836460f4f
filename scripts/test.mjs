import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { recordIn, recordPassed } from "./second-lane.mjs";
import { build, install, root } from "./setup.mjs";
import { readBrowserReport, readUnitReport, slowestFiles } from "./test-reports.mjs";

/**
 * The tests in two lanes. `npm test` runs the product: units, database, REST, browser. `npm run test:ops` (`--ops`) runs the tests
 * away from the purchase, over the API and in the browser, and what starts other engines and processes. `.ci/run` adds to `npm
 * test` what a change touches: OPS=api, OPS=engines, OPS=browser, several such as OPS=api,engines, or OPS=1 for all.
 */
const isOpsOnly = process.argv.includes("--ops");
const ops = process.env.OPS?.split(",") ?? [];
const hasOps = (name) => isOpsOnly || ops.includes("1") || ops.includes(name);

install();
build();

const reports = mkdtempSync(join(tmpdir(), "saanjh-tests-"));
const producedRefusals = join(reports, "refusals");
mkdirSync(producedRefusals);

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
    { SLOW_FILES: slowFiles, PRODUCED_REFUSALS: producedRefusals },
  );
  return { status, ...readUnitReport(report, slowFiles) };
};

/** Runs the specs of a lane of `web/e2e/playwright.config.ts`. */
const runBrowser = async (lane) => {
  const { findChromium } = await import("./chromium.mjs");
  const report = join(reports, `browser-${lane}.json`);
  const status = runNode(
    ["node_modules/@playwright/test/cli.js", "test", "--config", "web/e2e/playwright.config.ts"],
    { CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report, BROWSER_LANE: lane },
  );
  return { status, ...readBrowserReport(report) };
};

/** After all tests of the API: the codes that an operation lists with `@Refuses` and no test produced. */
const findUnproducedRefusals = () => {
  const script = ["--import", "@oxc-node/core/register", "api/test/support/unproduced-refusals.ts"];
  const { status, stdout } = spawnSync(process.execPath, [...script, producedRefusals], {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  const codes = stdout.split("\n").filter((line) => line !== "");
  return {
    status,
    files: [],
    passed: 0,
    failed: codes.length,
    failures: codes.map((code) => `no test produces ${code}`),
  };
};

const parts = [
  {
    name: "units, database and REST",
    isApi: true,
    isRun: !isOpsOnly,
    run: () => runUnits("units", ["api", "web"]),
  },
  { name: "browser", isRun: !isOpsOnly, run: () => runBrowser("first") },
  {
    name: "database and REST, away from the purchase",
    part: "api",
    isApi: true,
    isRun: hasOps("api"),
    run: () => runUnits("second-lane", ["second-lane"]),
  },
  {
    name: "browser, rare subjects",
    part: "browser",
    isRun: hasOps("browser"),
    run: () => runBrowser("second"),
  },
  {
    name: "ops",
    part: "engines",
    isApi: true,
    isRun: hasOps("engines"),
    run: () => runUnits("ops", ["ops"]),
  },
];

const results = [];
for (const part of parts.filter(({ isRun }) => isRun)) {
  const startedAt = Date.now();
  const result = await part.run();
  results.push({ ...part, ...result, minutes: (Date.now() - startedAt) / 60_000 });
}
const passedApi = results.filter(({ isApi, status }) => isApi && status === 0);
if (passedApi.length === parts.filter(({ isApi }) => isApi).length)
  results.push({ name: "listed codes without a test", minutes: 0, ...findUnproducedRefusals() });
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

const passedParts = results.filter((result) => result.part && result.status === 0 && result.passed > 0);
if (recordPassed(passedParts.map(({ part }) => part)))
  // The clone of CI is thrown away: its log has what to commit.
  console.log(
    `The second lane passed with these files: please commit .ci/second-lane.json:\n${readFileSync(recordIn(root), "utf8")}`,
  );

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
