import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../src/platform/project-root.ts";
import { listedRefusals } from "./listed-refusals.ts";

// Run by scripts/test.mjs after all tests of the API: prints, a line each, the codes that an operation lists and no test produced.
const folder = process.argv[2] ?? "";
const produced = new Set(
  readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), "utf8").split("\n")),
);
const listed = listedRefusals(readFileSync(join(projectRoot, "schema.graphql"), "utf8"));
const unproduced = listed.filter((pair) => !produced.has(pair));
if (unproduced.length > 0) console.log(unproduced.join("\n"));
