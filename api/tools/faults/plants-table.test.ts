import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { moneyChecks } from "./money-checks.ts";
import { shopChecks } from "./shop-checks.ts";
import { faults } from "./cases.ts";
import { plants } from "./plants-table.mjs";

const sourceOf = (module: string): string => fileURLToPath(new URL(`../../src/${module}`, import.meta.url));

const faultNames = faults.map(({ name }) => name);

/** A fault that fails by itself is reported under this name. */
const checkNames = [...shopChecks, ...moneyChecks].map(({ name }) => name).concat("the fault itself");

/** Without comments, which the build may move. */
const codeOf = (module: string): string =>
  readFileSync(sourceOf(module), "utf8").replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "");

const document = readFileSync(new URL("../../../docs/faults.md", import.meta.url), "utf8");

describe.each(Object.entries(plants))("the planted bug %s", (name, plant) => {
  it("has a row in docs/faults.md with the lane, the fault and the check that find it", () => {
    const row = document.split("\n").find((line) => line.startsWith(`| \`${name}\` |`)) ?? "";
    for (const text of ["npm run faults", ...plant.faults, plant.check]) expect(row).toContain(text);
  });

  it("names a module of api/src that contains its text once", () => {
    expect(existsSync(sourceOf(plant.module))).toBe(true);
    expect(codeOf(plant.module).split(plant.find)).toHaveLength(2);
  });

  it("changes that text", () => {
    expect(plant.put).not.toBe(plant.find);
    expect(plant.find).not.toContain("\n");
  });

  it("names faults and a check that exist", () => {
    expect(plant.faults.filter((fault) => !faultNames.includes(fault))).toEqual([]);
    expect(plant.faults).not.toEqual([]);
    expect(checkNames).toContain(plant.check);
  });
});
