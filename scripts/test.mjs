import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withSecondChances } from "./second-chances.mjs";
import { build, install, root } from "./setup.mjs";
import { readBrowserReport, readUnitReport, slowestFiles } from "./test-reports.mjs";
import { summaryOf } from "./test-summary.mjs";

/**
 * `npm test` runs the core: units, database and REST, and the main flows in the browser. `npm run test:full` (`--full`) runs every
 * test; `npm run test:ops` (`--ops`) those of it that start other engines and processes.
 */
const isFull = process.argv.includes("--full");
const isOps = process.argv.includes("--ops");

install();
build();

const reports = mkdtempSync(join(tmpdir(), "saanjh-tests-"));
const producedRefusals = join(reports, "refusals");
mkdirSync(producedRefusals);

const runNode = (args, env) =>
  spawnSync(process.execPath, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } })
    .status ?? 1;

/** Files that run again are named above their output. */
const announce = (files) => console.log(`\nRuns again, alone: ${files.map(({ name }) => name).join(", ")}\n`);

/** Runs projects of vitest.config.ts, or some files of them one after the other. */
const runUnits =
  (...projects) =>
  ({ files = [], attempt = 0 } = {}) => {
    const report = join(reports, `${projects.join("-")}-${attempt}.json`);
    const lines = join(reports, `${projects.join("-")}-${attempt}.lines`);
    if (attempt > 0) announce(files);
    const status = runNode(
      [
        "node_modules/vitest/vitest.mjs",
        "run",
        ...files.map(({ path }) => path),
        ...projects.map((project) => `--project=${project}`),
        ...(attempt > 0 ? ["--maxWorkers=1"] : []),
        "--reporter=default",
        "--reporter=json",
        "--reporter=./scripts/run-reporter.mjs",
        `--outputFile.json=${report}`,
      ],
      { RUN_LINES: lines, PRODUCED_REFUSALS: producedRefusals },
    );
    return readUnitReport(report, lines, status);
  };

/** Runs browser tests, the main flows or the others, or some files of them with one worker. */
const runBrowser =
  (selection) =>
  async ({ files = [], attempt = 0 } = {}) => {
    const { findChromium } = await import("./chromium.mjs");
    const report = join(reports, `browser${selection[0]}-${attempt}.json`);
    if (attempt > 0) announce(files);
    const projects = new Set(files.map(({ project }) => project));
    const status = runNode(
      [
        "node_modules/@playwright/test/cli.js",
        "test",
        ...files.map(({ path }) => `/${path}`),
        "--config=web/e2e/playwright.config.ts",
        ...[...projects].map((project) => `--project=${project}`),
        ...selection,
        // The screenshots of the first run stay.
        ...(attempt > 0 ? ["--workers=1", `--output=${join(root, "test-results", `again-${attempt}`)}`] : []),
      ],
      {
        CHROMIUM_PATH: await findChromium(),
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        OPEN_SHOPS: attempt === 0 ? "1" : "",
      },
    );
    return readBrowserReport(report, status);
  };

/** After all tests of the API: the codes that an operation lists with `@Refuses` and no test produced. */
const findUnproducedRefusals = () => {
  const script = ["--import", "@oxc-node/core/register", "api/test/support/unproduced-refusals.ts"];
  const { status, stdout } = spawnSync(process.execPath, [...script, producedRefusals], {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (status !== 0)
    return { passed: 0, failures: [{ name: script.at(-1), title: `ended with code ${status}`, error: "" }] };
  const codes = stdout.split("\n").filter((line) => line !== "");
  return {
    passed: 0,
    failures: codes.map((code) => ({ name: code, title: "no test produces it", error: "" })),
  };
};

const parts = [
  { name: "units, database and REST", isRun: !isOps, run: runUnits("api", "web") },
  { name: "browser, main flows", isRun: !isOps, run: runBrowser(["--grep", "@core"]) },
  { name: "database and REST, slow", isRun: isFull, run: runUnits("slow") },
  { name: "browser, the others", isRun: isFull, run: runBrowser(["--grep-invert", "@core"]) },
  { name: "ops", isRun: isFull || isOps, run: runUnits("ops") },
];

const results = [];
for (const { name, isRun, run } of parts) {
  if (!isRun) continue;
  const startedAt = Date.now();
  const result = await withSecondChances(run);
  results.push({ name, ...result, minutes: (Date.now() - startedAt) / 60_000 });
}
if (isFull && results.every(({ failures }) => failures.length === 0))
  results.push({
    name: "listed codes without a test",
    minutes: 0,
    flaky: [],
    times: [],
    ...findUnproducedRefusals(),
  });
rmSync(reports, { recursive: true, force: true });

const times = results.flatMap((result) => result.times);
console.log(`\nThe slowest files, in seconds of setup and of tests:\n${slowestFiles(times).join("\n")}\n`);

const { stdout } = spawnSync("git", ["rev-parse", "--short", "HEAD"], { cwd: root, encoding: "utf8" });
const { lines, isGreen } = summaryOf(results, stdout?.trim() || "a folder without git");
console.log(lines.join("\n"));
process.exit(isGreen ? 0 : 1);
