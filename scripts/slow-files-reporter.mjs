import { appendFileSync } from "node:fs";
import { relative } from "node:path";
import { root } from "./setup.mjs";

/**
 * A reporter of vitest. It appends a line of JSON for each test file to SLOW_FILES: its name, and milliseconds of setup and tests.
 */
export default class SlowFilesReporter {
  onTestModuleEnd(module) {
    const { collectDuration, setupDuration, duration } = module.diagnostic();
    const file = relative(root, module.moduleId);
    const line = { file, setup: Math.round(collectDuration + setupDuration), tests: Math.round(duration) };
    appendFileSync(process.env.SLOW_FILES, `${JSON.stringify(line)}\n`);
  }
}
