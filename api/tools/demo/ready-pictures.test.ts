import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";
import { coversShownFirst, readyFolder } from "./ready-pictures.ts";

it("the pictures that the first pages show are committed as they are drawn now", () => {
  const files = readdirSync(readyFolder).map((name) => basename(name, ".avif"));
  const covers = [...coversShownFirst().keys()];
  expect(covers.length).toBeGreaterThan(24);
  // If not: node --import @oxc-node/core/register api/tools/demo/make-ready-pictures.ts
  expect(files.sort()).toEqual(covers.sort());
});
