import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

const units = runner([
  "node_modules/vitest/vitest.mjs",
  "run",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${unitReport}`,
]);
const browser = runner(
  ["node_modules/@playwright/test/cli.js", "test", "--config", "web/e2e/playwright.config.ts"],
  {
    CHROMIUM_PATH: await findChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
  },
);

const unit = read(unitReport);
const seen = read(browserReport)?.stats;
rmSync(reports, { recursive: true, force: true });
const passed = (unit?.numPassedTests ?? 0) + (seen?.expected ?? 0);
const counted = (unit?.numFailedTests ?? 0) + (seen?.unexpected ?? 0) + (seen?.flaky ?? 0);
const failed = counted === 0 && (units !== 0 || browser !== 0) ? 1 : counted;
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
