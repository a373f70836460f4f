import { appendFileSync } from "node:fs";
import { relative } from "node:path";
import { root } from "./setup.mjs";

const write = (line) => appendFileSync(process.env.RUN_LINES, `${JSON.stringify(line)}\n`);

/**
 * A reporter of vitest, for what its JSON does not have. It appends lines of JSON to RUN_LINES: of each test file its name and the
 * milliseconds of setup and tests, and of each error outside of all tests its text, with the file if vitest knows it.
 */
export default class RunReporter {
  onTestModuleEnd(module) {
    const { collectDuration, setupDuration, duration } = module.diagnostic();
    const file = relative(root, module.moduleId);
    write({ file, setup: Math.round(collectDuration + setupDuration), tests: Math.round(duration) });
  }

  onTestRunEnd(_modules, errors) {
    for (const { message, stack, VITEST_TEST_PATH: path } of errors)
      write({ error: stack ?? message ?? "an error without a message", file: path && relative(root, path) });
  }
}
