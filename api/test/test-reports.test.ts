import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { readUnitReport } from "../../scripts/test-reports.mjs";

const root = new URL("../..", import.meta.url).pathname;

/** A file in the report of vitest, with the states of its tests. */
const aFile = (name: string, ...states: string[]) => ({
  name: join(root, name),
  status: "passed",
  message: "",
  assertionResults: states.map((status) => ({ fullName: "a test", status, failureMessages: [] })),
});

const read = (files: ReturnType<typeof aFile>[], lines: object[]) => {
  const folder = mkdtempSync(join(tmpdir(), "shop-reports-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "report"), JSON.stringify({ testResults: files }));
  writeFileSync(join(folder, "lines"), lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  return readUnitReport(join(folder, "report"), join(folder, "lines"), 1);
};

describe("the report of vitest", () => {
  const died = { error: "Error: [vitest-pool]: Worker forks emitted error." };

  it("names the file whose process was killed, so that it runs again", () => {
    const { files, errors } = read([aFile("a.test.ts", "passed"), aFile("b.test.ts", "pending")], [died]);
    expect(files.flatMap(({ name, failures }) => failures.map(() => name))).toEqual(["b.test.ts"]);
    expect(errors).toEqual([]);
  });

  it("fails the run if a process was killed and no file misses a test", () => {
    expect(read([aFile("a.test.ts", "passed")], [died]).errors).toEqual([died.error]);
  });

  it("counts an error outside of the tests to the file that vitest names", () => {
    const { files, errors } = read(
      [aFile("a.test.ts", "passed"), aFile("b.test.ts", "passed")],
      [{ error: "Error: late", file: "b.test.ts" }],
    );
    expect(files.map(({ failures }) => failures.length)).toEqual([0, 1]);
    expect(errors).toEqual([]);
  });
});
