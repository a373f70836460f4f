import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** The folders of Debian's packages. */
const folderOf = (version: number): string => `/usr/lib/postgresql/${version}/bin`;

/** All tables, the whole life of an order, lists, searches and imports. */
const journeys = ["one-day", "many-buyers", "search", "admin-product-list", "import-products", "live-orders"];

it.skipIf(!existsSync(folderOf(15)))(
  "the migrations and the journeys work on PostgreSQL 15",
  { timeout: 180_000 },
  () => {
    const files = journeys.map((name) => `api/test/journeys/${name}.test.ts`);
    const run = spawnSync(process.execPath, ["node_modules/vitest/vitest.mjs", "run", ...files], {
      cwd: root,
      encoding: "utf8",
      env: { PATH: process.env["PATH"], HOME: process.env["HOME"], POSTGRES_BIN: folderOf(15) },
    });
    expect(run.status, `${run.stdout}\n${run.stderr}`).toBe(0);
  },
);
