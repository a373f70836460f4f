import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { build, install, root } from "./setup.mjs";

install();
build();
const { findChromium } = await import("./chromium.mjs");

const reports = mkdtempSync(join(tmpdir(), "saanjh-tests-"));
const unitReport = join(reports, "vitest.json");
const browserReport = join(reports, "playwright.json");

const runner = (args, env = {}) =>
  spawnSync(process.execPath, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } })
    .status ?? 1;

const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined);

const firstLines = (message = "") => message.split("\n").slice(0, 6).join("\n    ");

const failedUnitTests = (report) =>
  (report?.testResults ?? []).flatMap((file) => {
    const tests = file.assertionResults.filter((test) => test.status === "failed");
    const path = relative(root, file.name);
    // A file that fails to load has no tests of its own.
    if (tests.length === 0 && file.status === "failed") return [`  ${path}\n    ${firstLines(file.message)}`];
    return tests.map((test) => `  ${path}: ${test.fullName}\n    ${firstLines(test.failureMessages[0])}`);
  });

const failedBrowserTests = (report) => {
  const inSuite = (suite) => [
    ...(suite.specs ?? [])
      .filter((spec) => spec.tests.some((test) => test.status === "unexpected" || test.status === "flaky"))
      .map((spec) => `  ${spec.file}:${spec.line}: ${spec.title}`),
    ...(suite.suites ?? []).flatMap(inSuite),
  ];
  return (report?.suites ?? []).flatMap(inSuite);
};

const unitStatus = runner([
  "node_modules/vitest/vitest.mjs",
  "run",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${unitReport}`,
]);
const browserStatus = runner(
  ["node_modules/@playwright/test/cli.js", "test", "--config", "web/e2e/playwright.config.ts"],
  {
    CHROMIUM_PATH: await findChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
  },
);

const unitStats = read(unitReport);
const browserResults = read(browserReport);
const browserStats = browserResults?.stats;
rmSync(reports, { recursive: true, force: true });
const passed = (unitStats?.numPassedTests ?? 0) + (browserStats?.expected ?? 0);
const failedTests =
  (unitStats?.numFailedTests ?? 0) + (browserStats?.unexpected ?? 0) + (browserStats?.flaky ?? 0);
const failed = failedTests === 0 && (unitStatus !== 0 || browserStatus !== 0) ? 1 : failedTests;
// The runners report failures thousands of lines above the end, which a log of CI may cut off.
const failures = [...failedUnitTests(unitStats), ...failedBrowserTests(browserResults)];
if (failures.length > 0) console.log(`\nFailed:\n${failures.join("\n")}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
