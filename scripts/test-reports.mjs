import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "./setup.mjs";

// The reports of the runners, as the results of `second-chances.mjs`.

const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined);

/** A run that ends with an error, and without a failed test that explains it. */
const unexplained = (status, files) =>
  status === 0 || files.some(({ failures }) => failures.length > 0)
    ? []
    : [`The runner ended with code ${status}, and no test has failed.`];

/** The title of the failure of a file whose process was killed, or crashed. Vitest reports the end of the process without the file. */
const UNFINISHED = "the file, which did not end";

const unitFile = ({ name, status, message, assertionResults }) => {
  const path = relative(root, name);
  const failures = assertionResults
    .filter((test) => test.status === "failed")
    .map(({ fullName, failureMessages }) => ({ title: fullName, error: failureMessages[0] ?? "" }));
  const passed = assertionResults.filter((test) => test.status === "passed").length;
  const ran = passed + failures.length;
  if (assertionResults.some((test) => test.status === "pending"))
    failures.push({ title: UNFINISHED, error: "Its process ended before its tests." });
  // A file that cannot be loaded, or whose hooks fail, may have no failed test of its own.
  if (failures.length === 0 && status === "failed")
    failures.push({ title: "the file, outside of its tests", error: message });
  return { name: path, path, passed, ran, failures };
};

/** Reads the report of vitest, and the lines of `run-reporter.mjs`. */
export const readUnitReport = (reportPath, linesPath, status) => {
  const report = readJson(reportPath);
  const files = report ? report.testResults.map(unitFile) : [];
  const text = existsSync(linesPath) ? readFileSync(linesPath, "utf8").trim() : "";
  const lines = text === "" ? [] : text.split("\n").map((line) => JSON.parse(line));
  const hasUnfinished = files.some(({ failures }) => failures.some(({ title }) => title === UNFINISHED));
  const errors = [];
  for (const { error, file } of lines.filter((line) => "error" in line)) {
    const owner = files.find(({ path }) => path === file);
    if (owner) owner.failures.push({ title: "an error outside of its tests", error });
    else if (!(hasUnfinished && error.includes("[vitest-pool]"))) errors.push(error);
  }
  return {
    files,
    errors: errors.length > 0 ? errors : unexplained(status, files),
    times: lines.filter((line) => "tests" in line),
  };
};

const specsIn = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsIn)];

/** The first error of a test. Playwright writes the colours of a terminal into it. */
const firstError = ({ results }) =>
  results
    .flatMap(({ errors = [] }) => errors)
    .map(({ message = "" }) => stripVTControlCharacters(message))
    .find(Boolean) ?? "";

/** Reads the report of Playwright. */
export const readBrowserReport = (reportPath, status) => {
  const report = readJson(reportPath);
  const files = new Map();
  const times = new Map();
  for (const { file, line, title, tests } of report ? report.suites.flatMap(specsIn) : [])
    for (const test of tests) {
      const project = test.projectName;
      const name = `${file} [${project}]`;
      const entry = files.get(name) ?? { name, path: file, project, passed: 0, ran: 0, failures: [] };
      files.set(name, entry);
      if (test.status !== "skipped") entry.ran += 1;
      if (test.status === "expected") entry.passed += 1;
      if (test.status === "unexpected" || test.status === "flaky")
        entry.failures.push({ title: `${title} (line ${line})`, error: firstError(test) });
      const milliseconds = test.results.reduce((sum, { duration }) => sum + duration, 0);
      times.set(name, (times.get(name) ?? 0) + milliseconds);
    }
  const all = [...files.values()];
  const errors = (report?.errors ?? []).map(({ message = "" }) => stripVTControlCharacters(message));
  return {
    files: all,
    errors: errors.length > 0 ? errors : unexplained(status, all),
    times: [...times].map(([file, tests]) => ({ file, setup: 0, tests })),
  };
};

const seconds = (milliseconds) => (milliseconds / 1000).toFixed(1).padStart(7);

/** The 30 slowest files as lines of text: seconds of their setup (modules, shop, data) and of their tests. */
export const slowestFiles = (files) =>
  files
    .toSorted((a, b) => b.setup + b.tests - a.setup - a.tests)
    .slice(0, 30)
    .map(({ file, setup, tests }) => `${seconds(setup)} ${seconds(tests)}  ${file}`);
