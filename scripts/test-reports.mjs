import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "./setup.mjs";

/** What a run of tests did: counts, a text for each failed test, and the time of each file in milliseconds. */
const empty = { passed: 0, failed: 0, failures: [], files: [] };

const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined);

const firstLines = (message = "") => message.split("\n").filter(Boolean).slice(0, 6).join("\n    ");

const failedUnitTests = ({ name, status, message, assertionResults }) => {
  const path = relative(root, name);
  const tests = assertionResults.filter((test) => test.status === "failed");
  // A file that fails to load has no tests of its own.
  if (tests.length === 0 && status === "failed") return [`  ${path}\n    ${firstLines(message)}`];
  return tests.map((test) => `  ${path}: ${test.fullName}\n    ${firstLines(test.failureMessages[0])}`);
};

/** Reads the report of vitest, and the lines of `slow-files-reporter.mjs`. */
export const readUnitReport = (reportPath, slowFilesPath) => {
  const report = readJson(reportPath);
  if (!report) return empty;
  const lines = existsSync(slowFilesPath) ? readFileSync(slowFilesPath, "utf8").trim().split("\n") : [];
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    failures: report.testResults.flatMap(failedUnitTests),
    files: lines.filter(Boolean).map((line) => JSON.parse(line)),
  };
};

const specsIn = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsIn)];

/** The first error of a test. Playwright writes the colours of a terminal into it. */
const firstError = (tests) =>
  tests
    .flatMap(({ results }) => results)
    .flatMap(({ errors = [] }) => errors)
    .map(({ message = "" }) => stripVTControlCharacters(message))
    .find(Boolean);

const isFailed = (test) => test.status === "unexpected" || test.status === "flaky";

/** Reads the report of Playwright. */
export const readBrowserReport = (reportPath) => {
  const report = readJson(reportPath);
  if (!report) return empty;
  const specs = report.suites.flatMap(specsIn);
  const times = new Map();
  for (const { file, tests } of specs)
    for (const { projectName, results } of tests) {
      const name = `${file} [${projectName}]`;
      const milliseconds = results.reduce((sum, { duration }) => sum + duration, 0);
      times.set(name, (times.get(name) ?? 0) + milliseconds);
    }
  return {
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky,
    failures: specs
      .filter(({ tests }) => tests.some(isFailed))
      .map(
        ({ file, line, title, tests }) =>
          `  ${file}:${line}: ${title}\n    ${firstLines(firstError(tests.filter(isFailed)))}`,
      ),
    files: [...times].map(([file, tests]) => ({ file, setup: 0, tests })),
  };
};

const seconds = (milliseconds) => (milliseconds / 1000).toFixed(1).padStart(7);

/** The 30 slowest files as lines of text: seconds of their setup (modules, shop, data) and of their tests. */
export const slowestFiles = (files) =>
  files
    .toSorted((a, b) => b.setup + b.tests - a.setup - a.tests)
    .slice(0, 30)
    .map(({ file, setup, tests }) => `${seconds(setup)} ${seconds(tests)}  ${file}`);
