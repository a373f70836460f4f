import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { projectRoot } from "../../src/platform/project-root.ts";

/** The long-term releases that are newer than the one of this run. */
const versions = [22, 24];

const folder = await mkdtemp(join(tmpdir(), "shop-node-versions-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Installs a binary of Node from the npm registry. Returns its path. */
const installNode = (version: number): string => {
  const prefix = join(folder, String(version));
  const name = `node-${process.platform}-${process.arch}`;
  const npm = spawnSync(
    "npm",
    ["install", "--no-save", "--no-audit", "--no-fund", "--prefix", prefix, `${name}@${version}`],
    { cwd: folder, encoding: "utf8" },
  );
  if (npm.status !== 0) throw new Error(npm.stderr);
  return join(prefix, "node_modules", name, "bin", "node");
};

/** The program as it is started, killed and stopped; a day of a shop; hashes, pictures and PDFs. */
const files = [
  "api/test/ops/start.test.ts",
  "api/test/second-lane/journeys/one-day.test.ts",
  "api/test/second-lane/invoice-pdf.test.ts",
];

describe.each(versions)("the shop on Node %i", (version) => {
  it("starts, sells and stops", { timeout: 300_000 }, () => {
    const node = installNode(version);
    // This lane uses every processor already.
    const run = spawnSync(
      node,
      ["node_modules/vitest/vitest.mjs", "run", "--no-file-parallelism", ...files],
      {
        cwd: projectRoot,
        encoding: "utf8",
        env: { PATH: process.env["PATH"], HOME: process.env["HOME"] },
      },
    );
    if (run.status !== 0) throw new Error(`${run.stdout}\n${run.stderr}`);
    expect(spawnSync(node, ["--version"], { encoding: "utf8" }).stdout).toMatch(`v${version}.`);
  });
});
